// Exits with 0 when the PostgreSQL at the given address lets us in and may create tables.
const { Client } = require('pg');

async function probe(connectionString) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.query('create temporary table probe (id integer)');
  await client.end();
}

probe(process.argv[2]).catch(() => process.exit(1));
