import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { listClosedBrands } from '@/lib/lint/list-closed-brands';
import { listSampleFacts } from '@/lib/lint/list-sample-facts';
import { projectRoot } from '../../../support/project-files';

function launch(...args: readonly string[]) {
  const command = ['--import', 'tsx', 'lib/commands/launch.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8' });
}

test('without a brand it says of each whether production shows it, and what is to be mended', () => {
  const { status, stdout } = launch();
  const closed = listClosedBrands(registry, 'production');
  expect(status).toBe(closed.size === 0 ? 0 : 1);
  const told = Array.from(stdout.matchAll(/^(\w+) is not ready: \d+ to mend\. Until then production answers 503/gm));
  expect(told.map(([, code]) => code)).toEqual([...closed.keys()]);
  for (const code of closed.keys()) {
    const fact = listSampleFacts(registry.brands[code])[0];
    if (fact === undefined) continue;
    expect(stdout).toMatch(new RegExp(`^ {4}funnels/brands/${code}\\.ts:\\d+ {2}${fact} is a sample$`, 'm'));
  }
});

test('with one it speaks of that alone, and of none that is not there', () => {
  expect(launch('wc').stdout).not.toMatch(/^m10/m);
  expect(launch('nobody')).toMatchObject({ status: 2, stdout: '' });
});
