import { getStep } from '@/lib/engine/get-step';
import type { Move } from '@/lib/engine/move';
import { listFields } from '@/lib/form/step-fields';
import { transition } from '@/lib/engine/transition';
import { createEffectRunner } from './effect-runner';
import type { FunnelDependencies } from './funnel-dependencies';
import type { FunnelSettings } from './funnel-settings';
import type { FunnelState } from './funnel-state';

interface FunnelStore {
  readonly read: () => FunnelState;
  readonly update: (change: Partial<FunnelState>) => void;
}

/** The engine between a start and a stop. */
export interface FunnelSession {
  readonly move: (move: Move) => void;
  readonly end: () => void;
}

/** Starts the visit, brings the answers that are there already, and follows the address from then on. */
export function openFunnelSession(
  settings: FunnelSettings,
  { read, update }: FunnelStore,
  dependencies: FunnelDependencies,
): FunnelSession {
  const { localizedForm, page } = settings;
  const { formVersion, steps } = localizedForm;
  let isOpen = true;
  let stopSharing: () => void = () => undefined;
  const visited = dependencies.startPageVisit(page);
  const reveal = () => update({ reveals: read().reveals + 1 });
  const effects = createEffectRunner({ settings, visited, move, reveal }, dependencies);
  const stopWatching = dependencies.watchAddress(followAddress);

  function move(next: Move): void {
    if (!isOpen) return;
    const { form } = read();
    const result = transition(localizedForm, form, next);
    const beforeLoad = dependencies.claimFullLoad({ localizedForm, pagePath: page.pagePath }, form, result);
    if (beforeLoad) {
      isOpen = false;
      beforeLoad.forEach(effects.run);
      effects.whenSaved(dependencies.reloadPage);
      return;
    }
    update({ form: result.state });
    result.effects.forEach(effects.run);
  }

  function followAddress(): void {
    const stepName = dependencies.readStepName(page.pagePath);
    // A link to a place on the page moves in the history as well, and the browser scrolls to it.
    if (getStep(localizedForm, stepName).step.name === read().form.stepName) return;
    move({ kind: 'enter', stepName });
    reveal();
  }

  async function enter(): Promise<void> {
    const { visit, personal } = await visited;
    const parameters = { ...visit.urlParameters, ...personal };
    if (dependencies.hasKeptAnswers() || Object.keys(parameters).length > 0) {
      const { readBroughtValues } = await dependencies.loadAnswers();
      move({ kind: 'prefill', values: readBroughtValues(formVersion, parameters) });
    }
    move({ kind: 'enter', stepName: dependencies.readStepName(page.pagePath) });
    update({ isReady: true });
    dependencies.runAfterIdle(() => void prepare());
  }

  /** What the next steps need, fetched while the first is answered. */
  async function prepare(): Promise<void> {
    const { findZip, shareAnswers, startCallToken } = await dependencies.loadAnswers();
    if (steps.some(({ onEnter, onSubmit }) => onEnter ?? onSubmit)) startCallToken();
    if (isOpen) stopSharing = shareAnswers(formVersion, (values) => move({ kind: 'prefill', values }));
    const asksZip = steps.some((step) => listFields(step).includes('zipcode'));
    if (!asksZip) return;
    const { urlParameters } = (await visited).visit;
    const found = await findZip({ answered: read().form.values.zipcode, urlParameters });
    if (!found?.isGuessed) return;
    update({ guessedZip: found.zipCode });
    move({ kind: 'prefill', values: { zipcode: found.zipCode } });
  }

  void enter();
  return {
    move,
    end: () => {
      isOpen = false;
      stopSharing();
      stopWatching();
    },
  };
}
