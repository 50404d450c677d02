import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CREDIT_NOT_ASKED_STATES,
  GENDER_NOT_ASKED_STATES,
  HEALTH_NOT_ASKED_STATES,
} from '@/lib/compliance/asking-rules';
import { buildZipPattern } from '@/lib/form/zip-pattern';
import { EXCEPTIONAL_ZIPS, findStateByZip } from '@/lib/form/zip-states';

const STATES = 'AL AK AZ AR CA CT DC DE FL GA HI ID IL MA MD MI MO NV NY OK OR PR TX UT VA VT WA WY'.split(' ');

it.each([[CREDIT_NOT_ASKED_STATES], [GENDER_NOT_ASKED_STATES], [HEALTH_NOT_ASKED_STATES]])(
  'the pattern of %s matches every ZIP in those states and no other',
  (states) => {
    const pattern = new RegExp(buildZipPattern(states));
    for (let zip = 0; zip < 100_000; zip += 7) {
      const written = String(zip).padStart(5, '0');
      expect(pattern.test(written), written).toBe(states.includes(findStateByZip(written) ?? ''));
    }
  },
);

it('whatever the states, the pattern agrees with the table, at its exceptions too', () => {
  const zip = fc.oneof(
    fc.constantFrom(...EXCEPTIONAL_ZIPS),
    fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0')),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...STATES), { minLength: 1 }), zip, (states, written) => {
      const isIn = states.includes(findStateByZip(written) ?? '');
      expect(new RegExp(buildZipPattern(states)).test(written)).toBe(isIn);
    }),
  );
});
