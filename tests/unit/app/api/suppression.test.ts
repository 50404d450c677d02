import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { demandCheckRequestSchema } from '@/lib/call-bodies/media-alpha-requests';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeLeadCall } from '@/tests/support/good-calls';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const SECRET = 'a secret of the list of stop requests';

type Handler = (request: Request) => Promise<Response> | Response;
let getPhone: Handler;
let createLead: Handler;
let getToken: Handler;

const own = ownHandlers(
  (sandbox) => ({ MEDIAALPHA_URL: `${sandbox}/mediaalpha`, SUPPRESSION_SECRET: SECRET, LIMIT_FACTOR: '1000' }),
  async () => {
    getPhone = (await import('@/app/api/mediaalpha/get-phone/route')).POST;
    createLead = (await import('@/app/api/lead/create/route')).POST;
    getToken = (await import('@/app/api/ipqs/token/route')).GET;
  },
);

const headers = {
  host: 'm10.localhost',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  origin: 'http://m10.localhost',
  'user-agent': VISITOR_AGENT,
};

function post(handler: Handler, body: object) {
  return handler(new Request('http://x/', { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** A visit of its own that leaves this number, and what its call for a number came to. */
async function askAs(phone: string): Promise<Response> {
  const session_id = randomUUID();
  const { token } = (await (await getToken(new Request(`http://x/?session_id=${session_id}`, { headers }))).json()) as {
    token: string;
  };
  const values = { zipcode: '33101', firstName: 'Ada', phone };
  const lead = { ...makeLeadCall(true, values), sessionId: session_id, token };
  expect((await post(createLead, lead)).status).toBe(202);
  const envelope = { local_hour: 14, url: 'https://m10.localhost/otc-savings', version: 17, session_id, token };
  return post(getPhone, { ...envelope, data: { zip: '33101' }, lead_id: lead.leadId });
}

const countPaid = () => own.calls().filter(({ path }) => path.includes('ivr')).length;

test('nobody is paid or told of somebody who asked to be left alone; the brand’s own number stays', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  const { hashContact } = await import('@/lib/server/records/contact-hash');
  await (await getStore().people()).suppress([hashContact('2065550101', SECRET)]);
  const refused = await askAs('(206) 555-0101');
  expect([refused.status, countPaid()]).toEqual([502, 0]);
  expect(await refused.json()).toMatchObject({ error: { code: 'suppressed' } });
  expect([(await askAs('(206) 555-0102')).status, countPaid()]).toEqual([200, 1]);
});

test('while the list cannot be read, nobody whose number is known is paid for', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  const broken = vi.spyOn(getStore(), 'people').mockRejectedValue(new Error('away'));
  const before = countPaid();
  expect([(await askAs('(206) 555-0103')).status, countPaid() - before]).toEqual([502, 0]);
  broken.mockRestore();
});

test('a demand check holds no contact, whatever a client sends', () => {
  const body = {
    ...{ local_hour: 14, url: 'https://m10.localhost/', version: 17, max: 1 },
    ...{ call_type: 'Inbound', transfer_type: 'cold', data: { zip: '33101', phone: '(206) 555-0101' } },
  };
  expect(JSON.stringify(demandCheckRequestSchema.parse(body))).not.toContain('555-0101');
});
