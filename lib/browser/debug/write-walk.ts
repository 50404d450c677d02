import type { FieldName } from '@/lib/fields/field-name';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import { isChosen, listChoiceValues, listOwnFields } from '@/lib/form/step-fields';
import type { AskedTogether, Asking, Choice, Step } from '@/lib/form/step';
import type { Walk, WalkedMove } from './walk';

type Answer = Extract<WalkedMove, { kind: 'answer' }>;

/** A text as a literal of the language. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function locate(selector: string): string {
  return `form.locator(${quote(selector)})`;
}

function locateValue(selector: string, value: FieldValue): string {
  return locate(`${selector}[value=${JSON.stringify(String(value))}]`);
}

/** As people write a day: `4/25/1958`. */
function writeDay(date: string): string {
  const [year, month, day] = date.split('-');
  return [Number(month), Number(day), year].join('/');
}

function writeField({ name, choices }: AskedTogether<string>, value: FieldValue): string {
  if (choices) return `await ${locateValue(`[name=${name}]`, value)}.check();`;
  const { control } = getFieldAttributes(name);
  if (control === 'list') return `await ${locate(`select[name=${name}]`)}.selectOption(${quote(String(value))});`;
  if (control === 'date') return `await ${locate(`[data-date=${name}]`)}.fill(${quote(writeDay(String(value)))});`;
  return `await ${locate(`[name=${name}]`)}.fill(${quote(String(value))});`;
}

/** Other answers of the same tap tell choices apart that give one value. */
function locateChoice({ field, choices }: Extract<Asking<string>, { kind: 'choice' }>, choice: Choice<string>): string {
  const name = choice.field ?? field;
  const others = choices.filter((one) => one !== choice && one.value === choice.value && one.also);
  const also = choice.also
    ? `[data-also=${JSON.stringify(JSON.stringify(choice.also))}]`
    : others.length > 0
      ? ':not([data-also])'
      : '';
  return locate(`button[name=${name}][value=${JSON.stringify(String(choice.value))}]${also}`);
}

function countAnswers(asking: Extract<Asking<string>, { kind: 'choice' }>, choice: Choice<string>): number {
  return Object.keys(listChoiceValues(asking, choice)).length;
}

function writeFields(fields: readonly AskedTogether<string>[], data: FormValues): readonly string[] {
  const typed = fields.flatMap((field) => {
    const value = data[field.name];
    return value === undefined || field.onlyForSharedZip ? [] : [writeField(field, value)];
  });
  const county = fields.some(({ name }) => name === 'county') && data.county;
  const goOn = typeof county === 'string' ? `await goOn(page, ${quote(county)});` : 'await goOn(page);';
  return ["await expect(form.locator('[data-late-part]')).toHaveCount(0);", ...typed, goOn];
}

function writeTap(field: FieldName, common: readonly string[], value: FieldValue | undefined): readonly string[] {
  if (value === undefined) return ['await goOn(page);'];
  if (common.includes(String(value))) return [`await ${locateValue(`button[name=${field}]`, value)}.click();`];
  return [`await ${locate(`input[name=${field}]`)}.fill(${quote(String(value))});`, 'await goOn(page);'];
}

function isSkipped(step: Step<string>, data: FormValues): boolean {
  const names = listOwnFields(step);
  return step.skippable === true && names.length > 0 && names.every((name) => data[name] === undefined);
}

function writeAnswer({ step, data }: Answer): readonly string[] {
  const { asking } = step;
  switch (asking.kind) {
    case 'fields':
      if (isSkipped(step, data)) break;
      return writeFields(asking.fields, data);
    case 'choice': {
      const fitting = asking.choices
        .filter((choice) => isChosen(asking, choice, data))
        .toSorted((one, other) => countAnswers(asking, other) - countAnswers(asking, one));
      if (!fitting[0]) break;
      return [`await ${locateChoice(asking, fitting[0])}.click();`];
    }
    case 'list':
      if (isSkipped(step, data)) break;
      return writeTap(asking.field, asking.common, data[asking.field]);
    case 'consent':
      return ['// Which boxes were ticked is kept nowhere: they stay as they are.', 'await goOn(page);'];
    case 'result':
      return [];
  }
  return ["await form.getByRole('button', { name: /^(Skip|Omitir)/ }).click();"];
}

function writeMove(move: WalkedMove): readonly string[] {
  if (move.kind === 'jump')
    return ['', '// Back, or a link, led here.', `await page.goto(${quote(move.address)});`, READY];
  return ['', writeStep(move.step.name), ...writeAnswer(move)];
}

const READY = "await expect(page.locator('form[data-ready]')).toBeVisible();";

function writeStep(name: string): string {
  return `await expect(form).toHaveAttribute('data-step', ${quote(name)});`;
}

/** What a result shows; where nobody answers at that hour, it asks for no call. */
function writeEnd({ end, isLowBid }: Walk): readonly string[] {
  if (end !== 'result') return [writeStep(end)];
  const shown = isLowBid ? '[data-low-bid-result=true]' : 'a[data-call-location=result]';
  return [
    writeStep(end),
    '// Where nobody answers at this hour, no call is asked for.',
    `await expect(${locate(shown)}.or(${locate('[data-call-sheet=closed]')}).first()).toBeVisible();`,
  ];
}

const HEAD = `import { expect, test, type Page } from '@playwright/test';

/** Goes on; a ZIP may be asked back about once, as unknown or as shared by counties. */
async function goOn(page: Page, county?: string): Promise<void> {
  const step = await page.locator('form[data-form]').getAttribute('data-step');
  const button = page.locator('form button[type=submit]:not([name])');
  await button.click();
  const next = page.locator(\`form:not([data-step="\${step}"])\`);
  const askedBack = page.locator('form :is([name=zipcode][aria-invalid=true], select[name=county])');
  await expect(next.or(askedBack).first()).toBeAttached();
  if ((await askedBack.count()) === 0) return;
  if (county !== undefined) await page.locator('form select[name=county]').selectOption(county);
  await button.click();
}
`;

/** A whole Playwright test, as TypeScript, that does what was done and expects what was shown. Needs nothing of ours. */
export function writeWalk(walk: Walk): string {
  const { address, form, moves, end } = walk;
  const title = `the ${form} form of ${new URL(address).pathname} as far as ${end}`;
  const lines = [
    "const form = page.locator('form[data-form]');",
    `await page.goto(${quote(address)});`,
    READY,
    ...moves.flatMap(writeMove),
    '',
    ...writeEnd(walk),
  ];
  const body = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
  return `${HEAD}\ntest(${quote(title)}, async ({ page }) => {\n${body}\n});\n`;
}
