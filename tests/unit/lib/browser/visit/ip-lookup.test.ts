// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type * as ipLookup from '@/lib/browser/visit/ip-lookup';
import { readFindings } from '@/lib/browser/visit/visit-findings';

const VISITOR = { anonymousId: '00000000-0000-4000-8000-000000000002', sessionId: 's1' };
const NOWHERE = { city: null, state: null, postalCode: null, value: '203.0.113.7', isp: null };
const SEATTLE = { ...NOWHERE, city: 'Seattle', state: 'WA', postalCode: '98101' };
const QUALITY = {
  ...{ risk: 'low', fraudScore: 10, proxy: false, vpn: false, tor: false, isCrawler: false, botStatus: false },
};
const MIAMI = { city: 'Miami', state: 'FL', postalCode: '33101', isp: 'Sandbox Telecom' };

const tell = (location: typeof NOWHERE | typeof SEATTLE) => ({ buildId: 'one', location, thirdParties: {} });

let findIpLookup: typeof ipLookup.findIpLookup;
let asked: string[];
let answers: Readonly<Record<string, unknown>>;

beforeEach(async () => {
  sessionStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    return answer === undefined ? new Response(null, { status: 502 }) : Response.json(answer);
  });
  vi.resetModules();
  ({ findIpLookup } = await import('@/lib/browser/visit/ip-lookup'));
});

it('where the edge says nothing, the check of the address tells provider and place, asked once', async () => {
  answers = { '/api/visit': tell(NOWHERE), '/api/ipqs/check-ip': { ...QUALITY, location: MIAMI } };
  const found = await Promise.all([findIpLookup(VISITOR), findIpLookup(VISITOR)]);
  expect(found[0]).toEqual({ ...NOWHERE, ...MIAMI });
  expect(asked.toSorted()).toEqual(['/api/ipqs/check-ip', '/api/visit']);
  expect(readFindings()).toMatchObject({ ipQuality: QUALITY, ipLookup: MIAMI });
  expect(readFindings().ipQuality).not.toHaveProperty('location');
});

it('what the edge says of the place stands, and the provider joins it', async () => {
  answers = { '/api/visit': tell(SEATTLE), '/api/ipqs/check-ip': { ...QUALITY, location: MIAMI } };
  expect(await findIpLookup(VISITOR)).toMatchObject({ postalCode: '98101' });
  await vi.waitFor(() => expect(readFindings().ipLookup).toEqual({ ...SEATTLE, isp: 'Sandbox Telecom' }));
});

it('without a check the edge’s answer is all there is, and a check without a place does no harm', async () => {
  answers = { '/api/visit': tell(NOWHERE) };
  expect(await findIpLookup(VISITOR)).toEqual(NOWHERE);
  expect(readFindings()).toEqual({ ipLookup: NOWHERE });
});

it('a visit that knows both asks nobody', async () => {
  sessionStorage.clear();
  answers = { '/api/visit': tell(NOWHERE), '/api/ipqs/check-ip': QUALITY };
  await findIpLookup(VISITOR);
  vi.resetModules();
  asked = [];
  const again = await import('@/lib/browser/visit/ip-lookup');
  expect(await again.findIpLookup(VISITOR)).toEqual(NOWHERE);
  expect(asked).toEqual([]);
});
