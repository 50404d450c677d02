import { describe, expect, it } from 'vitest';
import { pickValues, traceValues, type ValueOrigins } from '@/lib/browser/debug/value-sources';

const nothing: ValueOrigins = { submitted: {}, brought: {}, kept: {}, guessedZip: undefined };

function sources(origins: Partial<ValueOrigins>): Record<string, string> {
  const traced = traceValues({ ...nothing, ...origins });
  return Object.fromEntries(traced.map(({ field, value, source }) => [field, `${String(value)}, ${source}`]));
}

describe('where an answer came from', () => {
  it('knows the four places', () => {
    const origins = {
      submitted: { lastName: 'Lee' },
      brought: { firstName: 'Mary' },
      kept: { lastName: 'Lee', haveMedicare: true },
      guessedZip: '33101',
    };
    expect(sources(origins)).toEqual({
      zipcode: '33101, guessed from location',
      haveMedicare: 'true, earlier visit',
      firstName: 'Mary, address',
      lastName: 'Lee, typed',
    });
  });

  it('what was typed wins over the address, on an earlier visit too, and a guess over nothing', () => {
    const kept = { zipcode: '60601' };
    const brought = { zipcode: '33101' };
    const guessedZip = '10001';
    expect(sources({ brought, guessedZip })).toEqual({ zipcode: '33101, address' });
    expect(sources({ kept, brought, guessedZip })).toEqual({ zipcode: '60601, earlier visit' });
    expect(sources({ submitted: kept, kept, brought, guessedZip })).toEqual({ zipcode: '60601, typed' });
  });

  it('a skipped question has no answer, whatever the address says', () => {
    expect(sources({ kept: { dob: undefined }, brought: { dob: '1958-04-02' } })).toEqual({});
  });

  it('what was typed and erased by starting over is gone', () => {
    expect(sources({ submitted: { firstName: 'Mary' }, kept: {} })).toEqual({});
  });

  it('gives the answers alone', () => {
    expect(pickValues(traceValues({ ...nothing, kept: { age: 67 } }))).toEqual({ age: 67 });
  });
});
