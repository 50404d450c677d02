import { expect, test } from 'vitest';
import { refuseOpenBroker, refuseOpenDatabase, refuseRelativeFolder } from '@/lib/server/settings/private-links';

const FULL = 'sslmode=verify-full';

test.each([
  `postgres://site:password@database.internal/site?${FULL}`,
  `postgresql://site:p%40ss@10.0.0.7:5433/site?${FULL}&sslrootcert=/etc/site/authority.pem`,
  'postgres://site:password@127.0.0.1:5432/site',
  'postgres://site:password@localhost/site',
  'postgres://site@[::1]:5432/site',
  'postgres://site@/site?host=/var/run/postgresql',
  'postgres:///site?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/site',
])('production takes the database %s', (address) => {
  expect(refuseOpenDatabase(address)).toBeUndefined();
});

test.each([
  ['file:.data/store', 'is the embedded store'],
  ['file:/var/lib/site/store', 'is the embedded store'],
  ['postgres://site:password@database.internal/site', 'is not encrypted and verified'],
  ['postgres://site@database.internal/site?ssl=true', 'is not encrypted and verified'],
  ...['disable', 'prefer', 'require', 'verify-ca', 'no-verify', ''].map((mode) => [
    `postgres://site@database.internal/site?sslmode=${mode}`,
    'is not encrypted and verified',
  ]),
  // The driver takes the last of each.
  [`postgres://site@database.internal/site?${FULL}&sslmode=no-verify`, 'is not encrypted and verified'],
  ['postgres://site@127.0.0.1/site?host=database.internal', 'is not encrypted and verified'],
  ['postgres://site@127.0.0.1.example/site', 'is not encrypted and verified'],
  ['postgres://site@localhost.example/site', 'is not encrypted and verified'],
  // It would ask PGHOST.
  ['postgres:///site', 'names no host'],
  ['postgres://site@/site', 'names no host'],
  ['postgres://site:p#ss@database.internal/site', 'cannot be read'],
])('production refuses the database %s: it %s', (address, problem) => {
  expect(refuseOpenDatabase(address)).toMatchObject({ problem });
});

test('a broker elsewhere is asked over TLS alone', () => {
  for (const address of [
    'tls://broker.internal:4222',
    'nats://127.0.0.1:4222',
    'nats://u:p@localhost',
    'nats://[::1]:4222',
  ]) {
    expect([address, refuseOpenBroker(address)]).toEqual([address, undefined]);
  }
  for (const address of ['nats://broker.internal:4222', 'nats://10.0.0.7', 'nats://localhost.example']) {
    expect([address, refuseOpenBroker(address)?.problem]).toEqual([address, 'is not encrypted']);
  }
});

test('the spool stays where it is, wherever the server is started', () => {
  expect(['/spool', '/var/lib/site/spool', 'C:\\site\\spool'].map(refuseRelativeFolder)).toEqual(
    Array(3).fill(undefined),
  );
  const refused = ['.data/spool', './spool', '../spool', 'spool', '~/spool', ' /spool'].map(refuseRelativeFolder);
  expect(refused.map((refusal) => refusal?.problem)).toEqual(Array(6).fill('is relative'));
});
