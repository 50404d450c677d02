import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import { browserDependencies } from '@/lib/browser/form/funnel-dependencies';
import { guardTaps } from '@/lib/browser/form/tap-guard';
import { revealStep } from '@/lib/browser/navigation/reveal';
import type { FunnelFormProps } from './form-props';

/** The engine, mounted; until the visit has started it stands where the page was prerendered. */
export function useFunnel(props: FunnelFormProps, form: RefObject<HTMLFormElement | null>) {
  const controller = useMemo(() => createFunnelController(props, browserDependencies), [props]);
  const { state, subscribe, start, stop, move, goBack } = controller;
  const { reveals, ...shown } = useSyncExternalStore(subscribe, state, state);

  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  useEffect(() => (form.current ? guardTaps(form.current) : undefined), [form]);

  useEffect(() => {
    if (reveals > 0 && form.current)
      revealStep(form.current, form.current.querySelector<HTMLElement>('[data-step-heading]'));
  }, [reveals, form]);

  return { ...shown, move, goBack };
}
