import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract, type CallGuard } from '@/lib/calls/call-contracts';
import { calls, type CallName } from '@/lib/calls/calls';
import { projectRoot } from '../support/project-files';

/** Which builder of routes holds up which guard. */
const BUILDERS: Readonly<Record<CallGuard, Partial<Record<'GET' | 'POST', string>>>> = {
  page: { GET: 'getRoute', POST: 'postRoute' },
  paid: { POST: 'postRoute' },
  token: { POST: 'postRoute' },
  report: { POST: 'reportRoute' },
  source: { POST: 'sourceRoute' },
  operator: { GET: 'operatorRoute', POST: 'operatorRoute' },
  open: { GET: 'openRoute' },
};

// That each route has a row is held by request-line.test.ts.
test.each(Object.keys(calls) as CallName[])('the route of %s takes its own row, under its own guard', (name) => {
  const { method, path } = calls[name];
  const source = readFileSync(join(projectRoot, `app${path}/route.ts`), 'utf8');
  const [, builder, row] = /= (\w+)\(\s*'(\w+)'/.exec(source) ?? [];
  expect([builder, row]).toEqual([BUILDERS[readContract(name).guard][method], name]);
});
