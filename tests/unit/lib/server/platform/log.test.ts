import { setImmediate as endOfTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { describeError, formatLogLine, log } from '@/lib/server/platform/log';

const at = new Date('2026-01-02T03:04:05.000Z');

test('a line is one JSON object with fixed keys', () => {
  const line = formatLogLine({ level: 'warn', message: 'provider call failed', reason: 'timeout', ms: 12 }, at);
  expect(line).toBe(
    '{"at":"2026-01-02T03:04:05.000Z","level":"warn","message":"provider call failed","reason":"timeout","ms":12}',
  );
});

test('no text breaks the line or reaches the terminal as a command', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const line = formatLogLine({ level: 'info', message }, at);
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      expect((JSON.parse(line) as { message: string }).message).toBe(message.slice(0, 1024));
    }),
  );
});

test('of an error only its name and code are said', () => {
  const error = Object.assign(new TypeError('ada@example.com'), { code: 'ECONNREFUSED' });
  expect(describeError(error)).toEqual({ errorName: 'TypeError', errorCode: 'ECONNREFUSED' });
  expect(describeError('ada@example.com')).toEqual({ errorName: 'string' });
});

test('lines that only inform are written together at the end of the turn, a warning at once and in order', async () => {
  const printed: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((lines) => printed.push(String(lines)) > 0);
  log({ level: 'info', message: 'one' });
  log({ level: 'info', message: 'two' });
  expect(printed).toEqual([]);
  await endOfTurn();
  expect(printed).toHaveLength(1);
  log({ level: 'info', message: 'three' });
  log({ level: 'warn', message: 'four' });
  expect(printed).toHaveLength(2);
  await endOfTurn();
  spy.mockRestore();
  const messages = printed.join('').trimEnd().split('\n');
  expect(messages.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    ...['one', 'two', 'three', 'four'],
  ]);
});
