import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

const sources = listProjectFiles()
  .filter((path) => /^(app|components|lib)\/.+\.tsx?$|^middleware\.ts$/.test(path))
  .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')] as const);

function findAll(pattern: RegExp): readonly string[] {
  return sources.flatMap(([, text]) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

test('every cookie of ours is held to its host, to TLS and to the whole site by its name', () => {
  const names = findAll(/COOKIE(?:_MARKER)?_NAME = '([^']+)'/g);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([]);
});

test('cookies are written in one file of the browser and four of the server, Secure and SameSite=Lax', () => {
  const writers = sources.filter(([, text]) => /document\.cookie = |cookies\.set\(|'set-cookie'/i.test(text));
  expect(writers.map(([path]) => path).toSorted()).toEqual([
    'app/api/session/route.ts',
    // Deletes those of a test that its tester ends.
    'app/api/test-visit/route.ts',
    'lib/answer/page-answer.ts',
    'lib/browser/platform/cookies.ts',
    // Reads what a live site writes.
    'lib/commands/process/smoke-visit.ts',
    // Sends what the others wrote.
    'lib/server/http/send-response.ts',
    // The session of an operator who reads reports.
    'lib/server/report-pages/answer-report-page.ts',
  ]);
  const onServer = sources.filter(([path]) => path === 'lib/answer/page-answer.ts').map(([, text]) => text);
  expect(onServer.join()).toMatch(/'Path=\/'[^]*'Secure'[^]*'SameSite=lax'/);
});
