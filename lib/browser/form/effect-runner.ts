import type { Effect } from '@/lib/engine/effect';
import type { FormValues } from '@/lib/fields/form-values';
import { findDestination } from '@/lib/form/destinations';
import type { Move } from '@/lib/engine/move';
import type { Track } from '../events/event-tracker';
import type { PageVisit } from '../page/page-visit';
import type { FunnelSettings } from './funnel-settings';
import type { SessionAnswers } from './session-answers';

type EffectRunners = {
  readonly [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => unknown;
};

interface EffectTarget {
  readonly settings: FunnelSettings;
  readonly visited: Promise<PageVisit>;
  /** Takes the answer of a hook. */
  readonly move: (move: Move) => void;
  readonly reveal: () => void;
}

/** What was left out may be asked again elsewhere; the form that this one leads to is told of it when it ends. */
function listAnswered(values: FormValues): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name));
}

/** What no visitor sees: it gives way to the paint of the next question. */
const UNSEEN = new Set<Effect['kind']>(['track-page-view', 'track-submit', 'save-values']);

/** What goes on outside the form, which must find everything kept and told. */
const GOES_ON = new Set<Effect['kind']>(['run-enter-hook', 'run-submit-hook', 'send-call-back', 'leave-form']);

/**
 * Runs the effects of each move of one form, in order but for those that wait for the paint; the table is complete as
 * long as it compiles.
 */
export function createEffectRunner(
  { settings, visited, move, reveal }: EffectTarget,
  answers: SessionAnswers,
): (effects: readonly Effect[]) => void {
  const { localizedForm, page } = settings;

  const track: Track = (name, props) => void visited.then((visit) => visit.track(name, props));

  const runners: EffectRunners = {
    'track-page-view': ({ props }) => track('pageView', props),
    'track-submit': ({ props }) => track('formStepSubmitted', props),
    'track-refusal': ({ props }) => track('formStepRefused', props),
    'track-demand': ({ isLowBid, response }) => track('lowBidResult', { isLowBid, maResponse: response }),
    'run-enter-hook': async (effect) => {
      const demand = await answers.runEnterHook(settings, visited, effect);
      if (demand) move({ kind: 'demand-checked', demand });
    },
    'run-submit-hook': async (effect) => {
      let proceed = false;
      try {
        proceed = await answers.runSubmitHook(settings, visited, effect);
      } finally {
        move({ kind: 'submit-hook-answered', proceed });
      }
    },
    'send-call-back': (effect) => answers.runCallBack(settings, visited, effect),
    'save-values': ({ values }) => {
      answers.keepValues(localizedForm.formVersion, values);
      // Whichever page of the visit comes next, it does not ask what is answered.
      answers.keepHandover(localizedForm, listAnswered(values));
    },
    'erase-values': () => answers.eraseValues(localizedForm.formVersion),
    'show-address': (effect) => answers.showStep(page.pagePath, effect.stepName, effect),
    'leave-form': ({ values, settled }) => {
      answers.keepHandover(localizedForm, settled);
      void answers.leaveFor(findDestination(settings, values));
    },
    'reveal-step': reveal,
  };

  const run = (effect: Effect) => void (runners[effect.kind] as (effect: Effect) => unknown)(effect);

  return (effects) => {
    answers.finishPaint();
    const isPlain = !effects.some(({ kind }) => GOES_ON.has(kind));
    for (const effect of effects) {
      if (isPlain && UNSEEN.has(effect.kind)) answers.afterPaint(() => run(effect));
      else run(effect);
    }
  };
}
