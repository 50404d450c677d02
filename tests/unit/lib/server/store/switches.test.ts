import { describe, expect, test } from 'vitest';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const PAGE = { kind: 'page', name: 'otc-savings', brand: null, who: 'ada', why: 'a wrong claim' } as const;

describe.each(storeSubjects)('switches on %s', (_name, open) => {
  const subject = useStore(open);

  test('stand as they were turned last, page and brand apart, and no turn is ever lost', async () => {
    const switches = await subject.store.switches();
    const onBrand = { ...PAGE, brand: 'm10' } as const;
    await switches.turn({ ...PAGE, isOff: true });
    await switches.turn({ ...onBrand, isOff: true });
    await switches.turn({ ...onBrand, isOff: true, why: 'another' });
    await switches.turn({ ...PAGE, isOff: false, who: 'bea' });
    expect(await switches.listOff()).toMatchObject([{ ...onBrand, why: 'another', isOff: true }]);
    const turns = await switches.listTurns(3);
    expect(turns.map(({ who, isOff, brand }) => [who, isOff, brand])).toEqual([
      ['bea', false, null],
      ['ada', true, 'm10'],
      ['ada', true, 'm10'],
    ]);
    expect(turns[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await expect(subject.query('DELETE FROM switch_turns')).rejects.toThrow('append-only');
    await switches.turn({ ...onBrand, isOff: false });
    expect(await switches.listOff()).toEqual([]);
  });
});
