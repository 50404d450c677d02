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

async function carryOutEarly(): Promise<void> {
  // The step that the answer leads to is on screen already.
  if (listEarlyPresses()[0]?.button.dataset['onward']) await (await loadAnswers()).giveEarlyAnswers();
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

  useEffect(() => {
    if (shown.isReady) void carryOutEarly();
  }, [shown.isReady]);

  useEffect(() => {
    if (reveals > 0 && form.current) void showStepOf(form.current);
  }, [reveals, form]);

  return { ...shown, move, goBack };
}
