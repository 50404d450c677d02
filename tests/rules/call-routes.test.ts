import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract, type CallGuard } from '@/lib/calls/call-contracts';
import { calls, type CallName } from '@/lib/calls/calls';
import { listProjectFiles, projectRoot } from '../support/project-files';

/** Which builder of routes holds up which guard. */
const BUILDERS: Readonly<Record<CallGuard, Partial<Record<'GET' | 'POST', string>>>> = {
  page: { GET: 'getRoute', POST: 'postRoute' },
  paid: { POST: 'postRoute' },
  token: { POST: 'postRoute' },
  report: { POST: 'reportRoute' },
  operator: { GET: 'operatorRoute' },
  open: { GET: 'openRoute' },
};

test('every call of the table has a route, and every route is of a call in the table', () => {
  const routes = listProjectFiles().flatMap((path) => /^app(\/api\/[^[]+)\/route\.ts$/.exec(path)?.[1] ?? []);
  const paths: string[] = Object.values(calls).map(({ path }) => path);
  expect(paths.sort()).toEqual(routes.sort());
});

test.each(Object.keys(calls) as CallName[])('the route of %s takes its own row, under its own guard', (name) => {
  const { method, path } = calls[name];
  const source = readFileSync(join(projectRoot, `app${path}/route.ts`), 'utf8');
  const [, builder, row] = /= (\w+)\(\s*'(\w+)'/.exec(source) ?? [];
  expect([builder, row]).toEqual([BUILDERS[readContract(name).guard][method], name]);
});
