"""An account for whoever wants one: a nickname first, a passkey or a password later, no e-mail."""
