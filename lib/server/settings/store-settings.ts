import * as z from 'zod/mini';
import { refuseOpenDatabase, refuseRelativeFolder } from './private-links';
import { setting } from './setting';

/** Where what visitors send is kept, and where it waits. */
export const storeSettings = {
  DATABASE_URL: setting(z._default(z.string().check(z.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/)), 'file:.data/store'), {
    about:
      'file:<folder> is the embedded store, postgres://user:password@host/database is PostgreSQL; production takes that alone.',
    remedy: 'file:<folder> or postgres://user:password@host/database',
    credentials: (password) => `postgres://planted:${password}@127.0.0.1:1/planted`,
    production: refuseOpenDatabase,
    deployed: {
      value: 'postgres://site:password@database.internal/site?sslmode=verify-full',
      about: 'sslrootcert=<file> names an authority of your own; a server on this machine may go without sslmode.',
    },
  }),
  DATABASE_CONNECTIONS: setting(z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(200)), 10), {
    about: 'Connections of one process to PostgreSQL; those of all processes together must fit its max_connections.',
    remedy: 'a number of connections, 2 to 200',
  }),
  SPOOL_FOLDER: setting(z._default(z.string(), '.data/spool'), {
    about: "Where events and leads wait on this machine's own disk while the store is away; must outlive the process.",
    remedy: 'a folder that the server may write to and that outlives it',
    production: refuseRelativeFolder,
    deployed: {
      value: '/var/lib/site/spool',
      about: 'On a disk that outlives the processes, which may share it: what was accepted while PostgreSQL was away.',
    },
  }),
  SPOOL_LIMIT_MB: setting(z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 2048), {
    about: 'How much may wait there; above it the site answers 503.',
    remedy: 'a number of megabytes, 1 to 1000000',
  }),
};
