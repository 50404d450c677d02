import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { dressOpening } from '@/lib/page/opening';
import { pickLanguage } from '@/lib/form/step';
import type { Page } from '@/lib/page/page';
import { projectRoot } from '../support/project-files';

interface AskedFirst {
  readonly family: string;
  readonly path: string;
  readonly words: string;
  readonly button: string | undefined;
}

const folder = join(projectRoot, 'funnels/pages');

async function readFamily(file: string): Promise<readonly Page[]> {
  const module = (await import(join(folder, file))) as Readonly<Record<string, unknown>>;
  return Object.values(module).flatMap((value) => (Array.isArray(value) ? (value as Page[]) : []));
}

async function listAskedFirst(): Promise<readonly AskedFirst[]> {
  const families = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const asked = families.map(async (family) =>
    (await readFamily(family)).flatMap(({ form, path, language, opening }) => {
      if (!form) return [];
      const { question, button } = dressOpening(pickLanguage(steps[forms[form].steps[0]], language), opening);
      return { family, path, words: question, button };
    }),
  );
  return (await Promise.all(asked)).flat();
}

const asked = await listAskedFirst();

test('no two families of pages open with the same question', () => {
  const shared = asked.filter(({ family, words }) =>
    asked.some((other) => other.words === words && other.family !== family),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(shared.map(({ path, words }) => `${words}: ${path}`)).toEqual([]);
});

test('a first question and its button are short enough for the first screen', () => {
  const long = asked.filter(({ words, button = '' }) => words.length > 62 || button.length > 18);
  expect(long).toEqual([]);
});
