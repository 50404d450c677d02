import { useEffect, useRef } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { keepStart } from '@/lib/browser/debug/keep-start';
import { listPeople, type PersonChoice } from '@/lib/browser/debug/sample-people';
import { pickValues } from '@/lib/browser/debug/value-sources';
import { readWalk } from '@/lib/browser/debug/read-walk';
import { reopenPage } from '@/lib/browser/recovery/guarded-reload';
import { mapJourney, type JourneyStep } from '@/lib/engine/map-journey';
import { buildStepPath } from '@/lib/page/page-address';
import { DebugSection } from './debug-section';
import styles from './journey-section.module.css';
import type { Watched } from './use-debug-facts';
import { WalkCopy } from './walk-copy';

const PLACE_WORDS: Readonly<Record<JourneyStep['place'], string>> = {
  here: 'you are here',
  behind: 'passed',
  ahead: '',
  off: 'not on your journey',
};

interface JourneyListProps {
  readonly journey: readonly JourneyStep[];
  readonly pagePath: string;
  readonly onStart: (stepName: string) => void;
}

/** Scrolls to the current step. */
function JourneyList({ journey, pagePath, onStart }: JourneyListProps) {
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
          <button type="button" aria-label={`Start at ${step.name}`} onClick={() => onStart(step.name)}>
            Start
          </button>
        </li>
      ))}
    </ol>
  );
}

interface JourneySectionProps extends Watched {
  readonly page: PageContext;
  readonly choice: PersonChoice;
}

export function JourneySection({ page, choice, facts, events, localizedForm }: JourneySectionProps) {
  const { stepName } = facts;
  if (!localizedForm || stepName === undefined) return null;
  const { product, pagePath } = page;
  const values = pickValues(facts.traced);
  const journey = mapJourney(localizedForm, stepName, values);
  const people = listPeople(product, choice);
  const start = (name: string) => {
    if (keepStart(localizedForm, name, people))
      reopenPage(buildStepPath({ path: pagePath }, name) + window.location.search);
  };
  return (
    <DebugSection name="Journey" fact={`${localizedForm.form} · ${stepName}`}>
      {() => (
        <>
          <JourneyList journey={journey} pagePath={pagePath} onStart={start} />
          <p className={styles.note}>
            A name opens its step with the answers that are there. <strong>Start</strong> puts made-up ones to all
            before it in their place, as “{people[0].label}” or whoever’s way leads there. No event tells of these, and
            no lead, bid or number is asked for on the way.
          </p>
          <WalkCopy
            readWalk={() =>
              readWalk({
                ...{ localizedForm, product, pagePath, values },
                address: window.location.href,
                told: events,
              })
            }
          />
        </>
      )}
    </DebugSection>
  );
}
