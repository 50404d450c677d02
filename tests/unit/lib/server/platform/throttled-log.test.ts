import { expect, test, vi } from 'vitest';
import { createThrottledLog } from '@/lib/server/platform/throttled-log';

test('a line is written once a minute for each key', () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  let nowMs = 5;
  const logRarely = createThrottledLog(() => nowMs);
  const say = (key: string) => logRarely(key, { level: 'warn', message: key });
  for (const at of [5, 6, 60_004]) {
    nowMs = at;
    say('one');
  }
  expect(written).toHaveLength(1);
  say('other');
  expect(written).toHaveLength(2);
  nowMs = 60_005;
  say('one');
  say('other');
  expect(written).toHaveLength(3);
});
