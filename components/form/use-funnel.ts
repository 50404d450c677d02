import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import { browserDependencies } from '@/lib/browser/form/funnel-dependencies';
import { revealStep } from '@/lib/browser/navigation/reveal';
import type { FunnelFormProps } from './form-props';

/** The engine, mounted; until the visit has started it stands where the page was prerendered. */
export function useFunnel(props: FunnelFormProps, form: RefObject<HTMLFormElement | null>) {
  const controller = useMemo(() => createFunnelController(props, browserDependencies), [props]);
  const { state, subscribe, start, stop, move } = controller;
  const { reveals, ...shown } = useSyncExternalStore(subscribe, state, state);

  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  useEffect(() => {
    if (reveals > 0 && form.current)
      revealStep(form.current, form.current.querySelector<HTMLElement>('[data-step-heading]'));
  }, [reveals, form]);

  return { ...shown, move };
}
