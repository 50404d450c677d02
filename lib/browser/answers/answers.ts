import { findBirthDateFault, type BirthDateFault } from '@/lib/fields/birth-date';
import { listDateParts } from '@/lib/fields/list-date-parts';
import { splitDate } from '@/lib/fields/split-date';
import { parseValues, type FormValues } from '@/lib/fields/form-values';
import type { FieldName } from '@/lib/fields/field-name';
import { blankValues } from '@/lib/form/step-fields';
import type { Step } from '@/lib/form/step';
import { readPrefill } from '@/lib/visit/prefill';
import type { ValueSources } from '@/lib/visit/value-order';
import { isTokenField } from '@/lib/calls/token-fields';
import { shortenCallToken } from '../phone/call-token';
import { readToday } from '../platform/today';
import { eraseHandover } from './handover';
import { eraseValues as eraseKeptValues, keepValues as writeValues, readKeptValues } from './kept-values';
import { forgetUnsent } from './unsent-words';

// Loaded once the page is quiet, or as soon as there is something to read or to move.
export { listFields } from '@/lib/form/step-fields';
export { isDrawnAtOnce } from '@/lib/engine/drawn-at-once';
export { describeStanding } from '@/lib/engine/standing';
export { findStepsAhead, leadsToLateParts } from '@/lib/engine/steps-ahead';
export { findResume } from '@/lib/engine/find-resume';
export { transition } from '@/lib/engine/transition';
export { claimFullLoad } from '../navigation/new-build';
export { goBackTo, leaveFor, showStep } from '../navigation/step-moves';
export { startCallToken } from '../phone/call-token';
export { revealStep } from '../navigation/reveal';
export { reloadPage } from '../recovery/guarded-reload';
export { readCertificates } from '../third-parties/certificate-fields';
export { isAnswerOnTheWay } from './answer-ahead';
export { listAskedFields } from './asked-fields';
export { readConsentAct } from './consent-act-reader';
export { keepHandover, readHandover } from './handover';
export { shareAnswers } from './shared-answers';
export { guardTaps } from './tap-guard';
export { helpTyping } from './typing';
export { checkZip, lookUpTypedZips } from './zip-check';
export { findZip } from '../visit/visitor-zip';
export { findZipLocation } from '../location/zip-location';

/** What is known when a page opens: the answers of earlier steps and pages, and what the address brought. */
export function readKnownValues(
  formVersion: string,
  parameters: Readonly<Record<string, string>>,
): ValueSources<FormValues> {
  return { answered: readKeptValues(formVersion), brought: readPrefill(parameters, readToday()) };
}

/** Ages the call token when an answer it depends on changed. */
export function keepValues(formVersion: string, values: FormValues): void {
  const earlier = readKeptValues(formVersion);
  const changed = Object.entries(values).filter(([name, value]) => earlier[name as FieldName] !== value);
  writeValues(formVersion, values);
  forgetUnsent(Object.keys(values));
  if (changed.some(([name]) => isTokenField(name))) shortenCallToken();
}

/** Of this form and the shared ones; the next form asks everything again. */
export function eraseValues(formVersion: string): void {
  eraseKeptValues(formVersion);
  eraseHandover();
}

/** Fields left empty are present as undefined. What stands in a step ahead is no answer to this one. */
export function readAnswer(step: Step<string>, form: HTMLFormElement, submitter: HTMLElement | null): FormValues {
  const ahead = [...form.querySelectorAll('[data-ahead] [name]')].map((control) => control.getAttribute('name'));
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !ahead.includes(entry[0]),
  );
  const tapped: [string, string][] =
    submitter instanceof HTMLButtonElement && submitter.name !== '' ? [[submitter.name, submitter.value]] : [];
  const also = submitter?.dataset['also'] === undefined ? {} : (JSON.parse(submitter.dataset['also']) as object);
  const given: object = { ...Object.fromEntries([...entries, ...tapped]), ...also };
  const values = { ...blankValues(step), ...parseValues(given, readToday()) };
  return { ...values, ...listDateParts(values) };
}

/** What is wrong with a day as it was written, part by part where it is no whole date. */
export function explainDate(input: unknown): BirthDateFault {
  const text = typeof input === 'string' ? input.trim() : '';
  const [month = '', day = '', year = ''] = text.split(/[\s/.,-]+/);
  return findBirthDateFault(splitDate(text) ?? { month, day, year }, readToday()) ?? 'noSuchDay';
}
