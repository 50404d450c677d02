import { expect, test } from 'vitest';
import { withholdSuppressed } from '@/lib/server/outbox/withhold-suppressed';
import type { Outbox, OutboxItem } from '@/lib/server/records/store';
import { makeEvent, makeLead } from '@/tests/support/store-records';

const answers = (phone: string) => ({ zipcode: '33101', phone });

function makeItems(): readonly OutboxItem[] {
  const rest = { attempts: 0, delivered: [], hasOptedOut: false };
  const lead = (phone: string) => ({ kind: 'lead', lead: makeLead({ values: answers(phone) }) });
  const event = (phone: string) => ({
    kind: 'event',
    event: makeEvent({ name: 'formStepSubmitted', properties: { stepName: 'phone', data: answers(phone) } }),
  });
  const payloads = [lead('(206) 555-0101'), lead('(206) 555-0102'), event('206-555-0101'), event('206-555-0102')];
  return payloads.map((payload, index) => ({ id: String(index), ...rest, payload }) as unknown as OutboxItem);
}

const claimFrom = (findSuppressed: (contacts: readonly string[]) => Promise<ReadonlySet<string>>) =>
  withholdSuppressed({ claim: () => Promise.resolve(makeItems()) } as unknown as Outbox, findSuppressed).claim(10, 30);

test('the answers of somebody who asked to be left alone are given to no destination; the rest is', async () => {
  const items = await claimFrom(() => Promise.resolve(new Set(['2065550101'])));
  const text = JSON.stringify(items);
  expect(items.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
  expect(text).not.toMatch(/555-0101/);
  expect(text.match(/555-0102/g)).toHaveLength(2);
  expect(text.match(/"stepName":"phone"/g)).toHaveLength(2);
});

test('where nobody can tell who asked, nothing is given out', async () => {
  await expect(claimFrom(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
