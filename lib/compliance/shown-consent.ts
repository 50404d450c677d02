import { interpolate } from '@/lib/copy/interpolate';
import type { FormValues } from '@/lib/fields/form-values';
import type { Page } from '@/lib/page/page';
import type { ConsentPlace } from './consent-place';

/** The number that the terms name; undefined where the visitor entered none. */
export function findEnteredPhone({ phone, driver1Phone }: FormValues): string | undefined {
  return [phone, driver1Phone].find((entered) => typeof entered === 'string');
}

/** Joins the words around an act in the order in which they stand on the screen. */
export function joinConsentWords(words: readonly string[]): string {
  return words.filter((line) => line !== '').join('\n');
}

/**
 * All words around the act as our page may show them to a visitor with these answers (compliance C-08). There is more
 * than one way: a browser alone knows whether its visitor opted out of the recording that a line speaks of.
 */
export function listShownWords(
  { step, consent, messages, hasCertificates }: ConsentPlace,
  values: FormValues,
): readonly string[] {
  const { form, call } = messages;
  const recordings = hasCertificates ? [form.recordingNotice, form.recordingOptedOut] : [''];
  return recordings.map((recording) =>
    joinConsentWords([
      step.question,
      step.reason ?? '',
      consent.companies ?? '',
      ...consent.boxes.map(({ label }) => label),
      `${interpolate(consent.terms, { phone: findEnteredPhone(values) ?? form.noPhone })} ${form.terms} ${form.and} ${form.privacy}.`,
      recording,
      form.showNumber,
      call.recorded,
      step.type === 'regular' ? `${form.notice} ${form.noticeLink}` : '',
    ]),
  );
}

/** What a browser tells of an act. */
export interface ToldAct {
  readonly text: string;
  readonly language: string;
  readonly buttonLabel: string;
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
  readonly pagePath: string;
}

/** Whether an act was done on a page or one of its steps, in the page's language. */
export function isActOn(page: Pick<Page, 'path' | 'language'>, { pagePath, language }: ToldAct): boolean {
  const isThere = pagePath === page.path || pagePath.startsWith(page.path === '/' ? '/' : `${page.path}/`);
  return isThere && language === page.language;
}

/** Whether our page shows these words, boxes and button to a visitor with these answers; anything else proves nothing. */
export function isShownAct(place: ConsentPlace, values: FormValues, act: ToldAct): boolean {
  const { page, consent, messages } = place;
  const boxes = consent.boxes.map(({ id, name }) => ({ id, name }));
  const told = act.recipients.map(({ id, name }) => ({ id, name }));
  return (
    isActOn(page, act) &&
    act.buttonLabel === messages.form.showNumber &&
    JSON.stringify(told) === JSON.stringify(boxes) &&
    listShownWords(place, values).includes(act.text)
  );
}
