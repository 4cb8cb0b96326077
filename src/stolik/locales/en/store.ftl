### Why tables could not be kept or read.

store-address = "{ $address }" is no database that tables can be kept in: give the path of a SQLite file, or postgresql://…
store-driver = The driver for this database is not installed: { $driver }.
store-busy = Another program has the tables in { $address } open. Stop it first, or choose another data folder.
store-newer = The tables in { $address } were kept by a newer Stolik than this one.
store-foreign = { $address } is a database of another program.
store-broken = The database is damaged, or is none: { $reason }.
store-full = There is no room left to keep tables in: { $reason }.
store-failed = The database refuses: { $reason }.
store-closed = The server is being stopped; nothing more is kept.
store-missing = There is no table { $table }.
store-taken = The table { $table } already has this.
