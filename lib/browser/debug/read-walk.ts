import type { Product } from '@/lib/names/brand-code';
import type { LocalizedForm, LocalizedStep } from '@/lib/engine/form-state';
import { getStep } from '@/lib/engine/get-step';
import { walkJourney } from '@/lib/engine/journey';
import { findField } from '@/lib/fields/field-table';
import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { listOwnFields, pickAskedFields } from '@/lib/form/step-fields';
import { buildStepPath } from '@/lib/page/page-address';
import { cleanQuery } from '@/lib/request/clean-query';
import { findAnswer, SAMPLE_PEOPLE } from './sample-people';
import type { Walk, WalkedMove } from './walk';

/** The day by which made-up people’s answers are read: they were all born before it. */
const SAMPLE_DAY = '2026-01-01';

interface ToldProps {
  readonly stepName?: string;
  readonly data?: FormValues;
  readonly isLowBid?: boolean;
}

interface WalkedPage {
  readonly localizedForm: LocalizedForm;
  readonly product: Product;
  readonly pagePath: string;
  /** Where the page stands now. */
  readonly address: string;
  /** The events since the page was loaded. */
  readonly told: readonly { readonly name: string; readonly props: ToldProps }[];
  /** Everything that the form knows. */
  readonly values: FormValues;
}

/** Whatever says who somebody is is said by a made-up person instead. */
function replacePerson(product: Product, data: FormValues): FormValues {
  const [sample] = SAMPLE_PEOPLE[product];
  const entries = Object.entries(data).map(([name, value]) => {
    if (value === undefined || findField(name)?.identifies !== 'person') return [name, value];
    return [name, Object.values(parseValues({ [name]: findAnswer(sample, name) }, SAMPLE_DAY))[0]];
  });
  return Object.fromEntries(entries) as FormValues;
}

function isKnown(step: LocalizedStep, values: FormValues): boolean {
  const names = listOwnFields(pickAskedFields(step, values));
  return names.length === 0 || names.some((name) => Object.hasOwn(values, name));
}

/** The steps before the first that was seen, where their answers are known: an earlier page, or a reload, has them. */
function listEarlier({ localizedForm, values }: WalkedPage, first: string): readonly LocalizedStep[] {
  const journey = walkJourney(localizedForm, values);
  const place = journey.findIndex(({ name }) => name === first);
  const earlier = journey.slice(0, Math.max(0, place));
  return earlier.every((step) => isKnown(step, values)) ? earlier : [];
}

/** Answers, and the steps that no answer led to. */
function listMoves(page: WalkedPage, buildAddress: (stepName: string) => string): readonly WalkedMove[] {
  const moves: WalkedMove[] = [];
  let isLed = true;
  for (const { name, props } of page.told) {
    const { stepName, data } = props;
    if (stepName === undefined) continue;
    if (name === 'formStepSubmitted') {
      const { step } = getStep(page.localizedForm, stepName);
      moves.push({ kind: 'answer', step, data: data ?? {} });
      isLed = true;
    } else if (name === 'pageView') {
      // Of several jumps in a row the last one counts.
      if (!isLed && moves.at(-1)?.kind === 'jump') moves.pop();
      if (!isLed) moves.push({ kind: 'jump', address: buildAddress(stepName) });
      isLed = false;
    }
  }
  return moves;
}

/** What was done on a page since it was loaded, with nothing in it of who did it; undefined before the first step. */
export function readWalk(page: WalkedPage): Walk | undefined {
  const { localizedForm, product, pagePath, told, values } = page;
  const views = told.flatMap(({ name, props }) => (name === 'pageView' ? (props.stepName ?? []) : []));
  const [first, end] = [views[0], views.at(-1)];
  if (first === undefined || end === undefined) return undefined;
  const { origin, search } = new URL(page.address);
  const query = cleanQuery(new URLSearchParams(search)).query.toString();
  const buildAddress = (stepName?: string) =>
    origin + buildStepPath({ path: pagePath }, stepName) + (query === '' ? '' : `?${query}`);
  const earlier = listEarlier(page, first).map((step): WalkedMove => ({ kind: 'answer', step, data: values }));
  const opensPlain = first === localizedForm.steps[0].name || earlier.length > 0;
  const moves = [...earlier, ...listMoves(page, buildAddress)].map((move) =>
    move.kind === 'answer' ? { ...move, data: replacePerson(product, move.data) } : move,
  );
  const isLowBid = told.some(({ name, props }) => name === 'lowBidResult' && props.isLowBid === true);
  return { address: buildAddress(opensPlain ? undefined : first), form: localizedForm.form, moves, end, isLowBid };
}
