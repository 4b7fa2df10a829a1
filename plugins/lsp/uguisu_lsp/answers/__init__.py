"""What the server answers, by what is asked: each module adds its part to a server."""
