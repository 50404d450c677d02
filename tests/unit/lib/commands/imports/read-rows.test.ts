import { describe, expect, test } from 'vitest';
import { costMapSchema, outcomeMapSchema } from '@/lib/commands/imports/column-map';
import { readCostRows, readOutcomeRows } from '@/lib/commands/imports/read-rows';

const map = outcomeMapSchema.parse({
  source: 'a-buyer',
  columns: { id: 'Call', kind: 'Status', occurredAt: 'Date', revenue: 'Payout', phone: 'Number', leadId: 'Sub' },
  kinds: { SALE: 'sold', 'CHARGE BACK': 'returned' },
  offset: '-05:00',
});
const cells = { Call: 'c1', Status: 'SALE', Date: '2026-11-20 14:05', Payout: '$1,234.50', Number: '', Sub: '' };

describe('a row of a buyer', () => {
  test('is read by the declared columns', () => {
    expect(readOutcomeRows([{ line: 2, cells }], map)).toEqual([
      {
        line: 2,
        value: {
          ...{ source: 'a-buyer', id: 'c1', kind: 'sold', revenueCents: 123_450, currency: 'USD' },
          ...{ occurredAt: '2026-11-20T19:05:00.000Z', key: null, leadId: null, phone: null },
        },
      },
    ]);
  });

  test.each([
    ['35', 3500],
    ['0.1', 10],
    ['-12.34', -1234],
    ['($12.34)', -1234],
    ['', 0],
  ])('with the sum %s has %d cents', (Payout, revenueCents) => {
    expect(readOutcomeRows([{ line: 2, cells: { ...cells, Payout } }], map)).toMatchObject([
      { value: { revenueCents } },
    ]);
  });

  test.each([
    [{ Payout: '1.234' }, 'no sum'],
    [{ Payout: '1.234,50' }, 'no sum'],
    [{ Payout: '12,34' }, 'no sum'],
    [{ Status: 'sold' }, 'no kind'],
    [{ Date: '11/20/2026' }, 'no time'],
    [{ Date: '2026-13-20' }, 'no time'],
    [{ Call: '' }, 'no id'],
    [{ Number: '555' }, 'number'],
    [{ Sub: 'x' }, 'no id of a lead'],
  ])('with %j is left out, with the reason', (change, reason) => {
    expect(readOutcomeRows([{ line: 9, cells: { ...cells, ...change } }], map)).toEqual([
      { line: 9, fault: expect.stringContaining(reason) as string },
    ]);
  });

  test('of a file without a declared column is left out', () => {
    expect(readOutcomeRows([{ line: 2, cells: { Call: 'c1' } }], map)).toMatchObject([
      { fault: 'there is no column "Status"' },
    ]);
  });
});

test('a cost is of one day, source and campaign', () => {
  const costMap = costMapSchema.parse({
    columns: { day: 'Day', campaign: 'Campaign', cost: 'Cost' },
    source: 'google',
  });
  const rows = [
    { line: 2, cells: { Day: '2026-11-20', Campaign: 'otc', Cost: '12.30' } },
    { line: 3, cells: { Day: 'Total', Campaign: '', Cost: '12.30' } },
  ];
  expect(readCostRows(rows, costMap)).toEqual([
    { line: 2, value: { day: '2026-11-20', source: 'google', campaign: 'otc', currency: 'USD', cents: 1230 } },
    { line: 3, fault: expect.stringContaining('no time') as string },
  ]);
});
