import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import { callBackMessages } from '@/funnels/messages/call-back';
import { uiMessages } from '@/funnels/messages';
import { findHours } from '@/lib/brand/brand-hours';
import { describeCallBack, listCallBackSlots } from '@/lib/brand/call-back-slots';
import { joinCallBackWords, writeCallBackTerms } from '@/lib/compliance/call-back-words';
import { findCallBackParty } from '@/lib/compliance/shown-call-back';
import type { Store } from '@/lib/server/records/store';
import { makeLeadCall } from '@/tests/support/good-calls';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

type Handler = (request: Request) => Promise<Response> | Response;
let createLead: Handler;
let getToken: Handler;
let store: () => Store;
let readMetrics: () => Promise<string>;

const HOST = 'm10.localhost';
const SUNDAY = '2027-01-10T17:00Z';
const brand = brands.m10;
const hours = findHours(brand, 'medicare');
const [slot, later] = listCallBackSlots(hours, 'America/New_York', Date.parse(SUNDAY));
const PERSON = { zipcode: '33101', firstName: 'Ada', phone: '(206) 555-0142' };

ownHandlers(
  (sandbox) => ({ MEDIAALPHA_URL: `${sandbox}/mediaalpha`, LIMIT_FACTOR: '1000', OFFICE_CLOCK: SUNDAY }),
  async () => {
    createLead = (await import('@/app/api/lead/create/route')).POST;
    getToken = (await import('@/app/api/ipqs/token/route')).GET;
    store = (await import('@/lib/server/process/open-store')).getStore;
    readMetrics = (await import('@/lib/server/metrics/metrics')).readMetrics;
  },
);

const words = callBackMessages.english;

/** What a page of ours sends when its visitor asks to be called in a slot. */
function makeRequest(chosen = slot) {
  if (!chosen) throw new Error('This office offers no slot.');
  const said = describeCallBack(hours, chosen, 'english');
  const party = findCallBackParty(brand);
  const chosenWords = { button: words.button, phone: PERSON.phone, slot: said };
  const terms = writeCallBackTerms('english', 'medicare', party, chosenWords);
  const lead = makeLeadCall(true, PERSON);
  const act = {
    ...lead.consents[0],
    consentId: randomUUID(),
    text: joinCallBackWords(words, {
      ...{ zone: 'ET', slot: said, terms, recorded: uiMessages.english.call.recorded },
    }),
    buttonLabel: words.button,
    recipients: [{ id: 'call-back', name: party.operator, granted: true }],
  };
  const [from, until] = [chosen.from, chosen.until].map((at) => new Date(at).toISOString());
  return { ...lead, leadId: randomUUID(), sessionId: randomUUID(), consents: [act], callBack: { from, until } };
}

let headers: Readonly<Record<string, string>>;
beforeEach(() => {
  headers = {
    ...{ host: HOST, 'content-type': 'application/json', 'user-agent': VISITOR_AGENT },
    ...{ 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` },
  };
});

async function send(request: ReturnType<typeof makeRequest>): Promise<number> {
  const asked = new Request(`http://x/?session_id=${request.sessionId}`, { headers });
  const { token } = (await (await getToken(asked)).json()) as { token: string };
  const init = { method: 'POST', headers, body: JSON.stringify({ ...request, token }) };
  return (await createLead(new Request('http://x/', init))).status;
}

async function findQueued(leadId: string) {
  const outbox = await store().outbox();
  await outbox.fill('2020-01-01', '2999-01-01');
  const items = await outbox.claim(100, 0);
  const payloads = items.map(({ payload }) => payload);
  return payloads.flatMap((payload) => (payload.kind === 'lead' && payload.lead.id === leadId ? [payload] : []))[0];
}

test('a request for a call is a lead with its hour and its act, proven and passed on like any other', async () => {
  const request = makeRequest();
  expect(await send(request)).toBe(202);
  const queued = await findQueued(request.leadId);
  expect(queued?.isQuarantined).toBe(false);
  expect(queued?.lead.callBack).toEqual(request.callBack);
  const [consent] = await store().findConsents({ by: 'lead', value: request.leadId });
  expect(consent).toMatchObject({ isOwnWords: true, isFromPage: true, text: request.consents[0]?.text });
});

test('operators see in the report on health who waits for a call', async () => {
  const health = await (await store().reports()).readHealth('m10');
  expect(health.callBacks).toEqual({ waiting: 1, next: new Date(slot?.from ?? 0).toISOString() });
});

test('it releases nothing to any provider', async () => {
  const { findGrantedChannels } = await import('@/lib/compliance/granted-consent');
  const boxes = makeRequest().consents[0]?.recipients ?? [];
  const companies = brand.recipients.map(({ id }) => id);
  for (const product of ['medicare', 'auto', 'life'] as const)
    expect(findGrantedChannels(product, companies, boxes)).toBeUndefined();
});

test('words about another hour than the one that was sent prove nothing', async () => {
  const request = { ...makeRequest(), callBack: makeRequest(later).callBack };
  expect(await send(request)).toBe(202);
  expect((await findQueued(request.leadId))?.isQuarantined).toBe(true);
});

test('an hour in which nobody is there is dropped and counted, and the lead is kept', async () => {
  const before = Number(/funnel_dropped_total\{where="answer"\} (\d+)/.exec(await readMetrics())?.[1]);
  const request = { ...makeRequest(), callBack: { from: '2027-01-11T04:00:00Z', until: '2027-01-11T06:00:00Z' } };
  expect(await send(request)).toBe(202);
  const queued = await findQueued(request.leadId);
  expect(queued?.lead.callBack).toBeNull();
  expect(Number(/funnel_dropped_total\{where="answer"\} (\d+)/.exec(await readMetrics())?.[1])).toBe(before + 1);
});
