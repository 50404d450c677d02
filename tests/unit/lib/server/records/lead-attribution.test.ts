import { expect, test } from 'vitest';
import { readAttribution } from '@/lib/server/records/lead-attribution';

const FIRST = { at: '2026-01-01T00:00:00Z', path: '/', referrerHost: '', parameters: { gclid: 'first' } };
const last = (parameters: object) => ({ at: '2026-01-05T10:00:00Z', path: '/', referrerHost: '', parameters });

test('a lead has the clicks of the latest ad alone, with the time of the arrival', () => {
  const parameters = { fbclid: 'fb', tblci: 'tab', ttclid: 'tik', utm_campaign: 'spring', zip_code: '33101' };
  const touches = { first: FIRST, last: last(parameters) };
  expect(readAttribution(touches)).toEqual({
    touches,
    clickIds: { fbclid: 'fb', tblci: 'tab', ttclid: 'tik' },
    clickedAt: '2026-01-05T10:00:00.000Z',
  });
});

test('without a click there are touches alone', () => {
  const touches = { first: FIRST, last: last({ utm_campaign: 'spring' }) };
  expect(readAttribution(touches)).toEqual({ touches, clickIds: null, clickedAt: null });
});

test.each([undefined, null, 'text', {}, { first: FIRST }, { first: FIRST, last: last({ gclid: 7 }) }])(
  'what is malformed counts as untold: %j',
  (told) => {
    expect(readAttribution(told)).toEqual({ touches: null, clickIds: null, clickedAt: null });
  },
);
