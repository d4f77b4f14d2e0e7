"""The HTTP API: who I am, which games there are, my tables. JSON in and out; OpenAPI at /schema."""
