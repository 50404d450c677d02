import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { HookContext } from '@/lib/browser/form-hooks';
import type { Track } from '@/lib/browser/event-tracker';
import { runAfterIdle } from '@/lib/browser/after-idle';
import { guessZip } from '@/lib/browser/guessed-zip';
import { eraseValues, keepValues, readKeptValues } from '@/lib/browser/kept-values';
import { startPageVisit, type PageVisit } from '@/lib/browser/page-visit';
import { revealStep } from '@/lib/browser/reveal';
import { leaveFor, readStepName, showStep } from '@/lib/browser/step-address';
import { shareAnswers } from '@/lib/browser/shared-answers';
import type { Effect } from '@/lib/form/effect';
import { findStep } from '@/lib/form/find-step';
import type { FormState } from '@/lib/form/form-state';
import type { Move } from '@/lib/form/move';
import { listFields } from '@/lib/form/step-fields';
import { transition } from '@/lib/form/transition';
import { readPrefill } from '@/lib/visit/prefill';
import type { FunnelFormProps } from './form-props';

/** The engine, mounted: holds the state, runs the effects, listens to the address. */
export interface Funnel {
  readonly state: FormState;
  /** False until the visit has started; the form then carries `data-ready`. */
  readonly isReady: boolean;
  /** The ZIP that was guessed from where the visitor is; undefined when none was. */
  readonly guessedZip: string | undefined;
  readonly move: (move: Move) => void;
}

function buildHookContext({ journey, page, contact }: FunnelFormProps, { visit }: PageVisit): HookContext {
  const { phone: defaultNumber, isPlaceholderPlacement, mediaAlphaRecipients } = contact;
  return { journey, page, visit, defaultNumber, isPlaceholderPlacement, mediaAlphaRecipients };
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
    const visited = startPageVisit(page);
    const asksZip = journey.steps.some((step) => listFields(step).includes('zipcode'));

    const track: Track = (name, eventProps) => void visited.then((visit) => visit.track(name, eventProps));

    async function enter(effect: Extract<Effect, { kind: 'run-enter-hook' }>): Promise<void> {
      const [{ enterHooks }, visit] = await Promise.all([import('@/lib/browser/form-hooks'), visited]);
      const demand = await enterHooks[effect.hook](buildHookContext(props, visit), effect.values);
      if (demand) apply({ kind: 'demand-checked', demand });
    }

    async function leave(effect: Extract<Effect, { kind: 'run-submit-hook' }>): Promise<void> {
      const [{ submitHooks }, visit] = await Promise.all([import('@/lib/browser/form-hooks'), visited]);
      const proceed = await submitHooks[effect.hook](buildHookContext(props, visit), effect.values, effect.consent);
      apply({ kind: 'submit-hook-answered', proceed });
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
          return keepValues(journey.formVersion, effect.values);
        case 'erase-values':
          return eraseValues(journey.formVersion);
        case 'show-address':
          return showStep(page.pagePath, effect.stepName, effect);
        case 'leave-form':
          return leaveFor(props.destination);
        case 'reveal-step':
          return setReveals((count) => count + 1);
      }
    }

    function apply(next: Move): void {
      if (!isMounted) return;
      const result = transition(journey, latest.current, next);
      latest.current = result.state;
      setState(result.state);
      result.effects.forEach(run);
    }

    move.current = apply;
    const onPopState = () => {
      apply({ kind: 'enter', stepName: readStepName(page.pagePath) });
      setReveals((count) => count + 1);
    };
    window.addEventListener('popstate', onPopState);
    void visited.then(({ visit, personal }) => {
      const brought = readPrefill({ ...visit.urlParameters, ...personal });
      apply({ kind: 'prefill', values: { ...readKeptValues(journey.formVersion), ...brought } });
      apply({ kind: 'enter', stepName: readStepName(page.pagePath) });
      setIsReady(true);
      if (latest.current.values.zipcode !== undefined || !asksZip) return;
      runAfterIdle(() => void guessZip().then((zipcode) => zipcode !== undefined && setGuess(zipcode)));
    });
    const setGuess = (zipcode: string) => {
      setGuessedZip(zipcode);
      apply({ kind: 'prefill', values: { zipcode } });
    };
    const stopSharing = shareAnswers(journey.formVersion, (values) => apply({ kind: 'prefill', values }));
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
