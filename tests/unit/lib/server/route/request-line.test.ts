import { setImmediate as endOfTurn } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { API_PATHS, finishRequest, noteBrand } from '@/lib/server/route/request-line';
import { listProjectFiles } from '@/tests/support/project-files';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});

test('every call of the site is known by name', () => {
  const paths = listProjectFiles()
    .flatMap((path) => /^app(\/api\/(?:[^[]|\[\w)+)\/route\.ts$/.exec(path)?.[1] ?? [])
    .sort();
  expect([...API_PATHS].sort()).toEqual(paths);
});

test('one line says what was asked, whose site it was and how it ended', async () => {
  const request = new Request('http://0.0.0.0:3000/api/location?zip_code=33101', {
    headers: { cookie: 'visitor=ada', 'x-forwarded-for': '203.0.113.7' },
  });
  noteBrand(request, 'tqg');
  finishRequest(request, 200, 12.4);
  await endOfTurn();
  expect(printed).toHaveLength(1);
  const { at, ...line } = JSON.parse(printed[0] ?? '') as Record<string, unknown>;
  expect(at).toBeTypeOf('string');
  expect(line).toEqual({
    level: 'info',
    message: 'call',
    method: 'GET',
    route: '/api/location',
    status: 200,
    ms: 12,
    brand: 'tqg',
  });
});

test('a path of somebody’s own making is not repeated', async () => {
  finishRequest(new Request('http://0.0.0.0/api/ada@example.com'), 404, 1);
  await endOfTurn();
  expect(printed.join('')).toMatch('"route":"other"');
  expect(printed.join('')).not.toMatch('ada');
});

test('what machines ask every few seconds leaves no line', async () => {
  finishRequest(new Request('http://0.0.0.0/api/health'), 200, 1);
  await endOfTurn();
  expect(printed).toEqual([]);
});
