import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import type { FormValues } from '@/lib/fields/form-values';
import { parseZipcode } from '@/lib/fields/parse-zipcode';
import type { PhoneLease } from '@/lib/phone/phone-lease';
import { readPrefill } from '@/lib/visit/prefill';
import { latestCalls, type ServerCall } from '../delivery/call-server';
import { deliveryQueue } from '../delivery/tab-delivery';
import type { TrackedEvent } from '../events/event-observers';
import { readKeptValues } from '../answers/kept-values';
import { findTokenExpiry } from '../phone/call-token';
import { findLease } from '../phone/leased-phone';
import type { PageVisit } from '../page/page-visit';
import { localStore, sessionStore } from '../platform/storage';
import { readToday } from '../platform/today';
import { readFindings, type Findings } from '../visit/visit-findings';
import { findForm } from './fill-form';
import { traceValues, type TracedValue } from './value-sources';

export interface DebugFacts {
  readonly now: number;
  readonly stepName: string | undefined;
  readonly traced: readonly TracedValue[];
  readonly location: ZipLocation | undefined;
  readonly lease: PhoneLease | undefined;
  readonly tokenExpiresAt: number | undefined;
  readonly findings: Findings;
  readonly calls: readonly (readonly [path: string, call: ServerCall])[];
  readonly waiting: readonly unknown[];
  readonly drops: number;
}

function readSubmitted(events: readonly TrackedEvent[]): FormValues {
  const answers = events.map(({ props }) => ('data' in props ? (props.data as FormValues) : {}));
  return Object.assign({}, ...answers) as FormValues;
}

export function readDebugFacts(
  formVersion: string | undefined,
  { visit, personal }: PageVisit,
  events: readonly TrackedEvent[],
): DebugFacts {
  const findings = readFindings();
  const traced =
    formVersion === undefined
      ? []
      : traceValues({
          submitted: readSubmitted(events),
          brought: readPrefill({ ...visit.urlParameters, ...personal }, readToday()),
          kept: readKeptValues(formVersion),
          guessedZip: parseZipcode(findings.ipLookup?.postalCode),
        });
  return {
    now: Date.now(),
    stepName: findForm()?.dataset['step'],
    traced,
    location: (sessionStore.read('location') ?? undefined) as ZipLocation | undefined,
    lease: findLease(),
    calls: [...latestCalls].sort(([, one], [, other]) => other.madeAt - one.madeAt),
    waiting: localStore.list('delivery.').map((key) => localStore.read(key)),
    findings,
    tokenExpiresAt: findTokenExpiry(),
    drops: deliveryQueue.drops(),
  };
}
