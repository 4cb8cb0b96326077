"""The web application: tables in the browser, their storage, their sockets."""
