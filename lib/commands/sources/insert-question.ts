import ts from 'typescript';
import type { Product } from '@/lib/names/brand-code';
import { applyEdits, type TextEdit } from './list-edits';
import { isNewField, parseChoices, YES_NO, type QuestionAnswers } from './question-answers';
import { findProperty, listSourceEntries, parseSource, type SourceFile } from './source-entries';

/** Where a question of a product stands, and the words of its value. */
const HOMES: Readonly<Record<Product, { readonly steps: string; readonly words: string }>> = {
  medicare: { steps: 'funnels/steps/person.ts', words: 'funnels/messages/person-fields.ts' },
  life: { steps: 'funnels/steps/protection.ts', words: 'funnels/messages/person-fields.ts' },
  auto: { steps: 'funnels/steps/insurance.ts', words: 'funnels/messages/auto-fields.ts' },
};

const FIELDS = 'lib/fields/fields.ts';

/** What a question of such a product is written into, beside its form. */
export function listQuestionFiles(product: Product): readonly string[] {
  return [FIELDS, HOMES[product].words, HOMES[product].steps];
}

/** The object of a constant, without its `as const` and `satisfies`. */
function readObject(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? readObject(node.expression) : undefined;
}

/** The object that a file exports under this name, or else the last that it exports. */
function findExportedObject(root: ts.SourceFile, name?: string): ts.ObjectLiteralExpression {
  const objects = root.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declared) => name === undefined || declared.name.getText() === name)
    .map(({ initializer }) => readObject(initializer))
    .filter((object) => object !== undefined);
  const object = objects.at(-1);
  if (!object) throw new Error(`${root.fileName} exports no object${name === undefined ? '' : ` ${name}`}.`);
  return object;
}

function appendProperty(source: SourceFile, property: string, name?: string): SourceFile {
  const { properties } = findExportedObject(parseSource(source), name);
  const at = properties.at(-1)?.getEnd();
  if (at === undefined) throw new Error(`${source.file} exports an empty object.`);
  return { ...source, text: applyEdits(source.text, [{ start: at, end: at, text: `,\n${property}` }]) };
}

/** A named import more; a file that imports nothing from there gets the line. */
function addImport(source: SourceFile, name: string, from: string): SourceFile {
  const root = parseSource(source);
  const imports = root.statements.filter(ts.isImportDeclaration);
  const line = imports.find(({ moduleSpecifier }) => moduleSpecifier.getText().slice(1, -1) === from);
  const bindings = line?.importClause?.namedBindings;
  const last = bindings && ts.isNamedImports(bindings) ? bindings.elements.at(-1) : undefined;
  if (last && bindings?.getText().match(new RegExp(`\\b${name}\\b`))) return source;
  const at = last ? last.getEnd() : (imports.at(-1)?.getEnd() ?? 0);
  const text = last ? `, ${name}` : `\nimport { ${name} } from '${from}';`;
  return { ...source, text: applyEdits(source.text, [{ start: at, end: at, text }]) };
}

const quote = (text: string | undefined) => JSON.stringify(text ?? '');
const pair = (english = '', spanish = '') => `{ english: ${quote(english)}, spanish: ${quote(spanish)} }`;

/** The row of a new value: of no lead until a mapper takes it, forgotten with the tab, waiting for consent. */
function writeRow({ field, choices = YES_NO }: QuestionAnswers): string {
  const values = parseChoices(choices)?.map(({ value }) => quote(value));
  const reads = values ? `parse: oneOf([${values.join(', ')}]), control: 'list'` : '...yesNo';
  return `${field}: { ${reads}, products: NONE, keep: 'tab', identifies: 'trait' }`;
}

function writeStep({ name, english, spanish, field, choices = YES_NO }: QuestionAnswers): string {
  const listed = parseChoices(choices)?.map(
    (choice) => `{ value: ${quote(choice.value)}, label: ${pair(choice.english, choice.spanish)} }`,
  );
  return `${quote(name)}: defineStep({
    name: ${quote(name)},
    type: 'regular',
    question: ${pair(english, spanish)},
    asking: { kind: 'choice', field: ${quote(field)}, choices: ${listed ? `[${listed.join(', ')}]` : 'YES_OR_NO'} },
    skippable: true,
  })`;
}

/** The step behind the one that it follows, and a version more, since answers are kept by it. */
function placeStep(source: SourceFile, { form, after, name }: QuestionAnswers): SourceFile | undefined {
  const entry = listSourceEntries([source]).find((known) => known.name === `form ${form}`);
  const order = entry && findProperty(entry.node, 'steps')?.initializer;
  const version = entry && findProperty(entry.node, 'version')?.initializer;
  if (!order || !ts.isArrayLiteralExpression(order) || !version || !ts.isStringLiteralLike(version)) return undefined;
  const before = order.elements.find((step) => ts.isStringLiteralLike(step) && step.text === after);
  if (!before) return undefined;
  const raised: TextEdit = {
    start: version.getStart(),
    end: version.getEnd(),
    text: quote(String(Number(version.text) + 1)),
  };
  const placed: TextEdit = { start: before.getEnd(), end: before.getEnd(), text: `, ${quote(name)}` };
  return { ...source, text: applyEdits(source.text, [placed, ...(Number(version.text) > 0 ? [raised] : [])]) };
}

/**
 * The files as they are with the question, to be formatted: its step, its place in the form, and for a value that is new
 * its row and its words. Throws where the form's order does not stand in one of the files.
 */
export function insertQuestion(
  sources: readonly SourceFile[],
  product: Product,
  answers: QuestionAnswers,
): readonly SourceFile[] {
  const get = (file: string) => {
    const source = sources.find((known) => known.file === file);
    if (!source) throw new Error(`There is no ${file}.`);
    return source;
  };
  const form = sources.map((source) => placeStep(source, answers)).find((placed) => placed !== undefined);
  if (!form) throw new Error(`The order of ${answers.form} does not stand in its file: place ${answers.name} by hand.`);
  const { steps, words } = HOMES[product];
  const isYesNo = (answers.choices ?? YES_NO) === YES_NO;
  const home = isYesNo ? addImport(get(steps), 'YES_OR_NO', './choices') : get(steps);
  const step = appendProperty(home, writeStep(answers));
  if (!isNewField(answers)) return [step, form];
  const { field, labelEnglish = answers.english, labelSpanish = answers.spanish } = answers;
  const row = appendProperty(get(FIELDS), writeRow(answers), 'singleFields');
  const label = `${field}: { label: ${pair(labelEnglish, labelSpanish)}, error: chooseAnswer }`;
  const labelled = appendProperty(addImport(get(words), 'chooseAnswer', './choose-answer'), label);
  return [row, labelled, step, form];
}
