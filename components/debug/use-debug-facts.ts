import { useEffect, useState } from 'react';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { readDebugFacts, type DebugFacts } from '@/lib/browser/debug/debug-facts';
import { observeEvents, type TrackedEvent } from '@/lib/browser/events/event-observers';
import { findForm } from '@/lib/browser/debug/fill-form';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { localizeForm } from '@/lib/engine/localize-form';
import type { LocalizedForm } from '@/lib/engine/form-state';
import type { FormName } from '@/lib/names/page-names';

export interface Watched {
  readonly facts: DebugFacts;
  readonly visited: PageVisit;
  /** Undefined on a page without a form. */
  readonly localizedForm: LocalizedForm | undefined;
  readonly events: readonly TrackedEvent[];
}

/** Often enough for a countdown in seconds. */
const LOOK_AGAIN_MS = 500;

function findLocalizedForm(): LocalizedForm | undefined {
  const name = findForm()?.dataset['form'] as FormName | undefined;
  return name && localizeForm(forms[name], steps, 'english');
}

/** Refreshed twice a second; undefined until the visit has started. */
export function useDebugFacts(visited: Promise<PageVisit>): Watched | undefined {
  const [watched, setWatched] = useState<Watched>();

  useEffect(() => {
    const events: TrackedEvent[] = [];
    let localizedForm: LocalizedForm | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const stopObserving = observeEvents((event) => events.push(event));
    void visited.then((visit) => {
      if (isOver) return;
      const look = () => {
        localizedForm ??= findLocalizedForm();
        const facts = readDebugFacts(localizedForm?.formVersion, visit, events);
        setWatched({ facts, visited: visit, localizedForm, events: [...events] });
      };
      look();
      timer = setInterval(look, LOOK_AGAIN_MS);
    });
    return () => {
      isOver = true;
      stopObserving();
      clearInterval(timer);
    };
  }, [visited]);

  return watched;
}
