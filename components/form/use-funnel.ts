import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import { browserDependencies } from '@/lib/browser/form/funnel-dependencies';
import { watchTaps } from '@/lib/browser/form/watch-taps';
import { carryOutEarlyPress, listEarlyPresses } from '@/lib/browser/platform/early-taps';
import { runAfterIdle } from '@/lib/browser/platform/after-idle';
import type { FunnelFormProps } from './form-props';

const loadAnswers = () => import('@/lib/browser/form/late-form');

async function showStepOf(form: HTMLElement): Promise<void> {
  const { revealStep } = await loadAnswers();
  const heading = form.querySelector<HTMLElement>('[data-step-heading]');
  // On screen since the press that led there, and under the visitor’s hands.
  if (!heading?.parentElement?.contains(document.activeElement)) revealStep(form, heading);
}

/** Whether an answer was pressed before anything heard of it, and the step that it leads to is on screen. */
function isAnsweredEarly(): boolean {
  return listEarlyPresses()[0]?.button.dataset['onward'] !== undefined;
}

async function carryOutEarly(form: HTMLFormElement): Promise<void> {
  if (isAnsweredEarly()) await (await loadAnswers()).giveEarlyAnswers(form);
  else carryOutEarlyPress();
}

/** The engine, mounted; until the visit has started it stands where the page was prerendered. */
export function useFunnel(props: FunnelFormProps, form: RefObject<HTMLFormElement | null>) {
  const controller = useMemo(() => createFunnelController(props, browserDependencies), [props]);
  const { state, subscribe, start, stop, move, goBack } = controller;
  const { reveals, ...shown } = useSyncExternalStore(subscribe, state, state);

  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  useEffect(() => (form.current ? watchTaps(form.current, { loadAnswers, runAfterIdle }) : undefined), [form]);

  // Once, with the render in which it becomes ready: by the next the answer is being given.
  const showsAhead = useMemo(() => !shown.isReady || isAnsweredEarly(), [shown.isReady]);

  useEffect(() => {
    if (shown.isReady && form.current) void carryOutEarly(form.current);
  }, [shown.isReady, form]);

  useEffect(() => {
    if (reveals > 0 && form.current) void showStepOf(form.current);
  }, [reveals, form]);

  return { ...shown, showsAhead, move, goBack };
}
