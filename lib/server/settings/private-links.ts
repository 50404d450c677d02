import type { EnvFault } from './setting';

type Refusal = Omit<EnvFault, 'name'>;

const POSTGRES = /^postgres(ql)?:/;
const OF_ITS_OWN = 'a server on this machine may go without';

/** Whether nothing leaves this machine: its own address, or a socket of the file system. */
function staysHere(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host) || host.startsWith('/');
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** As the driver reads it: the last `host` of the query counts before the one in front of the path. */
function findDatabaseHost({ hostname, searchParams }: URL): string {
  return searchParams.getAll('host').at(-1) || decodeURIComponent(hostname);
}

/**
 * What production refuses of `DATABASE_URL`: the embedded store, which one process may open and which does not sync, and
 * a link that somebody in between could read or answer (compliance: the privacy page says "travels encrypted"). `require`
 * and `verify-ca` are refused too: what they check differs from one release of the driver to the next.
 */
export function refuseOpenDatabase(address: string): Refusal | undefined {
  const remedy = `postgres://user:password@host/database?sslmode=verify-full; ${OF_ITS_OWN}`;
  if (!POSTGRES.test(address)) return { problem: 'is the embedded store', remedy };
  // With a user and no host, as a socket's address may be, it is none that a URL can hold.
  const url = parseAddress(address) ?? parseAddress(address.replace('@/', '@-/'));
  if (!url) return { problem: 'cannot be read', remedy };
  const host = findDatabaseHost(url);
  if (host === '' || host === '-') return { problem: 'names no host', remedy };
  if (staysHere(host) || url.searchParams.getAll('sslmode').at(-1) === 'verify-full') return undefined;
  return { problem: 'is not encrypted and verified', remedy };
}

/** What production refuses of a broker's address: nats://, which is encrypted only if the server says so, elsewhere. */
export function refuseOpenBroker(address: string): Refusal | undefined {
  const url = parseAddress(address);
  if (!url || url.protocol === 'tls:' || staysHere(url.hostname)) return undefined;
  return { problem: 'is not encrypted', remedy: `tls://host:port; ${OF_ITS_OWN}` };
}

/** What production refuses of a folder: one that depends on where the server was started, often a build's own folder. */
export function refuseRelativeFolder(folder: string): Refusal | undefined {
  if (/^(\/|[A-Za-z]:[\\/])/.test(folder)) return undefined;
  return { problem: 'is relative', remedy: 'a folder from the root on, outside the build, which the next one deletes' };
}
