import type { Form } from '@/lib/form/form';
import type { Chapter, Chapters } from '@/lib/form/chapter';
import type { PageEntry } from './page';

/** The steps of a page's form, in the order in which this page asks them. */
export function listPageSteps(
  form: Pick<Form, 'steps'>,
  { steps }: Pick<PageEntry, 'steps'>,
): readonly [string, ...string[]] {
  return steps ?? form.steps;
}

function pickEntries<Value>(all: Readonly<Record<string, Value | undefined>>, isKept: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => isKept(name)));
}

/** Those that still begin somewhere, by where that is; the first begins with the form. */
function arrangeChapters({ chapters }: Form, steps: readonly [string, ...string[]]): Chapters {
  const [first, ...others] = chapters
    .filter(({ from }) => steps.includes(from))
    .toSorted((one, other) => steps.indexOf(one.from) - steps.indexOf(other.from));
  const opening: Chapter = { title: (first ?? chapters[0]).title, from: steps[0] };
  return [opening, ...others] as unknown as Chapters;
}

/**
 * A form as a page asks it: whole in its own order, or the steps that the page names, with what these set off and the
 * branches between them. Its version stays, since an answer means the same on either page.
 */
export function arrangeForm(form: Form, { steps }: Pick<PageEntry, 'steps'>): Form {
  if (steps === undefined) return form;
  const isAsked = (name: string) => steps.includes(name);
  const branches = Object.entries(form.branches ?? {}).map(
    ([name, ways]) => [name, ways?.filter(({ to }) => to === undefined || isAsked(to))] as const,
  );
  return {
    ...form,
    steps,
    chapters: arrangeChapters(form, steps),
    hooks: pickEntries(form.hooks ?? {}, isAsked),
    branches: pickEntries(Object.fromEntries(branches), isAsked),
    formerSteps: Object.fromEntries(Object.entries(form.formerSteps ?? {}).filter(([, heir]) => isAsked(heir))),
  };
}
