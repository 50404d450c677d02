import { useState } from 'react';
import type { TrackedEvent } from '@/lib/browser/events/event-observers';
import { DebugEntry } from './debug-entry';
import { DebugSection } from './debug-section';
import styles from './debug-content.module.css';
import { JsonView } from './json-view';
import type { Watched } from './use-debug-facts';

function matches({ name, props }: TrackedEvent, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return wanted === '' || `${name} ${JSON.stringify(props)}`.toLowerCase().includes(wanted);
}

function summarize({ props }: TrackedEvent): string {
  const told = Object.values(props).filter((value) => typeof value === 'string');
  return told.slice(0, 2).join(' · ');
}

/** Newest first. */
export function EventsSection({ events }: Watched) {
  const [filter, setFilter] = useState('');
  const shown = events.filter((event) => matches(event, filter)).reverse();
  return (
    <DebugSection name="Events" fact={`${events.length}`}>
      {() => (
        <>
          <input
            className={styles.filter}
            type="search"
            aria-label="Filter events"
            placeholder="Filter by name or content"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          {shown.map((event) => (
            <DebugEntry
              key={event.context.eventId}
              event={event.name}
              summary={
                <>
                  <code>{event.name}</code>
                  <small>{summarize(event)}</small>
                  <span>{new Date(event.context.timestamp).toLocaleTimeString('en-US', { hour12: false })}</span>
                </>
              }
            >
              {() => (
                <>
                  <JsonView value={event.props} />
                  <DebugEntry summary="context">{() => <JsonView value={event.context} />}</DebugEntry>
                </>
              )}
            </DebugEntry>
          ))}
          {shown.length === 0 && <p>None.</p>}
        </>
      )}
    </DebugSection>
  );
}
