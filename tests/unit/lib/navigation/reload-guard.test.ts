import { expect, it } from 'vitest';
import { isReloadAllowed } from '@/lib/navigation/reload-guard';

const mark = { path: '/otc-savings', at: 1_000_000 };

it.each([
  ['the first time', undefined, '/otc-savings', 1_000_000, true],
  ['9,999 ms after the last', mark, '/otc-savings', 1_009_999, false],
  ['10,000 ms after the last', mark, '/otc-savings', 1_010_000, true],
  ['another path', mark, '/grocery', 1_000_001, true],
  ['the clock was set back', mark, '/otc-savings', 999_999, true],
  ['what was kept is no mark', { path: '/otc-savings', at: 'now' }, '/otc-savings', 1_000_001, true],
  ['what was kept is a text', 'reloaded', '/otc-savings', 1_000_001, true],
])('%s', (_, kept, path, now, allowed) => {
  expect(isReloadAllowed(kept, path, now)).toBe(allowed);
});
