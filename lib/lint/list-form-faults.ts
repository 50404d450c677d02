import { fieldTable } from '@/lib/fields/field-table';
import type { Branch, Form } from '@/lib/form/form';
import type { Step } from '@/lib/form/step';
import { listFields } from '@/lib/form/step-fields';
import { listAllShownPages } from '@/lib/experiments/variant-segment';
import { findPage } from '@/lib/page/find-page';
import { describeChoice } from './nearest-name';
import { when, type FoundFault, type PageFault, type PageLint } from './page-fault';

type FormRule = (form: Form, lint: PageLint) => readonly FoundFault[];

const known: FormRule = ({ steps }, lint) =>
  steps
    .filter((name) => !(name in lint.steps))
    .map((name) => ({
      rule: 'step',
      what: `there is no step ${name}`,
      mend: describeChoice(name, Object.keys(lint.steps)),
      near: name,
    }));

const once: FormRule = ({ steps }) =>
  [...new Set(steps.filter((name, index) => steps.indexOf(name) !== index))].map((name) => ({
    rule: 'step',
    what: `it asks ${name} twice`,
    mend: 'Keep one of the two.',
    near: name,
  }));

const branches: FormRule = ({ steps, branches: all = {}, hooks = {}, chapters }) => {
  const listed = Object.entries<readonly Branch[] | undefined>(all);
  const named = [...Object.keys(hooks), ...listed.map(([name]) => name), ...chapters.map(({ from }) => from)];
  const strangers = named.filter((name) => !steps.includes(name));
  const targets = listed.flatMap(([name, ways = []]) =>
    ways.flatMap(({ to }) => (to === undefined ? [] : [{ name, to }])),
  );
  return [
    ...strangers.map((name) => ({
      rule: 'branch',
      what: `hooks, branches or chapters name ${name}, which it does not ask`,
      mend: describeChoice(name, steps),
      near: name,
    })),
    ...targets
      .filter(({ to }) => !steps.includes(to))
      .map(({ name, to }) => ({
        rule: 'branch',
        what: `a branch leads from ${name} to ${to}, which it does not ask`,
        mend: describeChoice(to, steps),
        near: to,
      })),
    ...targets
      .filter(({ name, to }) => steps.includes(to) && steps.indexOf(to) <= steps.indexOf(name))
      .map(({ name, to }) => ({
        rule: 'branch',
        what: `a branch leads back from ${name} to ${to}`,
        mend: 'Lead to a later step: a form never asks in a circle.',
        near: to,
      })),
  ];
};

/** By the row of a field: who is told by it. */
function asksForContact(step: Step | undefined): boolean {
  return step !== undefined && listFields(step).some((name) => ['email', 'phone'].includes(fieldTable[name].control));
}

const consent: FormRule = ({ name, steps }, lint) => {
  const contact = steps.findIndex((step) => asksForContact(lint.steps[step]));
  const asked = steps.findIndex((step) => lint.steps[step]?.asking.kind === 'consent');
  return when(contact >= 0 && asked < contact, {
    rule: 'C-20',
    what: `it asks for contact in ${steps[contact]}, and for no consent after it`,
    mend: 'Put a step of consent after it: `consent` for Medicare, `contact-consent` otherwise.',
    near: steps[contact] ?? name,
  });
};

const ending: FormRule = ({ name, steps }, { registry, steps: all }) => {
  const last = steps.at(-1) ?? '';
  if (all[last]?.type === 'final') return [];
  const final = steps.find((step) => all[step]?.type === 'final');
  const asking = listAllShownPages(registry).filter((page) => page.form === name);
  const stranded = asking.filter(({ brands, destination = '' }) =>
    brands.some((brand) => !findPage(registry, brand, destination)?.page),
  );
  const names = [...new Set(stranded.map((page) => page.name))].join(', ');
  return [
    ...when(final !== undefined, {
      rule: 'result',
      what: `steps follow ${final}, which is the end`,
      mend: `Put ${final} last.`,
      near: final ?? last,
    }),
    ...when(final === undefined && names !== '', {
      rule: 'result',
      what: `it ends with ${last}, and nothing follows on ${names}`,
      mend: 'End with `result`, or give those pages a `destination`.',
      near: last,
    }),
  ];
};

const used: FormRule = ({ name }, { registry }) =>
  when(!listAllShownPages(registry).some(({ form }) => form === name), {
    rule: 'unused',
    what: 'no page has this form',
    mend: 'Give it to a page, or remove it.',
    near: name,
  });

const joining: FormRule = ({ product, steps }, lint) =>
  product === 'medicare'
    ? []
    : steps
        .filter((name) =>
          /to join a Medicare|inscribirse en un plan Medicare/.test(JSON.stringify(lint.steps[name] ?? '')),
        )
        .map((name) => ({
          rule: 'product',
          what: `${name} speaks of joining a Medicare plan, and this form is for ${product}`,
          mend: 'Ask `any-medicare` instead, or write a step of its own.',
          near: name,
        }));

/** What holds for an order of steps, whoever gives it: the form, or a page. */
export const ORDER_RULES: readonly FormRule[] = [known, once, branches, consent, ending];

const RULES: readonly FormRule[] = [...ORDER_RULES, used, joining];

/** Mistakes in the order, the branches and the end of each form. */
export function listFormFaults(lint: PageLint): readonly PageFault[] {
  return Object.entries(lint.forms).flatMap(([key, form]) => [
    ...when(form.name !== key, {
      rule: 'name',
      what: `it is listed as ${key}`,
      mend: 'Use one name for both.',
      near: 'name',
    }).map((fault) => ({ entry: `form ${form.name}`, ...fault })),
    ...RULES.flatMap((rule) => rule(form, lint).map((fault) => ({ entry: `form ${form.name}`, ...fault }))),
  ]);
}
