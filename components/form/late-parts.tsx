import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { ChoiceField } from './choice-field';
import type { ConsentStep } from './consent-step';
import type { Conversation } from './conversation';
import type { CountyField } from './county-field';
import type { DateField } from './date-field';
import type { PlaceNote } from './place-note';
import type { ResultStep } from './result-step';
import type { ResumeNote } from './resume-note';
import type { SuggestField } from './suggest-field';
// Loaded with the page: a step opened by its address is drawn before its script.
import './choice-field.module.css';
import './consent-step.module.css';
import './result-step.module.css';

interface LatePart<Props extends object> {
  readonly Part: (props: Props) => ReactNode;
  readonly fetch: () => void;
}

/** Loaded once the page is quiet, or when the visitor reaches for the form. */
function makeLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await fetch() }));
  return {
    // Chosen once: a mounted part must not be remounted when its script arrives.
    Part: (props) => {
      const [chosen] = useState(() => loaded ?? Lazy);
      return (
        <Suspense fallback={<span hidden data-late-part="" />}>
          {createElement(chosen as ComponentType<Props>, props)}
        </Suspense>
      );
    },
    // Retried where it is shown.
    fetch: () => void fetch().catch(() => undefined),
  };
}

type PropsOf<Part extends (props: never) => ReactNode> = Parameters<Part>[0];

const choiceField = makeLatePart<PropsOf<typeof ChoiceField>>(() =>
  import('./choice-field').then((module) => module.ChoiceField),
);
const consentStep = makeLatePart<PropsOf<typeof ConsentStep>>(() =>
  import('./consent-step').then((module) => module.ConsentStep),
);
const countyField = makeLatePart<PropsOf<typeof CountyField>>(() =>
  import('./county-field').then((module) => module.CountyField),
);
const dateField = makeLatePart<PropsOf<typeof DateField>>(() =>
  import('./date-field').then((module) => module.DateField),
);
const placeNote = makeLatePart<PropsOf<typeof PlaceNote>>(() =>
  import('./place-note').then((module) => module.PlaceNote),
);
const resultStep = makeLatePart<PropsOf<typeof ResultStep>>(() =>
  import('./result-step').then((module) => module.ResultStep),
);
const resumeNote = makeLatePart<PropsOf<typeof ResumeNote>>(() =>
  import('./resume-note').then((module) => module.ResumeNote),
);
const suggestField = makeLatePart<PropsOf<typeof SuggestField>>(() =>
  import('./suggest-field').then((module) => module.SuggestField),
);

const conversation = makeLatePart<PropsOf<typeof Conversation>>(() =>
  import('./conversation').then((module) => module.Conversation),
);

export const LateChoiceField = choiceField.Part;
export const LateConsentStep = consentStep.Part;
export const LateConversation = conversation.Part;
export const LateCountyField = countyField.Part;
export const LateDateField = dateField.Part;
export const LatePlaceNote = placeNote.Part;
export const LateResultStep = resultStep.Part;
export const LateResumeNote = resumeNote.Part;
export const LateSuggestField = suggestField.Part;

/** So that moving between steps waits for none: what asks, then what comes of an answer. */
export function fetchLateParts(): void {
  for (const { fetch } of [choiceField, consentStep, dateField, suggestField, countyField, placeNote, resultStep])
    fetch();
}

/** For a chat, so that what was said is there when the first answer is. */
export const fetchConversation = conversation.fetch;
