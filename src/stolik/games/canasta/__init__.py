"""The canasta family: one engine for kurnik, classic, hoyle, book, samba and combo."""
