import { useMemo } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { previewPayloads } from '@/lib/browser/debug/payload-preview';
import { pickValues } from '@/lib/browser/debug/value-sources';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import type { FormValues } from '@/lib/fields/form-values';
import { pickJourneyValues } from '@/lib/engine/journey';
import { DebugEntry } from './debug-entry';
import { DebugSection } from './debug-section';
import { JsonView } from './json-view';
import type { Watched } from './use-debug-facts';

type PayloadSectionProps = Watched & { readonly page: PageContext };

/** Separate, so that previews are computed only when an answer changes. */
function Previews({ page, visited, facts, localizedForm }: PayloadSectionProps) {
  const values = localizedForm ? pickJourneyValues(localizedForm, pickValues(facts.traced)) : {};
  const known = JSON.stringify([values, facts.location]);
  const previews = useMemo(() => {
    const [answers, location] = JSON.parse(known) as [FormValues, ZipLocation | null];
    return previewPayloads({ page, visit: visited.visit }, answers, location ?? undefined);
  }, [known, page, visited]);
  return previews.map(({ title, payload, drops, refusal }) => (
    <DebugEntry
      key={title}
      summary={
        <>
          <code>{title}</code>
          <span>{refusal ? 'none' : drops.length > 0 && `${drops.length} left out`}</span>
        </>
      }
    >
      {() => (
        <>
          {refusal ? <p>{refusal}</p> : <JsonView value={payload} />}
          {drops.map(({ field, reason }) => (
            <p key={field}>
              <code>{field}</code> is left out: {reason}
            </p>
          ))}
        </>
      )}
    </DebugEntry>
  ));
}

/** Identity is veiled. */
export function PayloadSection(props: PayloadSectionProps) {
  if (!props.localizedForm) return null;
  return (
    <DebugSection name="Payload preview" fact={props.page.product}>
      {() => <Previews {...props} />}
    </DebugSection>
  );
}
