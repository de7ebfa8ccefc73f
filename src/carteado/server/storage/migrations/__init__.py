"""How the database came to its present shape: one file a step in `versions`, run by `storage.migrating`."""
