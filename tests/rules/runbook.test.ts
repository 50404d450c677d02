import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

const MESSAGE = /\bmessage(?:: | = )'([^']+)'/g;
/** Lines of the log are written here; messages of errors that are answered or thrown have no place in it. */
const WRITES_LOG = /\blog(?:Rarely)?\(|\bwarn\(|\bfailure: \{/;

const runbook = readFileSync(join(projectRoot, '.deploy/monitoring/runbook.md'), 'utf8');
const told = new Set(
  runbook
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, messages = ''] = line.split('|');
      return [...messages.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message);
    }),
);
const written = new Set(
  listProjectFiles()
    .filter((file) => /^(lib\/server|app\/api)\//.test(file))
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .filter((source) => WRITES_LOG.test(source))
    .flatMap((source) => [...source.matchAll(MESSAGE)].map(([, message = '']) => message)),
);

test('whatever the log says, the runbook says what to do', () => {
  expect(written.size).toBeGreaterThan(40);
  expect([...written].filter((message) => !told.has(message))).toEqual([]);
});

test('the runbook speaks of nothing that the log never says', () => {
  expect([...told].filter((message) => !written.has(message))).toEqual([]);
});
