import { execFile } from 'node:child_process';
import dns from 'node:dns';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { askProvider } from '@/tests/support/ask-provider';
import { makeCertificate, type Certificate } from '@/tests/support/make-certificate';

/** So long that what ends sooner was not ended by it. */
const LIMIT_MS = 60_000;
const SOON_MS = 10_000;
const LATER = new Date('2100-01-01T00:00:00Z');
const PAST = new Date('2001-01-01T00:00:00Z');

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve({ certificate, key }: Certificate): Promise<string> {
  const server = createServer({ cert: certificate, key }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ctc":{"ev":4.2}}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}/`;
}

async function ask(url: string): Promise<[result: unknown, isSoon: boolean]> {
  const startedAt = performance.now();
  const result = await askProvider({ url, limitMs: LIMIT_MS });
  return [result, performance.now() - startedAt < SOON_MS];
}

test('a provider whose name nobody knows is refused at once', async () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const lookup = vi.spyOn(dns, 'lookup') as unknown as ReturnType<typeof vi.fn<(...told: unknown[]) => void>>;
  lookup.mockImplementation((...told) => setImmediate(told.at(-1) as (error: Error) => void, unknown));
  expect(await ask('http://provider.invalid/')).toEqual([{ ok: false, reason: 'refused' }, true]);
  expect(lookup).toHaveBeenCalledTimes(1);
});

test('a name server that is silent is given up with the connection, long before the call is', async () => {
  const lookup = vi.spyOn(dns, 'lookup') as unknown as ReturnType<typeof vi.fn<(...told: unknown[]) => void>>;
  lookup.mockImplementation(() => undefined);
  expect(await ask('http://provider.invalid/')).toEqual([{ ok: false, reason: 'timeout' }, true]);
  expect(lookup).toHaveBeenCalledTimes(1);
});

test('a port on which nobody listens is refused at once', async () => {
  const url = await serve(makeCertificate({ name: 'nobody', host: 'localhost', until: LATER }));
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  expect(await ask(url)).toEqual([{ ok: false, reason: 'refused' }, true]);
});

test('a certificate that is over, for another name or by a stranger is refused, and a good one is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const authority = makeCertificate({ name: 'Authority', until: LATER });
  writeFileSync(join(folder, 'authority.pem'), authority.certificate);
  const urls = await Promise.all([
    serve(makeCertificate({ name: 'good', host: 'localhost', until: LATER, issuer: authority })),
    serve(makeCertificate({ name: 'over', host: 'localhost', until: PAST, issuer: authority })),
    serve(makeCertificate({ name: 'other', host: 'other.example', until: LATER, issuer: authority })),
    serve(makeCertificate({ name: 'stranger', host: 'localhost', until: LATER })),
  ]);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
  const args = ['--import', 'tsx', 'tests/support/asking-client.ts', ...urls];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  rmSync(folder, { recursive: true });
  const refused = { ok: false, reason: 'refused' };
  expect(JSON.parse(stdout)).toEqual([{ ok: true, value: { ctc: { ev: 4.2 } } }, refused, refused, refused]);
});
