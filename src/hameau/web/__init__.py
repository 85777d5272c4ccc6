"""HTTP and WebSocket over the tables; serves the built front end."""
