import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedFiles } from './compile-changed';
import { projectRoot } from './project-files';

/** A line of a file and what an author puts above it. */
interface Insertion {
  readonly above: string;
  readonly text: string;
}

/** All that adding a value and its question takes: the recipe of `funnels/README.md`. */
const INSERTIONS = {
  'lib/fields/fields.ts': {
    above: '  haveCancer: {',
    text: "  smoker: { ...yesNo, products: LIFE, keep: 'tab', identifies: 'trait', health: true },",
  },
  'funnels/messages/health-fields.ts': {
    above: '  haveCancer: {',
    text: "  smoker: { label: { english: 'Smoker', spanish: 'Fumador' }, error: chooseAnswer },",
  },
  'funnels/steps/health.ts': {
    above: '  health: defineStep({',
    text: `  smoking: defineStep({
    name: 'smoking',
    type: 'regular',
    question: { english: 'Do you smoke?', spanish: '¿Fuma usted?' },
    asking: { kind: 'choice', field: 'smoker', choices: YES_OR_NO },
    skippable: true,
  }),`,
  },
  'funnels/forms/life.ts': { above: "    'health',", text: "    'smoking'," },
} as const satisfies Readonly<Record<string, Insertion>>;

export type RecipeFile = keyof typeof INSERTIONS;
export const RECIPE_FILES = Object.keys(INSERTIONS) as readonly RecipeFile[];

/** What an author puts into each file; undefined where they forget to. */
export type Recipe = Readonly<Record<RecipeFile, string | undefined>>;

export const RECIPE = Object.fromEntries(RECIPE_FILES.map((path) => [path, INSERTIONS[path].text])) as Record<
  RecipeFile,
  string
>;

/** The files as the author leaves them. */
export function followRecipe(recipe: Recipe): ChangedFiles {
  const changed = RECIPE_FILES.map((path) => {
    const before = readFileSync(join(projectRoot, path), 'utf8');
    const line = `\n${INSERTIONS[path].above}`;
    if (!before.includes(line)) throw new Error(`${path} has no line ${line}`);
    const text = recipe[path];
    return [path, text === undefined ? before : before.replace(line, () => `\n${text}${line}`)] as const;
  });
  return Object.fromEntries(changed);
}
