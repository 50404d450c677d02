import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMeta } from '@/lib/server/destinations/meta';
import { setToldPages } from '@/lib/server/platform/told-pages';
import type { OutboxItem } from '@/lib/server/records/store';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';
import { CLICKS, makeCallItem, makeSaleItem, makeTap } from '@/tests/support/made-up-conversions';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  setToldPages(['otc-savings']);
});
afterAll(() => sandbox.close());
let before: number;
beforeEach(() => (before = sandbox.calls().length));

const send = (items: readonly OutboxItem[]) =>
  createMeta({
    url: `${sandbox.url}/meta/v24.0/dataset/events`,
    token: 'a-token',
    eventName: 'Contact',
  }).send(items);
const listSent = () =>
  sandbox
    .calls()
    .slice(before)
    .map(({ body }) => body);
const toSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

test('a call is told once for both, by the click with its own time, and its sale by nothing else of the person', async () => {
  const event = makeTap(CLICKS.meta);
  const sale = makeSaleItem(event, 'sale-1');
  expect(await send([makeCallItem(event), sale])).toEqual({ ok: true });
  const { last } = event.properties['touches'] as { last: { at: string } };
  const fbc = `fb.1.${Date.parse(last.at)}.${CLICKS.meta.fbclid}`;
  const soldAt = sale.payload.kind === 'sale' ? sale.payload.sale.occurredAt : '';
  expect(listSent()).toEqual([
    {
      access_token: 'a-token',
      data: [
        {
          ...{
            event_name: 'Contact',
            event_time: toSeconds(event.occurredAt),
            event_id: event.id,
          },
          ...{
            action_source: 'website',
            event_source_url: 'https://m10.example/otc-savings',
          },
          user_data: { client_user_agent: 'Agent/1.0', fbc },
        },
        {
          ...{
            event_name: 'Purchase',
            event_time: toSeconds(soldAt),
            event_id: 'sale-1',
            action_source: 'phone_call',
          },
          ...{
            custom_data: { value: 35.5, currency: 'USD' },
            user_data: { fbc },
          },
        },
      ],
    },
  ]);
});

test('a call is not told after seven days', async () => {
  await send([makeCallItem(makeTap(CLICKS.meta, {}, 7 * 86_400_000))]);
  expect(listSent()).toEqual([]);
});

test('an event that is wrong is given up with what to do', async () => {
  const refused = await send([makeCallItem(makeTap(CLICKS.meta, { userAgent: '' }))]);
  expect(refused).toMatchObject({ ok: false, reason: 'refused' });
  expect(refused).toHaveProperty('status', expect.stringContaining('npm run outbox -- retry') as string);
});
