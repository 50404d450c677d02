import { expect, test } from 'vitest';
import type { AddressLocation } from '@/lib/call-bodies/address-location';
import { callContracts, isPaid, readContract, type CallAnswer } from '@/lib/calls/call-contracts';
import { calls, isCallPath, type CallName } from '@/lib/calls/calls';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';

const NAMES = Object.keys(calls) as readonly CallName[];

test('every call has its own path below the folder of the calls, and one contract', () => {
  const paths = NAMES.map((name) => calls[name].path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.every(isCallPath)).toBe(true);
  expect(Object.keys(callContracts).sort()).toEqual([...NAMES].sort());
});

test('what is posted is parsed and counted, and what costs money most strictly', () => {
  for (const name of NAMES) {
    const { guard, limits, request } = readContract(name);
    const takesJson = calls[name].method === 'POST' && !['report', 'source', 'operator'].includes(guard);
    // What is asked about the browser names no visit: it is counted by its block alone.
    const namesVisit = takesJson && name !== 'askTestVisit';
    expect([name, takesJson && request !== undefined]).toEqual([name, takesJson]);
    expect([name, limits?.perVisit !== undefined]).toEqual([name, namesVisit]);
    if (isPaid(guard)) expect(limits?.perBlock).toBeLessThanOrEqual(60);
  }
});

const ADDRESS: AddressLocation = { city: null, state: null, postalCode: null, value: '127.0.0.1', isp: null };

/** What our server answers on a good day. */
const GOOD: { readonly [Name in CallName]?: CallAnswer<Name> } = {
  createEvent: { accepted: true },
  createLead: { accepted: true },
  setUser: { saved: true },
  getSession: { personal: { firstname: 'Ada' } },
  getBuild: { buildId: 'one' },
  // A brand may load nothing from outside.
  getVisitFacts: { buildId: 'one', location: ADDRESS, thirdParties: {} },
  getPlaceNote: { title: 'Seattle, Washington' },
  getCallToken: { token: 'signed', expiresAt: '2026-01-02T03:04:05.678Z' },
  checkIp: {
    ...{ risk: 'low', fraudScore: 10, proxy: false, vpn: false },
    ...{ tor: false, isCrawler: false, botStatus: false },
  },
  checkDemand: { parsed: { ctc: { ev: 4.2 } } },
  getPhone: { phone: '+12065550123', expiresInSeconds: 300, source: 'lease' },
  listAds: {
    impressionId: 'i1',
    ads: [{ id: '1', company: 'Acme', title: 'Save', points: ['One'], clickUrl: 'https://ads.example/1' }],
  },
  getHealth: { status: 'alive' },
};

const ZIP: ZipLocation = {
  ...{ zipCode: '33101', city: 'Miami', state: 'FL', stateName: 'Florida', county: 'Miami-Dade' },
  ...{ latitude: 25.7791, longitude: -80.1978, timezone: 'America/New_York' },
};

const ANSWERS: readonly (readonly [name: CallName, answer: object])[] = [
  ...(Object.entries(GOOD) as [CallName, object][]),
  ['getLocation', ZIP],
  ['getLocation', ADDRESS],
];

test.each(ANSWERS)('an answer of %s is taken whole, with more than that too, and never in part', (name, answer) => {
  const isAnswer = readContract(name).response ?? (() => false);
  expect(isAnswer(answer)).toBe(true);
  expect(isAnswer({ ...answer, addedByANewerServer: 1 })).toBe(true);
  for (const [member] of Object.entries(answer)) {
    const { [member]: _gone, ...rest } = answer as Record<string, unknown>;
    expect([member, isAnswer(rest), isAnswer({ ...answer, [member]: [7] })]).toEqual([member, false, false]);
  }
});

test.each<readonly [CallName, unknown]>([
  ['getPhone', { ...GOOD.getPhone, phone: '2065550123' }],
  ['getPhone', { ...GOOD.getPhone, expiresInSeconds: 0 }],
  ['checkDemand', { parsed: { ctc: { ev: '4.2' } } }],
  ['checkDemand', { parsed: { ctc: { ev: -1 } } }],
  ['checkDemand', { parsed: {} }],
  ['checkIp', { ...GOOD.checkIp, risk: 'none' }],
  ['getCallToken', { token: 'signed', expiresAt: 'soon' }],
  ['getSession', { personal: { firstname: 1 } }],
  ['listAds', { impressionId: 'i1', ads: [{}] }],
  ['getPlaceNote', { title: 'Seattle, Washington', drawing: { state: 'M0,0Z' } }],
  ['getVisitFacts', { ...GOOD.getVisitFacts, thirdParties: { leadId: { url: 'https://ids.example' } } }],
  ['getVisitFacts', { ...GOOD.getVisitFacts, thirdParties: { trustedForm: { url: 'javascript:alert(1)' } } }],
])('%s never answers %j', (name, answer) => {
  expect(readContract(name).response?.(answer)).toBe(false);
});
