import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { ConsentStep } from './consent-step';
import type { DateField } from './date-field';
import type { SuggestField } from './suggest-field';
// The styles stay with the page: a step that is opened by its own address is drawn before its script is there.
import './consent-step.module.css';

interface LatePart<Props extends object> {
  readonly Part: (props: Props) => ReactNode;
  readonly fetch: () => void;
}

/** A part of the form that no first step shows; fetched when the visitor reaches for the form. */
function makeLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await fetch() }));
  return {
    // Chosen once: a part that is on screen must not be mounted anew when its script is there.
    Part: (props) => {
      const [chosen] = useState(() => loaded ?? Lazy);
      return (
        <Suspense fallback={<span hidden data-late-part="" />}>
          {createElement(chosen as ComponentType<Props>, props)}
        </Suspense>
      );
    },
    // A part that could not be fetched is tried again where it is shown.
    fetch: () => void fetch().catch(() => undefined),
  };
}

type PropsOf<Part extends (props: never) => ReactNode> = Parameters<Part>[0];

const consentStep = makeLatePart<PropsOf<typeof ConsentStep>>(() =>
  import('./consent-step').then((module) => module.ConsentStep),
);
const dateField = makeLatePart<PropsOf<typeof DateField>>(() =>
  import('./date-field').then((module) => module.DateField),
);
const suggestField = makeLatePart<PropsOf<typeof SuggestField>>(() =>
  import('./suggest-field').then((module) => module.SuggestField),
);

export const LateConsentStep = consentStep.Part;
export const LateDateField = dateField.Part;
export const LateSuggestField = suggestField.Part;

/** Fetches every late part, so that moving between steps waits for none. */
export function fetchLateParts(): void {
  for (const { fetch } of [consentStep, dateField, suggestField]) fetch();
}
