import { useEffect, useRef } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { pickValues } from '@/lib/browser/debug/value-sources';
import { mapJourney, type JourneyStep } from '@/lib/engine/map-journey';
import { buildStepPath } from '@/lib/page/page-address';
import { DebugSection } from './debug-section';
import styles from './journey-section.module.css';
import type { Watched } from './use-debug-facts';

const PLACE_WORDS: Readonly<Record<JourneyStep['place'], string>> = {
  here: 'you are here',
  behind: 'passed',
  ahead: '',
  off: 'not on your journey',
};

/** Scrolls to the current step. */
function JourneyList({ journey, pagePath }: { readonly journey: readonly JourneyStep[]; readonly pagePath: string }) {
  const list = useRef<HTMLOListElement>(null);
  const here = journey.findIndex(({ place }) => place === 'here');

  useEffect(() => {
    const item = list.current?.children[here];
    if (list.current && item instanceof HTMLElement)
      list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [here]);

  return (
    <ol ref={list} className={styles.journey}>
      {journey.map(({ step, place }) => (
        <li key={step.name} data-place={place} aria-current={place === 'here' ? 'step' : undefined}>
          <a href={buildStepPath({ path: pagePath }, step.name)} title={step.question}>
            {step.name}
          </a>
          <span>
            {[PLACE_WORDS[place], step.type !== 'regular' && step.type, step.onEnter, step.onSubmit]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function JourneySection({ page, facts, localizedForm }: Watched & { readonly page: PageContext }) {
  const { stepName } = facts;
  if (!localizedForm || stepName === undefined) return null;
  const journey = mapJourney(localizedForm, stepName, pickValues(facts.traced));
  return (
    <DebugSection name="Journey" fact={`${localizedForm.form} · ${stepName}`}>
      {() => <JourneyList journey={journey} pagePath={page.pagePath} />}
    </DebugSection>
  );
}
