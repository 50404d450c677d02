import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '@/lib/server/route/read-json';

function post(body: BodyInit, contentType: string | null = 'application/json'): Request {
  const headers: Record<string, string> = contentType === null ? {} : { 'content-type': contentType };
  return new Request('http://brand.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

async function readStatus(request: Request, limitMs?: number): Promise<number> {
  const json = await readJson(request, limitMs);
  return json.ok ? 200 : json.refusal.status;
}

function nest(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

function keys(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));
}

test.each([
  ['an object', '{"a":1}', 200],
  ['nothing', '', 400],
  ['cut JSON', '{"a":1', 400],
  ['a byte order mark', '\ufeff{}', 400],
  ['bad UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['UTF-16', new Uint8Array([0x7b, 0, 0x7d, 0]), 400],
  ['__proto__', '{"__proto__":{"x":1}}', 400],
  ['__proto__ in a list in an object', '{"a":[{"__proto__":1}]}', 400],
  ['__proto__ written with escapes', '{"\\u005f_proto__":1}', 400],
  ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
  ['a constructor that is a word', '{"constructor":"Ford"}', 200],
  ['12 levels', nest(12), 200],
  ['13 levels', nest(13), 400],
  ['10 000 levels', nest(10_000), 400],
  ['500 keys', keys(500), 200],
  ['501 keys', keys(501), 400],
  ['64 KB', JSON.stringify('x'.repeat(64 * 1024 - 2)), 200],
  ['a byte more', JSON.stringify('x'.repeat(64 * 1024 - 1)), 413],
])('%s → %d', async (_name, body, status) => {
  expect(await readStatus(post(body))).toBe(status);
});

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON;charset="UTF-8"', 200],
  ['application/json; charset=utf-16', 415],
  ['application/jsonp', 415],
  ['text/plain', 415],
  ['text/plain; application/json', 415],
  ['application/x-www-form-urlencoded', 415],
  [null, 415],
])('the type %s → %d', async (contentType, status) => {
  expect(await readStatus(post(new TextEncoder().encode('{}'), contentType))).toBe(status);
});

test('a body without a declared length is counted as it comes', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192)) });
  expect(await readStatus(post(endless))).toBe(413);
});

test('a body that stalls is not waited for, and its connection ends', async () => {
  let cancelled = false;
  const json = await readJson(post(new ReadableStream({ cancel: () => void (cancelled = true) })), 20);
  expect(json.ok ? 200 : [json.refusal.status, json.refusal.headers.get('connection')]).toEqual([408, 'close']);
  expect(cancelled).toBe(true);
});

test('a body that drips for ever is over by the deadline', async () => {
  const drip = new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      controller.enqueue(new Uint8Array([0x20]));
    },
  });
  expect(await readStatus(post(drip), 40)).toBe(408);
});

test('a sender that breaks off is told so, and nothing of ours has failed', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  expect(await readStatus(post(broken))).toBe(400);
});

test('a packed body is refused', async () => {
  const request = post('{}');
  request.headers.set('content-encoding', 'gzip');
  expect(await readStatus(request)).toBe(415);
});

test('whatever arrives is either the JSON that was sent or a refusal, and no prototype changes', async () => {
  const bodies = fc.oneof(fc.json({ maxDepth: 3 }), fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const json = await readJson(post(body as BodyInit));
      if (json.ok)
        expect(json.value).toEqual(JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)));
      else expect([400, 413]).toContain(json.refusal.status);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
