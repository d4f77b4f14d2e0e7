"""The server: tables over WebSockets, an HTTP API beside them, and the client's files."""
