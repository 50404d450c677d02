import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeUrlParameters, type UrlParameters } from '@/lib/visit/click-identifiers';
import { addTouch, type Touch, type Touches } from '@/lib/visit/touches';

function makeTouch(day: number, parameters: UrlParameters = {}): Touch {
  return { at: `2026-01-0${day}T12:00:00.000Z`, path: '/', referrerHost: '', parameters };
}

describe('first and last touch', () => {
  it('the first arrival is both, campaign or not', () => {
    const touch = makeTouch(1);
    expect(addTouch(undefined, touch)).toEqual({ first: touch, last: touch });
  });

  it('a later click takes the last touch and leaves the first', () => {
    const [one, two] = [makeTouch(1, { gclid: 'a' }), makeTouch(2, { fbclid: 'b', utm_campaign: 'c' })];
    expect(addTouch({ first: one, last: one }, two)).toEqual({ first: one, last: two });
  });

  it('a typed address, a ZIP or an affiliate alone takes nobody’s credit', () => {
    const one = makeTouch(1, { gclid: 'a' });
    for (const parameters of [{}, { zip_code: '33101' }, { afid: '7' }])
      expect(addTouch({ first: one, last: one }, makeTouch(2, parameters)).last).toBe(one);
  });

  it('a reload of the same click is no new touch', () => {
    const one = makeTouch(1, { gclid: 'a', utm_campaign: 'c' });
    expect(addTouch({ first: one, last: one }, makeTouch(2, { gclid: 'a', utm_campaign: 'c' })).last).toBe(one);
  });

  it('however a visitor arrives, the first touch is never overwritten', () => {
    const arrival = fc.record({ gclid: fc.string(), utm_campaign: fc.string() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(arrival, { minLength: 1 }), (arrivals) => {
        let touches: Touches | undefined;
        for (const parameters of arrivals) touches = addTouch(touches, makeTouch(1, parameters));
        expect(touches?.first.parameters).toEqual(arrivals[0]);
      }),
    );
  });
});

describe('the parameters of a visit', () => {
  it('a new click replaces the earlier one as a whole, so that no identifier meets another campaign', () => {
    const earlier = { gclid: 'a', utm_campaign: 'one', zip_code: '33101', afid: '7' };
    expect(mergeUrlParameters(earlier, { fbclid: 'b' })).toEqual({ fbclid: 'b', zip_code: '33101', afid: '7' });
  });

  it('an address without a click keeps the one that brought the visitor', () => {
    const earlier = { gclid: 'a', utm_campaign: 'one' };
    expect(mergeUrlParameters(earlier, { zip_code: '60601' })).toEqual({ ...earlier, zip_code: '60601' });
  });
});
