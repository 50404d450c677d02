import { useEffect, useState } from 'react';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { readDebugFacts, type DebugFacts } from '@/lib/browser/debug/debug-facts';
import { observeEvents, type TrackedEvent } from '@/lib/browser/events/event-observers';
import { findForm } from '@/lib/browser/debug/fill-form';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { localizeForm } from '@/lib/engine/localize-form';
import type { LocalizedForm } from '@/lib/engine/form-state';
import { arrangeForm } from '@/lib/page/page-form';
import type { Page } from '@/lib/page/page';
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

/** The form on screen, as the page asks it: some ask less than the whole. A variant's own form is asked whole. */
function findLocalizedForm(page: Pick<Page, 'form' | 'steps'>): LocalizedForm | undefined {
  const name = findForm()?.dataset['form'] as FormName | undefined;
  return name && localizeForm(arrangeForm(forms[name], name === page.form ? page : {}), steps, 'english');
}

async function findPage(pageName: string): Promise<Pick<Page, 'form' | 'steps'>> {
  const { registry } = await import('@/funnels/registry');
  return registry.pages.find(({ name }) => name === pageName) ?? {};
}

/** Refreshed twice a second; undefined until the visit has started. */
export function useDebugFacts(pageName: string, visited: Promise<PageVisit>): Watched | undefined {
  const [watched, setWatched] = useState<Watched>();

  useEffect(() => {
    const events: TrackedEvent[] = [];
    let localizedForm: LocalizedForm | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const stopObserving = observeEvents((event) => events.push(event));
    void Promise.all([visited, findPage(pageName)]).then(([visit, page]) => {
      if (isOver) return;
      const look = () => {
        localizedForm ??= findLocalizedForm(page);
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
  }, [pageName, visited]);

  return watched;
}
