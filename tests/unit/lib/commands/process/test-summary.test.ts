import { expect, test } from 'vitest';
import { formatCoverage, formatPhaseTimes } from '@/lib/commands/process/test-summary';

test('the times of the phases stand below each other, the whole last', () => {
  const phases = [
    { title: 'Browser', ms: 80 },
    { title: 'Units and rules', ms: 134_600 },
    { title: 'End to end', ms: 599_000 },
  ];
  expect(formatPhaseTimes(phases, 734_000).split('\n')).toEqual([
    '  Browser           0:00',
    '  Units and rules   2:15',
    '  End to end        9:59',
    '  Whole            12:14',
  ]);
});

test('a run that ended before the end-to-end tests counted nothing', () => {
  expect(formatCoverage('reports/no-such-file.json')).toBe('');
});
