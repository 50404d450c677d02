import { expect, it, vi } from 'vitest';
import { registry } from '@/funnels/registry';
import { listClosedBrands } from '@/lib/lint/list-closed-brands';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { GET, generateStaticParams } from '@/app/cards/[brand]/[file]/route';

function get(brand: string, file: string): Promise<Response> {
  return GET(new Request('http://localhost/'), { params: Promise.resolve({ brand, file }) });
}

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

it('is prerendered in production for brands that are ready alone: facts stand on cards', () => {
  vi.stubEnv('APP_ENV', 'production');
  const closed = listClosedBrands(registry, 'production');
  expect(new Set(generateStaticParams().map(({ brand }) => brand))).toEqual(
    new Set(BRAND_CODES.filter((code) => !closed.has(code))),
  );
  vi.unstubAllEnvs();
});

it('is prerendered for every card, and has no other', async () => {
  expect(generateStaticParams()).toContainEqual({ brand: 'tqg', file: 'call-auto.png' });
  expect((await get('m10', 'call-auto.png')).status).toBe(404);
});
