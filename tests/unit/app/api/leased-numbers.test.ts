import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeLeadCall } from '@/tests/support/good-calls';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const HEADERS = {
  host: 'm10.localhost:3000',
  'content-type': 'application/json',
  'user-agent': VISITOR_AGENT,
  'sec-fetch-site': 'same-origin',
};

const sandbox = ownHandlers(
  (url) => ({ SESSION_SECRET: 'a secret for the tests of numbers', MEDIAALPHA_URL: `${url}/mediaalpha` }),
  () => Promise.resolve(),
);

async function post(handle: (request: Request) => Promise<Response> | Response, body: object): Promise<number> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: HEADERS };
  return (await handle(new Request('http://0.0.0.0:3000/', init))).status;
}

test('who was given a number is kept, with the lead that is stored and no other', async () => {
  const visit = randomUUID();
  const { GET } = await import('@/app/api/ipqs/token/route');
  const answer = await GET(new Request(`http://0.0.0.0:3000/?session_id=${visit}`, { headers: HEADERS }));
  const { token } = (await answer.json()) as { token: string };
  const lead = { ...makeLeadCall(), sessionId: visit, token };
  expect(await post((await import('@/app/api/lead/create/route')).POST, lead)).toBe(202);
  const { POST: getPhone } = await import('@/app/api/mediaalpha/get-phone/route');
  for (const leadId of [lead.leadId, randomUUID()]) {
    const envelope = { local_hour: 14, url: 'https://m10.localhost/otc-savings?gclid=a', version: 17 };
    const told = { page_name: 'otc-savings', variant: 'headline.question', data: { zip: '33101' } };
    const ids = { session_id: visit, token, lead_id: leadId, sub_2: leadId };
    expect(await post(getPhone, { ...envelope, ...told, ...ids })).toBe(200);
  }
  const keys = sandbox
    .calls()
    .flatMap(({ call, body }) => (call === 'get-phone' ? (body as { source: string[] }) : []));
  expect(keys.map(({ source }) => source[2])).toEqual([lead.leadId, visit]);
  const { getStore } = await import('@/lib/server/process/open-store');
  const rows = await (await getStore().people()).read({ leads: [], visitors: [], sessions: [visit] });
  const page = { brand: 'm10', page_path: '/otc-savings', page_name: 'otc-savings', variant: 'headline.question' };
  const kept = rows.leasedNumbers.toSorted((one, other) =>
    String(one['leased_at']) < String(other['leased_at']) ? -1 : 1,
  );
  expect(kept).toMatchObject([
    { session_id: visit, lead_id: lead.leadId, ...page },
    { session_id: visit, lead_id: null, ...page },
  ]);
});
