import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSwitchedOff, readSwitchesAge, setSwitchedOff } from '@/lib/server/platform/switched-off';
import { readSwitches, recallSwitches } from '@/lib/server/process/watch-switches';
import type { StoredSwitchChange } from '@/lib/server/records/switches';

const OFF: StoredSwitchChange = {
  ...{ kind: 'page', name: 'otc-savings', brand: 'm10', isOff: true },
  ...{ who: 'ada', why: 'a wrong claim', changedAt: '2026-11-23T00:00:00.000Z' },
};

let folder: string;
let written: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switches-'));
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  setSwitchedOff([]);
  rmSync(folder, { recursive: true });
});

const ON: StoredSwitchChange = { ...OFF, isOff: false, who: 'bea', why: 'mended' };

const read = (off: readonly StoredSwitchChange[], nowMs = 1000, listTurns = () => Promise.resolve([ON, OFF])) =>
  readSwitches({ listOff: () => Promise.resolve(off), listTurns }, folder, () => nowMs);

const readLog = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

test('what the store says holds, is logged once with who and why, and outlives the process', async () => {
  await read([OFF]);
  await read([OFF], 6000);
  expect(getSwitchedOff()).toMatchObject([{ name: 'otc-savings' }]);
  expect(readSwitchesAge(8000)).toBe(2);
  expect(recallSwitches(folder)).toEqual([{ kind: 'page', name: 'otc-savings', brand: 'm10' }]);
  await read([]);
  expect(recallSwitches(folder)).toEqual([]);
  const lines = readLog();
  expect(lines.map(({ message }) => message)).toEqual(['switched off', 'switched on']);
  expect(lines[0]).toMatchObject({ switch: 'page:otc-savings:m10', owner: 'ada', reason: 'a wrong claim' });
  expect(lines[1]).toMatchObject({ switch: 'page:otc-savings:m10', owner: 'bea', reason: 'mended' });
});

test('what is on again is logged and written down, also where the store does not say who did it', async () => {
  await read([OFF]);
  await read([], 6000, () => Promise.reject(new Error('away')));
  expect(recallSwitches(folder)).toEqual([]);
  expect(readLog()[1]).toMatchObject({ message: 'switched on', switch: 'page:otc-savings:m10' });
});

test('while the store is away the last that was known holds', async () => {
  await read([OFF]);
  const away = () => Promise.reject(new Error('away'));
  await expect(readSwitches({ listOff: away, listTurns: away }, folder, () => 60_000)).rejects.toThrow('away');
  expect(getSwitchedOff()).toMatchObject([{ name: 'otc-savings' }]);
  expect(readSwitchesAge(61_000)).toBe(60);
});

test('a folder without the file, or with words in it that are no switches, switches nothing off', () => {
  expect(recallSwitches(join(folder, 'nowhere'))).toEqual([]);
  writeFileSync(join(folder, 'switched-off.txt'), 'page\nshoe:a\npage:a:nobody\nbrand:m10\n');
  expect(recallSwitches(folder)).toEqual([{ kind: 'brand', name: 'm10', brand: null }]);
});
