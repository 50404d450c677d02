import type { Effect } from '@/lib/engine/effect';
import type { LocalizedStep } from '@/lib/engine/form-state';
import { getStep } from '@/lib/engine/get-step';
import type { Move } from '@/lib/engine/move';
import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import { layValues, type ValueSources } from '@/lib/visit/value-order';
import type { PageVisit } from '../page/page-visit';
import { createEffectRunner } from './effect-runner';
import type { FunnelSettings } from './funnel-settings';
import type { FunnelState } from './funnel-state';
import type { SessionAnswers } from './session-answers';

/** The form that a session moves. */
export interface SessionTarget {
  readonly settings: FunnelSettings;
  readonly visited: Promise<PageVisit>;
  /** The step that the address names. */
  readonly readStepName: () => string | undefined;
  readonly read: () => FunnelState;
  readonly update: (change: Partial<FunnelState>) => void;
  /** Has the step scrolled to. */
  readonly reveal: () => void;
}

/** The engine at work, until its end. */
export interface FunnelSession {
  readonly move: (move: Move) => void;
  readonly goBack: (stepName: string) => void;
  /** Shows the step that the address names. */
  readonly followAddress: () => void;
  /** Enters the step that the address names, with what was kept and what these parameters brought, unless undefined. */
  readonly enter: (parameters: Readonly<Record<string, string>> | undefined) => void;
  /** Fetches what the next steps need, while the first is answered. */
  readonly prepare: () => Promise<void>;
  readonly end: () => void;
}

/** Brings the answers that are there already, and moves the form from step to step. */
export function openFunnelSession(target: SessionTarget, answers: SessionAnswers): FunnelSession {
  const { settings, visited, readStepName, read, update, reveal } = target;
  const { localizedForm, page, fields } = settings;
  const { formVersion, steps } = localizedForm;
  let isOpen = true;
  let known: ValueSources<FormValues> = {};
  let placedZip: unknown;
  let stopSharing: () => void = () => undefined;
  const run = createEffectRunner({ settings, visited, move, reveal }, answers);

  function move(next: Move): void {
    if (!isOpen) return;
    const { form } = read();
    const result = answers.transition(localizedForm, form, next);
    const beforeLoad = answers.claimFullLoad({ localizedForm, pagePath: page.pagePath }, form, result);
    if (beforeLoad) {
      isOpen = false;
      run(beforeLoad);
      answers.finishPaint();
      // After the events of this move, which wait for the visit as well.
      void visited.then(answers.reloadPage);
      return;
    }
    const standing = answers.describeStanding(localizedForm, result.state);
    const isOnTheWay =
      next.kind === 'submit' || next.kind === 'skip' || next.kind === 'go' || next.kind === 'start-over';
    const stays = result.state.stepName === form.stepName;
    update({
      form: result.state,
      standing,
      ...(!stays && { ahead: undefined }),
      ...(isOnTheWay && { resume: undefined }),
    });
    result.effects.forEach(noteAnswers);
    run(result.effects);
    if (next.kind === 'submit') findPlace();
    if (read().isReady) lookAhead();
  }

  /** Has the steps drawn that the answers to this one lead to, while it is read: a tap then shows what is there. */
  function lookAhead(): void {
    answers.runAfterIdle(() => {
      if (!isOpen || answers.isAnswerOnTheWay()) return;
      const { form, ...before } = read();
      const readControl = (name: FieldName) => fields[name]?.attributes.control;
      const isDrawn = (step: LocalizedStep) => answers.isDrawnAtOnce(step, readControl);
      // A chat repeats what was answered above the question.
      const ahead = page.template === 'chat' ? undefined : answers.findStepsAhead(localizedForm, form, isDrawn);
      const needsLateParts = answers.leadsToLateParts(localizedForm, form, isDrawn);
      const isNews = JSON.stringify(ahead) !== JSON.stringify(before.ahead);
      if (isNews || needsLateParts !== before.needsLateParts)
        update({ ahead: isNews ? ahead : before.ahead, needsLateParts });
    });
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
    void answers.findZipLocation(zipcode);
  }

  const findName = (stepName: string | undefined) => getStep(localizedForm, stepName).step.name;

  function goBack(stepName: string): void {
    const isThere = isOpen && answers.goBackTo(page.pagePath, (before) => findName(before) === stepName);
    // Otherwise Back in the browser would lead on again.
    if (!isThere) move({ kind: 'go', stepName, replace: true });
  }

  function followAddress(): void {
    const stepName = readStepName();
    // A link to a place on the page moves in the history as well, and the browser scrolls to it.
    if (findName(stepName) === read().form.stepName) return;
    move({ kind: 'enter', stepName });
    reveal();
  }

  function enter(parameters: Readonly<Record<string, string>> | undefined): void {
    if (parameters) {
      const { settled, values } = answers.readHandover(localizedForm);
      learn({ answered: values });
      learn(answers.readKnownValues(formVersion, parameters));
      if (settled.length > 0) move({ kind: 'hand-over', settled });
    }
    move({ kind: 'enter', stepName: readStepName() });
    if (parameters && readStepName() === undefined) offerResume();
  }

  /** Only where the page opened at its first question: whoever follows the address of another wants that one. */
  function offerResume(): void {
    const { form } = read();
    if (form.stepName !== steps[0].name) return;
    update({ resume: answers.findResume(localizedForm, { ...known.answered }) });
  }

  async function prepare(): Promise<void> {
    if (steps.some(({ onEnter, onSubmit }) => onEnter ?? onSubmit)) answers.startCallToken();
    lookAhead();
    if (isOpen) stopSharing = answers.shareAnswers(formVersion, (answered) => learn({ answered }));
    const asksZip = steps.some((step) => answers.listFields(step).includes('zipcode'));
    if (asksZip) await guessZip();
    findPlace();
  }

  async function guessZip(): Promise<void> {
    const { visit } = await visited;
    const found = await answers.findZip(read().form.values.zipcode, visit);
    // The visitor may have answered meanwhile.
    if (!found?.isGuessed || read().form.values.zipcode !== undefined) return;
    update({ guessedZip: found.zipCode });
    learn({ guessed: { zipcode: found.zipCode } });
  }

  return {
    move,
    goBack,
    followAddress,
    enter,
    prepare,
    end: () => {
      isOpen = false;
      stopSharing();
    },
  };
}
