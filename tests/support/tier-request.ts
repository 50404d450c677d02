import { Agent, request } from 'node:http';

/** An answer of the cache tier. */
export interface TierAnswer {
  readonly status: number;
  readonly body: string;
  /** What the cache says of it: HIT, MISS, BYPASS, STALE …; undefined where it has no part. */
  readonly cache: string | undefined;
  readonly location: string | undefined;
  readonly cookies: readonly string[];
}

export interface TierRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks the port as a visitor of a host. A connection that breaks is an error, never tried again here. */
export function askTier(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: TierRequest = {},
): Promise<TierAnswer> {
  return new Promise((resolve, reject) => {
    const all = { host: `${host}:${port}`, ...headers };
    const asked = request({ host: '127.0.0.1', port, path, method, headers: all, agent }, (response) => {
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
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
