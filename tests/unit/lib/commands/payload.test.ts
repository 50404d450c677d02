import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldens, personPath } from '../../../support/payload-fixtures';
import { projectRoot } from '../../../support/project-files';
import { takeCases } from '@/tests/support/only-in-all';
import { findProgram } from '@/tests/support/programs';

interface Printed {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function runPayload(args: readonly string[], input = ''): Promise<Printed> {
  const child = spawn(process.execPath, [findProgram('lib/commands/payload.ts'), ...args], { cwd: projectRoot });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // A command that refuses does not read.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Every golden is held against the mapper beside its source; here are the command's own ways in and out. */
const firstOfEach = goldens.filter(
  ({ provider }, index) => goldens.findIndex((other) => other.provider === provider) === index,
);

describe('npm run payload', () => {
  it.each(takeCases(firstOfEach, ({ provider }) => provider === firstOfEach[0]?.provider))(
    'prints $title, from a file and from standard input',
    async ({ person, product, provider, payload }) => {
      const path = personPath(person);
      const [fromFile, fromInput] = await Promise.all([
        runPayload([product, provider, path]),
        runPayload([product, provider], readFileSync(path, 'utf8')),
      ]);
      expect(fromFile.code).toBe(0);
      expect(JSON.parse(fromFile.stdout)).toEqual(payload);
      expect(fromFile.stdout).toBe(`${JSON.stringify(JSON.parse(fromFile.stdout), null, 2)}\n`);
      expect(fromInput).toEqual(fromFile);
    },
  );

  it('names each dropped field with its reason on standard error, a line each', async () => {
    const answers = { zipcode: '33101', email: 'mary@', haveMedicaid: true, shoeSize: 9 };
    const { code, stdout, stderr } = await runPayload(['medicare', 'mediaalpha'], JSON.stringify(answers));
    expect({ code, stdout: JSON.parse(stdout) as unknown }).toEqual({ code: 0, stdout: { zip: '33101' } });
    expect(stderr.split('\n')).toEqual([
      'dropped email: not valid',
      'dropped haveMedicaid: MediaAlpha has no field for it',
      'dropped shoeSize: not a field',
      '',
    ]);
  });

  const unbuilt = [
    ['medicare', 'quoteWizard', 'QuoteWizard schema not implemented for Medicare'],
    ['medicare', 'quinstreet', 'Quinstreet schema not implemented for Medicare'],
    ['life', 'quoteWizard', 'QuoteWizard schema not implemented for Life'],
    ['life', 'quinstreet', 'Quinstreet schema not implemented for Life'],
  ] as const;
  it.each(takeCases(unbuilt, ([product, provider]) => (product === 'life') === (provider === 'quinstreet')))(
    '%s at %s is refused by name, with 1',
    async (product, provider, message) => {
      expect(await runPayload([product, provider], '{}')).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
    },
  );

  const wrong: readonly (readonly [args: string[], input: string, message: string])[] = [
    [[], '', "missing required argument 'product'"],
    [['home', 'quinstreet'], '', 'No product home.'],
    [['auto'], '', "missing required argument 'provider'"],
    [['auto', 'acme'], '', 'No provider acme.'],
    [['auto', 'quinstreet', 'a.json', 'b.json'], '', 'too many arguments. Expected 3 arguments but got 4.'],
    [['auto', 'quinstreet', 'no-such-file.json'], '', 'no-such-file.json cannot be read.'],
    [['auto', 'quinstreet'], 'zip=33101', 'Standard input is not JSON.'],
    [['auto', 'quinstreet'], '[1]', 'Standard input is not a JSON object of field names and answers.'],
  ];
  it.each(takeCases(wrong, ([, , message]) => !message.startsWith('missing')))(
    '%j is wrong usage, with 2',
    async (args, input, message) => {
      const { code, stdout, stderr } = await runPayload(args, input);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`${message}\n`);
      expect(stderr).toContain('npm run --silent payload -- <product> <provider> [values.json]');
    },
  );
});
