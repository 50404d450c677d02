import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeCases } from '@/tests/support/only-in-all';
import { projectRoot } from '@/tests/support/project-files';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a command as package.json does; with `isClosed`, whoever reads its output leaves at the first words. */
function run(name: string, args: readonly string[], { isClosed = false } = {}): Promise<Ended> {
  const words = scripts[name]?.split(' ').slice(2) ?? [];
  const child = spawn(process.execPath, [...words, ...args], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    if (isClosed) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

/** Commands of ours; the others are programs of others, which read their own words. */
const OURS = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /--import tsx (\S+\.ts)/.exec(line)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

it('every command of ours reads its words in one way, so each has --help, one message for a mistake, and no stack', () => {
  expect(OURS.length).toBeGreaterThan(30);
  const others = Object.keys(scripts).filter((name) => !OURS.some((own) => own.name === name));
  expect(others).toEqual(['start', 'test:unit', 'test:e2e', 'format']);
  for (const { name, file } of OURS) {
    const source = readFileSync(join(projectRoot, file), 'utf8');
    expect(source, name).toContain('void runCommandLine(');
    expect(source, name).toMatch(/create\w*Command\(/);
    expect(source, name).not.toMatch(/parseArgs|process\.exit\(/);
  }
});

it.each(takeCases(['new-page', 'retire', 'sandbox'], (name) => name === 'retire'))(
  'npm run %s says with --help what it does and how it is called',
  async (name) => {
    const { code, stdout, stderr } = await run(name, ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name} -- `));
  },
);

// Of each way to be wrong one: an option, an argument, a choice, what the command itself refuses.
const WRONG = takeCases<readonly [name: string, args: readonly string[], message: string]>(
  [
    ['new-page', ['--brands', 'nobody'], 'No brand nobody.'],
    ['pages', ['--jsn'], "unknown option '--jsn'"],
    ['launch', ['nobody'], 'Allowed choices are m10'],
    ['outbox', ['empty'], "unknown command 'empty'"],
    ['consents', ['phone', '142'], '142 is neither a phone number nor its last digits.'],
    ['consents', ['day', '2026-02-30'], '2026-02-30 is no day'],
    ['consents', ['lead', 'x'], 'x is no id of a lead.'],
    ['new-page', ['--path', '/no-brand'], 'Missing: --brands, --file, --template'],
    ['retire', ['otc-savings', '--to', '/otc-saving'], 'Lead to a page that each of them serves.'],
  ],
  ([name]) => ['pages', 'launch', 'outbox', 'retire'].includes(name),
);

it.each(WRONG)('npm run %s -- %j is wrong usage, with 2 and a way to mend it', async (name, args, message) => {
  const { code, stdout, stderr } = await run(name, args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain(`npm run ${name} -- `);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('a reader that leaves early, as head does, ends a command without a stack', async () => {
  const { code, stderr } = await run('pages', ['--json'], { isClosed: true });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});
