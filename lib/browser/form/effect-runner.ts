import type { Effect } from '@/lib/engine/effect';
import { findDestination } from '@/lib/form/destinations';
import type { Move } from '@/lib/engine/move';
import type { Track } from '../events/event-tracker';
import type { PageVisit } from '../page/page-visit';
import type { FunnelDependencies } from './funnel-dependencies';
import type { FunnelSettings } from './funnel-settings';

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

export interface EffectRunner {
  readonly run: (effect: Effect) => void;
  /** Waits for the answers that are being kept: a page that is left before loses them. */
  readonly whenSaved: (work: () => void) => void;
}

/** Runs the effects of one form; the table is complete as long as it compiles. */
export function createEffectRunner(
  { settings, visited, move, reveal }: EffectTarget,
  dependencies: FunnelDependencies,
): EffectRunner {
  const { localizedForm, page } = settings;
  let saved: Promise<unknown> = Promise.resolve();

  const track: Track = (name, props) => void visited.then((visit) => visit.track(name, props));
  const whenSaved = (work: () => void) => void saved.then(work);

  const runners: EffectRunners = {
    'track-page-view': ({ props }) => track('pageView', props),
    'track-submit': ({ props }) => track('formStepSubmitted', props),
    'track-demand': ({ isLowBid, response }) => track('lowBidResult', { isLowBid, maResponse: response }),
    'run-enter-hook': async (effect) => {
      const demand = await dependencies.runEnterHook(settings, visited, effect);
      if (demand) move({ kind: 'demand-checked', demand });
    },
    'run-submit-hook': async (effect) => {
      let proceed = false;
      try {
        proceed = await dependencies.runSubmitHook(settings, visited, effect);
      } finally {
        move({ kind: 'submit-hook-answered', proceed });
      }
    },
    'save-values': ({ values }) => {
      saved = dependencies.loadAnswers().then(({ keepValues }) => keepValues(localizedForm.formVersion, values));
    },
    'erase-values': () => {
      saved = dependencies.loadAnswers().then(({ eraseValues }) => eraseValues(localizedForm.formVersion));
    },
    'show-address': (effect) => dependencies.showStep(page.pagePath, effect.stepName, effect),
    'leave-form': ({ values, settled }) => {
      saved = Promise.all([
        saved,
        dependencies.loadAnswers().then(({ keepHandover }) => keepHandover(localizedForm, settled)),
      ]);
      whenSaved(() => void dependencies.leaveFor(findDestination(settings, values)));
    },
    'reveal-step': reveal,
  };

  return {
    run: (effect) => void (runners[effect.kind] as (effect: Effect) => unknown)(effect),
    whenSaved,
  };
}
