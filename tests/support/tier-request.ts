import { Agent as PlainAgent, request as askPlainly } from 'node:http';
import { Agent, request as askSecurely } from 'node:https';
import { TIER_NAME } from './cache-tier';

/** An answer of the cache tier, or of a site without one. */
export interface TierAnswer {
  readonly status: number;
  readonly body: string;
  /** What the cache says of it: HIT, MISS, BYPASS, STALE …; undefined where it has no part. */
  readonly cache: string | undefined;
  readonly location: string | undefined;
  readonly cookies: readonly string[];
  /** By name in small letters; of one that came twice, both. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface TierRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The certificate that the port must show; without one the port is asked without TLS. */
  readonly authority?: string | undefined;
  /** An address of this machine from which to ask, `127.0.0.1` to `127.255.255.254`: each is a visitor of its own. */
  readonly from?: string;
}

const WAIT = { keepAlive: true, maxSockets: 64 };
const [agent, plainAgent] = [new Agent(WAIT), new PlainAgent(WAIT)];

/** Asks the port as a visitor of a host. A connection that breaks is an error, never tried again here. */
export function askTier(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, authority, from }: TierRequest = {},
): Promise<TierAnswer> {
  return new Promise((resolve, reject) => {
    const named = authority === undefined ? `${host}:${port}` : host;
    const to = { host: '127.0.0.1', port, path, method, headers: { host: named, ...headers }, localAddress: from };
    const asked =
      authority === undefined
        ? askPlainly({ ...to, agent: plainAgent })
        : askSecurely({ ...to, agent, ca: authority, servername: TIER_NAME });
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          cache: response.headers['x-cache'] as string | undefined,
          location: response.headers.location,
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? ''),
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
          ),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
