import { getStep } from '@/lib/engine/get-step';
import type { Move } from '@/lib/engine/move';
import type { FunnelDependencies } from './funnel-dependencies';
import { openFunnel, type FunnelOpening } from './funnel-opening';
import type { FunnelSettings } from './funnel-settings';
import type { FunnelState } from './funnel-state';

/** The engine at work on one page: holds the state, runs the effects, listens to the address. */
export interface FunnelController {
  readonly state: () => FunnelState;
  /** Changes nothing while the controller is stopped. */
  readonly move: (move: Move) => void;
  /** Back in the history when the entry before shows that step; otherwise the step takes the place of this one. */
  readonly goBack: (stepName: string) => void;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Creates the controller at rest, in the state that was prerendered: before `start` it touches nothing. */
export function createFunnelController(settings: FunnelSettings, dependencies: FunnelDependencies): FunnelController {
  const listeners = new Set<() => void>();
  const { step } = getStep(settings.localizedForm, settings.stepName);
  let opened: FunnelOpening | undefined;
  let state: FunnelState = {
    form: { stepName: step.name, values: {}, status: 'answering' },
    standing: settings.standing,
    ahead: settings.ahead,
    needsLateParts: false,
    isReady: false,
    guessedZip: undefined,
    resume: undefined,
    reveals: 0,
  };
  const read = () => state;

  function update(change: Partial<FunnelState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => {
      listener();
    });
  }

  return {
    state: read,
    move: (next) => opened?.move(next),
    goBack: (stepName) => opened?.goBack(stepName),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      opened ??= openFunnel(settings, { read, update }, dependencies);
    },
    stop: () => {
      opened?.end();
      opened = undefined;
    },
  };
}
