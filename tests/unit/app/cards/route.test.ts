import { beforeEach, expect, it, vi } from 'vitest';
import { registry } from '@/funnels/registry';
import { listCards } from '@/lib/rendered/social-card';
import { closeBrands } from '@/lib/server/platform/closed-brands';
import { GET } from '@/app/cards/[brand]/[file]/route';

function get(brand: string, file: string): Promise<Response> {
  return GET(new Request('http://localhost/'), { params: Promise.resolve({ brand, file }) });
}

beforeEach(() => closeBrands([]));

it('draws a PNG of 1200 by 630, asking nothing of anybody', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const response = await get('tqg', 'call-auto.png');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const asked = fetch.mock.calls.map(([target]) => (target instanceof Request ? target.url : target.toString()));
  expect(asked.filter((address) => /^https?:/.test(address))).toEqual([]);
});

it('draws every brand’s cards in its own faces, with its own mark', async () => {
  const first = new Map(listCards(registry, new Date()).map((card) => [card.brand, card]));
  expect(first.size).toBe(Object.keys(registry.brands).length);
  for (const { brand, file } of first.values()) {
    const response = await get(brand, file);
    expect(response.status, brand).toBe(200);
    expect((await response.arrayBuffer()).byteLength, brand).toBeGreaterThan(10_000);
  }
});

it('has none of a brand that is not ready: facts stand on cards', async () => {
  expect((await get('tqg', 'call-auto.png')).status).toBe(200);
  closeBrands(['tqg']);
  expect((await get('tqg', 'call-auto.png')).status).toBe(404);
});

it('has none that no page names: nobody makes it draw what nobody shows', async () => {
  expect((await get('m10', 'call-auto.png')).status).toBe(404);
  expect((await get('tqg', 'call-auto.2026.png')).status).toBe(404);
  const dated = listCards(registry, new Date()).find(({ file }) => /\.\d{4}\.png$/.test(file));
  if (!dated) throw new Error('No page is dated.');
  expect((await get(dated.brand, dated.file)).status).toBe(200);
  expect((await get(dated.brand, dated.file.replace(/\d{4}/, '3000'))).status).toBe(404);
});
