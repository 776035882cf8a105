"""The database: connections, schema, migrations, and the rows that both paths speak of."""
