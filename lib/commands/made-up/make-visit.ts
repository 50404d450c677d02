import type { PageContext } from '@/lib/analytics/event-context';
import type { Experiment } from '@/lib/experiments/experiment';
import type { LocalizedStep } from '@/lib/engine/form-state';
import { AGENTS, CAMPAIGNS, drawUuid, pick, ROBOT_AGENT, type Random } from './made-up-people';
import type { MadeUpStep, MadeUpVisit } from './made-up-visit';

/** A form as visits are made up of it. */
export interface MadeUpForm {
  readonly formVersion: string;
  /** What the form asks whoever answers nothing unusual, in order. */
  readonly steps: readonly LocalizedStep[];
  /** The number that each of these steps has in the form. */
  readonly places: readonly number[];
}

/** A page that visits are made up of. */
export interface MadeUpPlace {
  readonly page: PageContext;
  readonly form: MadeUpForm;
  /** By the names of the experiment's variants, which may ask something else. */
  readonly variantForms: ReadonlyMap<string, MadeUpForm>;
  readonly experiment: Experiment | undefined;
}

const SHARE_OF_BOTS = 0.03;
const SHARE_OF_FORCED = 0.02;
const SHARE_OF_OPTED_OUT = 0.05;
const SHARE_THAT_LEAVES = 0.09;

interface Draft extends MadeUpVisit {
  /** When the next thing happens, Unix ms; no two happen at once. */
  clock: number;
}

function happen(visit: Draft, random: Random, name: MadeUpVisit['events'][number]['name'], props: object): number {
  visit.clock += 1000 + Math.floor(random() * 20_000);
  visit.events.push({ id: drawUuid(random), name, at: visit.clock, props });
  return visit.clock;
}

function describe({ step, place }: MadeUpStep, type: string) {
  return { stepName: step, stepNumber: place, stepType: type };
}

function view(visit: Draft, random: Random, step: MadeUpStep, type: string): number {
  step.seen = true;
  return happen(visit, random, 'pageView', { ...describe(step, type), stepIsFallback: false });
}

/** Whether the visit goes on after this question. */
function ask(visit: Draft, random: Random, { step, before, type, zeal }: Asked): boolean {
  const seenAt = view(visit, random, step, type);
  if (random() < 0.06) view(visit, random, step, type);
  if (before && random() < 0.05) {
    view(visit, random, before, 'regular');
    step.backs += 1;
    view(visit, random, step, type);
  }
  let fault = '';
  while (random() < 0.08) {
    fault = pick(random, ['zipcode', 'phone', 'email']);
    step.refused += 1;
    happen(visit, random, 'formStepRefused', { ...describe(step, type), field: fault });
  }
  if (random() < SHARE_THAT_LEAVES / zeal) {
    step.left = true;
    step.fault = fault;
    return false;
  }
  const props = { formVersion: visit.formVersion, ...describe(step, type), data: {} };
  step.answerMs = Math.min(600_000, happen(visit, random, 'formStepSubmitted', props) - seenAt);
  step.answered = true;
  return true;
}

interface Asked {
  readonly step: MadeUpStep;
  readonly before: MadeUpStep | undefined;
  readonly type: string;
  readonly zeal: number;
}

function reachNumber(visit: Draft, random: Random, step: MadeUpStep): void {
  view(visit, random, step, 'final');
  visit.isNumberShown = true;
  if (random() < 0.02) return;
  visit.leadId = drawUuid(random);
  visit.leadAt = visit.clock;
  if (random() > 0.55) return;
  const number = { didNumber: '+12065550123' };
  visit.isCallTapped = true;
  happen(visit, random, 'ctcClicked', { ...number, ctcLocation: 'result' });
  if (random() < 0.2) happen(visit, random, 'ctcClicked', { ...number, ctcLocation: 'call-bar' });
  if (random() > 0.7) return;
  visit.isCallReturned = true;
  happen(visit, random, 'ctcReturned', { ...number, callDurationMs: 1000 * Math.ceil(random() * 900) });
}

function walk(visit: Draft, random: Random, steps: readonly LocalizedStep[], zeal: number): void {
  if (random() < 0.04) return;
  for (const [index, { type }] of steps.entries()) {
    const step = visit.steps[index];
    if (!step) return;
    if (type === 'final') return reachNumber(visit, random, step);
    if (!ask(visit, random, { step, before: visit.steps[index - 1], type, zeal })) return;
  }
  // The form leads to another page, which this visitor never opened.
  const last = visit.steps.at(-1);
  if (last) last.left = true;
}

function drawKind(random: Random, { experiment }: MadeUpPlace): MadeUpVisit['kind'] {
  const drawn = random();
  if (drawn < SHARE_OF_BOTS) return 'bot';
  return experiment && drawn < SHARE_OF_BOTS + SHARE_OF_FORCED ? 'forced' : 'visitor';
}

export interface VisitSeed {
  readonly place: MadeUpPlace;
  readonly startedAt: number;
  /** An earlier visitor's, who opens a second tab. */
  readonly anonymousId?: string | undefined;
}

/** Makes up one visit, and keeps account of what it does. */
export function makeVisit(random: Random, { place, startedAt, anonymousId }: VisitSeed): MadeUpVisit {
  const kind = drawKind(random, place);
  const { parameters, zeal } = pick(random, CAMPAIGNS);
  const [device, agent] = pick(random, AGENTS);
  const shown = place.experiment && pick(random, place.experiment.variants);
  const variant = place.experiment && shown && kind !== 'forced' ? `${place.experiment.name}.${shown.name}` : '';
  const asked = place.variantForms.get(shown?.name ?? '') ?? place.form;
  const isSilent = kind === 'bot' && random() < 0.5;
  const visit: Draft = {
    page: place.page,
    formVersion: asked.formVersion,
    sessionId: `made-up.${drawUuid(random)}`,
    anonymousId: anonymousId ?? drawUuid(random),
    ...{ parameters, device: isSilent ? 'computer' : device, agent: isSilent ? ROBOT_AGENT : agent, kind, variant },
    ...{ isOptedOut: random() < SHARE_OF_OPTED_OUT, startedAt, clock: startedAt, events: [] },
    steps: asked.steps.map(({ name }, index) => ({
      ...{ step: name, place: asked.places[index] ?? 0, seen: false, answered: false, left: false, fault: '' },
      ...{ backs: 0, refused: 0, answerMs: undefined },
    })),
    ...{ leadId: undefined, leadAt: 0, isNumberShown: false, isCallTapped: false, isCallReturned: false },
  };
  visit.events.push({ id: drawUuid(random), name: 'botCheckCompleted', at: startedAt, props: {} });
  if (place.experiment && shown && variant !== '') {
    happen(visit, random, 'enteredExperiment', { name: place.experiment.name, variant: shown.name });
  }
  walk(visit, random, asked.steps, shown && shown !== place.experiment.variants[0] ? zeal * 1.2 : zeal);
  return visit;
}
