import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Track } from '@/lib/browser/event-tracker';
import { runAfterIdle } from '@/lib/browser/after-idle';
import { reloadPage } from '@/lib/browser/guarded-reload';
import { hasKeptAnswers } from '@/lib/browser/has-kept-answers';
import { claimFullLoad } from '@/lib/browser/new-build';
import { startPageVisit } from '@/lib/browser/page-visit';
import { revealStep } from '@/lib/browser/reveal';
import { leaveFor, readStepName, showStep } from '@/lib/browser/step-address';
import type { Effect } from '@/lib/form/effect';
import { findStep } from '@/lib/form/find-step';
import type { FormState } from '@/lib/form/form-state';
import type { Move } from '@/lib/form/move';
import { listFields } from '@/lib/form/step-fields';
import { transition } from '@/lib/form/transition';
import type { FunnelFormProps } from './form-props';
import { runEnterHook, runSubmitHook } from './run-step-hook';

/** The engine, mounted: holds the state, runs the effects, listens to the address. */
export interface Funnel {
  readonly state: FormState;
  /** False until the visit has started; the form then carries `data-ready`. */
  readonly isReady: boolean;
  /** The ZIP that was guessed from where the visitor is; undefined when none was. */
  readonly guessedZip: string | undefined;
  readonly move: (move: Move) => void;
}

function loadAnswers() {
  return import('@/lib/browser/answers');
}

export function useFunnel(props: FunnelFormProps, form: RefObject<HTMLFormElement | null>): Funnel {
  const { journey, page } = props;
  const [state, setState] = useState<FormState>(() => ({
    stepName: findStep(journey, props.stepName).step.name,
    values: {},
    status: 'answering',
  }));
  const [isReady, setIsReady] = useState(false);
  const [guessedZip, setGuessedZip] = useState<string>();
  const [reveals, setReveals] = useState(0);
  const latest = useRef(state);
  const move = useRef<(move: Move) => void>(() => undefined);

  useEffect(() => {
    let isMounted = true;
    let stopSharing: () => void = () => undefined;
    let saved: Promise<void> = Promise.resolve();
    const visited = startPageVisit(page);
    const asksZip = journey.steps.some((step) => listFields(step).includes('zipcode'));

    const track: Track = (name, eventProps) => void visited.then((visit) => visit.track(name, eventProps));

    async function enter(effect: Extract<Effect, { kind: 'run-enter-hook' }>): Promise<void> {
      const demand = await runEnterHook(props, visited, effect);
      if (demand) apply({ kind: 'demand-checked', demand });
    }

    async function leave(effect: Extract<Effect, { kind: 'run-submit-hook' }>): Promise<void> {
      try {
        apply({ kind: 'submit-hook-answered', proceed: await runSubmitHook(props, visited, effect) });
      } catch (error) {
        apply({ kind: 'submit-hook-answered', proceed: false });
        throw error;
      }
    }

    function run(effect: Effect): void {
      switch (effect.kind) {
        case 'track-page-view':
          return track('pageView', effect.props);
        case 'track-submit':
          return track('formStepSubmitted', effect.props);
        case 'track-demand':
          return track('lowBidResult', { isLowBid: effect.isLowBid, maResponse: effect.response });
        case 'run-enter-hook':
          return void enter(effect);
        case 'run-submit-hook':
          return void leave(effect);
        case 'save-values':
          saved = loadAnswers().then(({ keepValues }) => keepValues(journey.formVersion, effect.values));
          return;
        case 'erase-values':
          saved = loadAnswers().then(({ eraseValues }) => eraseValues(journey.formVersion));
          return;
        case 'show-address':
          return showStep(page.pagePath, effect.stepName, effect);
        case 'leave-form':
          return void saved.then(() => leaveFor(props.destination));
        case 'reveal-step':
          return setReveals((count) => count + 1);
      }
    }

    function apply(next: Move): void {
      if (!isMounted) return;
      const result = transition(journey, latest.current, next);
      const beforeLoad = claimFullLoad({ journey, pagePath: page.pagePath }, latest.current, result);
      if (beforeLoad) {
        isMounted = false;
        beforeLoad.forEach(run);
        void saved.then(reloadPage);
        return;
      }
      latest.current = result.state;
      setState(result.state);
      result.effects.forEach(run);
    }

    move.current = apply;
    const onPopState = () => {
      const stepName = readStepName(page.pagePath);
      // A link to a place on the page moves in the history as well, and the browser scrolls to it.
      if (findStep(journey, stepName).step.name === latest.current.stepName) return;
      apply({ kind: 'enter', stepName });
      setReveals((count) => count + 1);
    };
    window.addEventListener('popstate', onPopState);

    async function start(): Promise<void> {
      const { visit, personal } = await visited;
      const parameters = { ...visit.urlParameters, ...personal };
      if (hasKeptAnswers() || Object.keys(parameters).length > 0) {
        const { readBroughtValues } = await loadAnswers();
        apply({ kind: 'prefill', values: readBroughtValues(journey.formVersion, parameters) });
      }
      apply({ kind: 'enter', stepName: readStepName(page.pagePath) });
      setIsReady(true);
      runAfterIdle(() => void prepare());
    }

    async function prepare(): Promise<void> {
      const { findZip, shareAnswers, startCallToken } = await loadAnswers();
      if (journey.steps.some(({ onEnter, onSubmit }) => onEnter ?? onSubmit)) startCallToken();
      if (isMounted) stopSharing = shareAnswers(journey.formVersion, (values) => apply({ kind: 'prefill', values }));
      if (!asksZip) return;
      const { urlParameters } = (await visited).visit;
      const found = await findZip({ answered: latest.current.values.zipcode, urlParameters });
      if (!found?.isGuessed) return;
      setGuessedZip(found.zipCode);
      apply({ kind: 'prefill', values: { zipcode: found.zipCode } });
    }

    void start();
    return () => {
      isMounted = false;
      stopSharing();
      window.removeEventListener('popstate', onPopState);
    };
  }, [props, journey, page]);

  useEffect(() => {
    if (reveals > 0 && form.current)
      revealStep(form.current, form.current.querySelector<HTMLElement>('[data-step-heading]'));
  }, [reveals, form]);

  return { state, isReady, guessedZip, move: useCallback((next: Move) => move.current(next), []) };
}
