"""The server: HTTP, one WebSocket, storage. It executes what `table` decides and knows no rule of any game."""
