import { describe, expect, test } from 'vitest';
import { createBudget } from '@/lib/server/outbound/budget';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

describe.each(storeSubjects)('a budget on %s', (_name, open) => {
  const tried = useStore(open);
  const ALLOWANCE = { perMinute: 5, perDay: 8 };
  const spend = (times: number, provider: string, brand: 'm10' | 'bh' = 'm10') =>
    Promise.all(Array.from({ length: times }, () => tried.store.spendCall(provider, brand, ALLOWANCE)));
  const given = (answers: readonly (number | undefined)[]) => answers.filter(Boolean).length;
  const age = (provider: string, column: 'minute_at' | 'day_at', interval: string) =>
    tried.query(`UPDATE call_budgets SET ${column} = ${column} - $2::interval WHERE provider = $1`, provider, interval);
  // A minute that ends in the middle of a case would give more: the row is held in one that has yet to come.
  const hold = async (provider: string) => {
    await tried.store.spendCall(provider, 'm10', ALLOWANCE);
    await tried.query(
      `UPDATE call_budgets SET minute_at = minute_at + interval '1 hour', minute_used = 0,
       day_at = day_at + interval '1 day', day_used = 0 WHERE provider = $1`,
      provider,
    );
  };

  test('is spent to the last call and no further, by however many at once', async () => {
    await hold('one');
    expect(given(await spend(100, 'one'))).toBe(5);
    expect(given(await spend(100, 'one'))).toBe(0);
  });

  test('is told with each call, and who spent what today is told to whoever asks', async () => {
    await hold('five');
    await tried.query("UPDATE call_budgets SET minute_used = 0, day_used = 5 WHERE provider = 'five'");
    expect((await spend(4, 'five')).toSorted()).toEqual([6, 7, 8, undefined]);
    const others = (await tried.store.listSpending()).filter(({ provider }) => provider !== 'five');
    expect(await tried.store.listSpending()).toHaveLength(others.length + 1);
    expect(await tried.store.listSpending()).toContainEqual({ provider: 'five', brand: 'm10', dayUsed: 8 });
    await age('five', 'day_at', '3 days');
    expect(await tried.store.listSpending()).toEqual(others);
  });

  test('is its own for each provider and each brand', async () => {
    for (const provider of ['two', 'three']) await hold(provider);
    expect(given(await spend(20, 'two'))).toBe(5);
    expect(given(await spend(20, 'three'))).toBe(5);
    await spend(1, 'two', 'bh');
    expect(await tried.query("SELECT brand FROM call_budgets WHERE provider = 'two' ORDER BY brand")).toEqual([
      { brand: 'bh' },
      { brand: 'm10' },
    ]);
  });

  test('gives a block of addresses its share and no more, and forgets it the day after', async () => {
    const share = { perMinute: 2, perDay: 3 };
    const take = (block: string) =>
      Promise.all(Array.from({ length: 9 }, () => tried.store.spendShare('seven', 'm10', block, share)));
    const begin = `minute_at = minute_at + interval '1 hour', day_at = day_at + interval '1 day'`;
    for (const block of ['198.51', '203.0']) {
      await tried.store.spendShare('seven', 'm10', block, share);
      await tried.query(`UPDATE block_shares SET ${begin}, minute_used = 0, day_used = 0 WHERE block = $1`, block);
      expect((await take(block)).filter(Boolean)).toHaveLength(2);
    }
    await tried.query("UPDATE block_shares SET day_at = day_at - interval '3 days' WHERE block = '198.51'");
    await tried.store.spendShare('seven', 'm10', '203.0', share);
    expect(await tried.query("SELECT block FROM block_shares WHERE provider = 'seven'")).toEqual([{ block: '203.0' }]);
  });

  test('is not for eight addresses to spend: whoever comes from elsewhere is still paid for', async () => {
    const allowance = { perMinute: 10_000, perDay: 20 };
    const budget = createBudget({
      provider: 'mediaalpha',
      allowance,
      limitFactor: 1,
      now: () => 0,
      spend: (...call) => tried.store.spendCall(...call),
      spendShare: (...call) => tried.store.spendShare(...call),
    });
    const attackers = Array.from({ length: 8 }, (_, index) => `2001:db8:${index}::1`);
    const calls = attackers.flatMap((address) => Array.from({ length: 10 }, () => budget.take('wc', address)));
    expect((await Promise.all(calls)).filter(Boolean).length).toBeLessThan(calls.length / 2);
    expect(await budget.take('wc', '203.0.113.5')).toBe(true);
  });

  test("is not held back by windows that began while the store's clock stood days ahead", async () => {
    await tried.store.spendCall('six', 'm10', ALLOWANCE);
    await tried.query(
      `UPDATE call_budgets SET minute_at = minute_at + interval '3 days', minute_used = 5,
       day_at = day_at + interval '3 days', day_used = 8 WHERE provider = 'six'`,
    );
    expect(await tried.store.spendCall('six', 'm10', ALLOWANCE)).toBe(1);
    expect(
      await tried.query(
        "SELECT day_at <= now() AS day, minute_at <= now() AS minute FROM call_budgets WHERE provider = 'six'",
      ),
    ).toEqual([{ day: true, minute: true }]);
  });

  test('is renewed by the minute, within what is left of the day', async () => {
    await hold('four');
    expect(given(await spend(20, 'four'))).toBe(5);
    await age('four', 'minute_at', '2 hours');
    expect(given(await spend(1, 'four'))).toBe(1);
    await tried.query("UPDATE call_budgets SET minute_used = 0, day_used = 8 WHERE provider = 'four'");
    expect(given(await spend(20, 'four'))).toBe(0);
    await age('four', 'day_at', '2 days');
    expect(given(await spend(1, 'four'))).toBe(1);
  });
});
