import type { Effect } from '@/lib/engine/effect';
import { getStep } from '@/lib/engine/get-step';
import type { Move } from '@/lib/engine/move';
import type { FormValues } from '@/lib/fields/form-values';
import { listArrivalEffects } from '@/lib/engine/arrival';
import { layValues, type ValueSources } from '@/lib/visit/value-order';
import { createEffectRunner } from './effect-runner';
import type { Answers, FunnelDependencies } from './funnel-dependencies';
import type { FunnelSettings } from './funnel-settings';
import type { FunnelState } from './funnel-state';

interface FunnelStore {
  readonly read: () => FunnelState;
  readonly update: (change: Partial<FunnelState>) => void;
}

/** The engine between a start and a stop. */
export interface FunnelSession {
  readonly move: (move: Move) => void;
  readonly goBack: (stepName: string) => void;
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
  let known: ValueSources<FormValues> = {};
  let placedZip: unknown;
  let engine: Answers | undefined;
  let stopSharing: () => void = () => undefined;
  const visited = dependencies.startPageVisit(page);
  const reveal = () => update({ reveals: read().reveals + 1 });
  const effects = createEffectRunner({ settings, visited, move, reveal }, dependencies);
  const stopWatching = dependencies.watchAddress(followAddress);

  async function loadAnswers(): Promise<Answers> {
    return (engine = await dependencies.loadAnswers());
  }

  /** At once, but for the first move of a visit on which there was nothing to read. */
  function withEngine(work: () => void): void {
    if (engine) work();
    else void loadAnswers().then(work);
  }

  function move(next: Move): void {
    withEngine(() => moveNow(next));
  }

  function moveNow(next: Move): void {
    if (!isOpen || !engine) return;
    const { form } = read();
    const result = engine.transition(localizedForm, form, next);
    const beforeLoad = engine.claimFullLoad({ localizedForm, pagePath: page.pagePath }, form, result);
    if (beforeLoad) {
      isOpen = false;
      beforeLoad.forEach(effects.run);
      effects.whenSaved(dependencies.reloadPage);
      return;
    }
    update({ form: result.state, standing: engine.describeStanding(localizedForm, result.state) });
    result.effects.forEach(noteAnswers);
    result.effects.forEach(effects.run);
    if (next.kind === 'submit') findPlace();
  }

  function noteAnswers(effect: Effect): void {
    if (effect.kind === 'save-values') known = { ...known, answered: { ...known.answered, ...effect.values } };
    if (effect.kind === 'erase-values') known = {};
  }

  /** Adds what a source has come to know; what the visitor answered meanwhile stays. */
  function learn(more: ValueSources<FormValues>): void {
    known = {
      answered: { ...more.answered, ...known.answered },
      brought: { ...known.brought, ...more.brought },
      guessed: { ...known.guessed, ...more.guessed },
    };
    move({ kind: 'prefill', values: layValues(known) });
  }

  /** Where the ZIP lies is asked whenever it is another one (specification 7): later steps then wait for nothing. */
  function findPlace(): void {
    const { zipcode } = read().form.values;
    if (typeof zipcode !== 'string' || zipcode === placedZip) return;
    placedZip = zipcode;
    void loadAnswers().then(({ findZipLocation }) => findZipLocation(zipcode));
  }

  const findName = (stepName: string | undefined) => getStep(localizedForm, stepName).step.name;

  function goBack(stepName: string): void {
    const isThere = isOpen && dependencies.goBackTo(page.pagePath, (before) => findName(before) === stepName);
    // Otherwise Back in the browser would lead on again.
    if (!isThere) move({ kind: 'go', stepName, replace: true });
  }

  function followAddress(): void {
    const stepName = dependencies.readStepName(page.pagePath);
    // A link to a place on the page moves in the history as well, and the browser scrolls to it.
    if (findName(stepName) === read().form.stepName) return;
    withEngine(() => {
      moveNow({ kind: 'enter', stepName });
      reveal();
    });
  }

  async function enter(): Promise<void> {
    const { visit, personal } = await visited;
    const parameters = { ...visit.urlParameters, ...personal };
    if (dependencies.hasKeptAnswers() || Object.keys(parameters).length > 0) {
      const { readHandover, readKnownValues } = await loadAnswers();
      const { settled, values } = readHandover(localizedForm);
      learn({ answered: values });
      learn(readKnownValues(formVersion, parameters));
      if (settled.length > 0) move({ kind: 'hand-over', settled });
    }
    await enterStep(dependencies.readStepName(page.pagePath));
    update({ isReady: true });
    if (dependencies.takeFullLoad()) reveal();
    dependencies.runAfterIdle(() => void prepare());
  }

  /** A page that stands as it was prerendered only tells of it; a consent has to be found possible. */
  async function enterStep(stepName: string | undefined): Promise<void> {
    const { form } = read();
    const position = getStep(localizedForm, stepName);
    const { name, asking } = position.step;
    const isUntouched = !engine && Object.keys(form.values).length === 0 && name === form.stepName;
    if (isUntouched && asking.kind !== 'consent') {
      if (isOpen) listArrivalEffects(position, form.values).forEach(effects.run);
      return;
    }
    await loadAnswers();
    moveNow({ kind: 'enter', stepName });
  }

  /** What the next steps need, fetched while the first is answered. */
  async function prepare(): Promise<void> {
    const { findZip, listFields, shareAnswers, startCallToken } = await loadAnswers();
    if (steps.some(({ onEnter, onSubmit }) => onEnter ?? onSubmit)) startCallToken();
    if (isOpen) stopSharing = shareAnswers(formVersion, (answered) => learn({ answered }));
    const asksZip = steps.some((step) => listFields(step).includes('zipcode'));
    if (asksZip) await guessZip(findZip);
    findPlace();
  }

  async function guessZip(findZip: Answers['findZip']): Promise<void> {
    const { visit } = await visited;
    const found = await findZip(read().form.values.zipcode, visit);
    // The visitor may have answered meanwhile.
    if (!found?.isGuessed || read().form.values.zipcode !== undefined) return;
    update({ guessedZip: found.zipCode });
    learn({ guessed: { zipcode: found.zipCode } });
  }

  void enter();
  return {
    move,
    goBack,
    end: () => {
      isOpen = false;
      stopSharing();
      stopWatching();
    },
  };
}
