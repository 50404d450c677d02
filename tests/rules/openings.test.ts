import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { experiments } from '@/funnels/experiments';
import { forms } from '@/funnels/forms';
import { steps, type StepName } from '@/funnels/steps/steps';
import { listAllShownPages } from '@/lib/experiments/variant-segment';
import { dressOpening } from '@/lib/page/opening';
import { listPageSteps } from '@/lib/page/page-form';
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
  const pages = Object.values(module).flatMap((value) => (Array.isArray(value) ? (value as Page[]) : []));
  return listAllShownPages({ pages, experiments });
}

async function listAskedFirst(): Promise<readonly AskedFirst[]> {
  const families = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const asked = families.map(async (family) =>
    (await readFamily(family)).flatMap((page) => {
      const { form, path, language, opening } = page;
      if (!form) return [];
      const [first] = listPageSteps(forms[form], page);
      const { question, button } = dressOpening(pickLanguage(steps[first as StepName], language), opening);
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
