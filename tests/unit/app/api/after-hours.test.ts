import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

type Handler = (request: Request) => Promise<Response> | Response;
let handlers: Readonly<Record<string, Handler>>;
let getToken: Handler;

const own = ownHandlers(
  // A Sunday; the office of `sd` is open every day.
  (sandbox) => ({ MEDIAALPHA_URL: `${sandbox}/mediaalpha`, LIMIT_FACTOR: '1000', OFFICE_CLOCK: '2027-01-10T17:00Z' }),
  async () => {
    handlers = {
      'demand check': (await import('@/app/api/mediaalpha/demand-check/route')).POST,
      'get phone': (await import('@/app/api/mediaalpha/get-phone/route')).POST,
    };
    getToken = (await import('@/app/api/ipqs/token/route')).GET;
  },
);

async function pay(name: string, host: string): Promise<readonly [status: number, code: string | undefined]> {
  const headers = {
    ...{ host, 'content-type': 'application/json', 'user-agent': VISITOR_AGENT },
    ...{ 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
  };
  const session_id = randomUUID();
  const answer = await getToken(new Request(`http://x/?session_id=${session_id}`, { headers }));
  const { token } = (await answer.json()) as { token: string };
  const envelope = { local_hour: 14, url: `https://${host}/`, version: 17, session_id, token };
  const inbound = { max: 1, call_type: 'Inbound', transfer_type: 'cold', data: { zip: '33101', state: 'FL' } };
  const init = { method: 'POST', headers, body: JSON.stringify({ ...envelope, ...inbound }) };
  const response = await handlers[name]?.(new Request('http://x/', init));
  const { error } = (await response?.json()) as { error?: { code: string } };
  return [response?.status ?? 0, error?.code];
}

test.each(['demand check', 'get phone'])('%s: nobody is paid while the office is closed', async (name) => {
  expect(await pay(name, 'm10.localhost')).toEqual([403, 'after-hours']);
  expect(own.calls()).toEqual([]);
});

test.each(['demand check', 'get phone'])('%s: an office that is open then is paid for', async (name) => {
  expect((await pay(name, 'sd.localhost'))[0]).toBe(200);
});
