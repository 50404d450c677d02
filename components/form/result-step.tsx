import { useSyncExternalStore } from 'react';
import { callSheetMessages } from '@/funnels/messages/call-sheet';
import { readZipLocation } from '@/lib/browser/location/zip-location';
import { findLeasedNumber, watchLease } from '@/lib/browser/phone/leased-phone';
import { describeOfficeEnd } from '@/lib/browser/phone/office-hours';
import { findClosedOffice, watchOffice } from '@/lib/browser/phone/office-state';
import type { PageContext } from '@/lib/analytics/event-context';
import { interpolate } from '@/lib/copy/interpolate';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import type { Move } from '@/lib/engine/move';
import type { FormValues } from '@/lib/fields/form-values';
import { pickQuestions } from '@/lib/form/pick-questions';
import { formatPhone } from '@/lib/phone/format-phone';
import { findNumberOrigin } from '@/lib/phone/number-origin';
import { CallLink } from '@/components/ui/call-link';
import buttons from '@/components/ui/button.module.css';
import { CallBackOffer } from './call-back-offer';
import { CallSheetTools } from './call-sheet-tools';
import type { FormContact, FormMessages, FunnelFormProps } from './form-props';
import { GivenAnswers } from './given-answers';
import { LowBidResult } from './low-bid-result';
import { OffersHidden } from './offers-hidden';
import styles from './result-step.module.css';

interface ResultStepProps {
  readonly state: FormState;
  readonly localizedForm: LocalizedForm;
  readonly fields: FunnelFormProps['fields'];
  readonly messages: FormMessages;
  readonly contact: FormContact;
  readonly page: PageContext;
  /** The answers on the road that was taken. */
  readonly values: FormValues;
  readonly move: (move: Move) => void;
}

const isInBrowser = () => true;

/** `Mary, Miami, FL 33101`, as far as it is known; empty when nothing is. */
function nameWhom({ firstName, driver1FirstName, zipcode }: FormValues): string {
  const place = typeof zipcode === 'string' ? readZipLocation(zipcode) : undefined;
  const where = place ? `${place.city}, ${place.state} ${place.zipCode}` : zipcode;
  return [firstName ?? driver1FirstName, where].filter((part) => typeof part === 'string' && part !== '').join(', ');
}

/**
 * A call sheet: who answers and until when, the number once, what to have at hand, what to ask, and what was answered.
 * What depends on the visitor or the hour comes after mounting, in a place that is kept for it.
 */
export function ResultStep(props: ResultStepProps) {
  const { state, localizedForm, fields, messages, contact, page, values, move } = props;
  const { call, result } = messages;
  const { product, language, brandName } = page;
  const words = callSheetMessages[language];
  const number = useSyncExternalStore(watchLease, findLeasedNumber, () => undefined);
  const closed = useSyncExternalStore(watchOffice, findClosedOffice, () => undefined);
  const until = useSyncExternalStore(watchOffice, describeOfficeEnd, () => undefined);
  const isHere = useSyncExternalStore(watchOffice, isInBrowser, () => false);
  const whom = isHere ? nameWhom(values) : '';
  const shown = formatPhone(number ?? contact.phone);
  const origin = findNumberOrigin({
    leased: number,
    own: contact.phone,
    isClosed: closed !== undefined,
    wasAsked: values.zipcode !== undefined && localizedForm.steps.some(({ onEnter }) => onEnter === 'check-demand'),
    hasAnswer: state.demand !== undefined,
  });

  return (
    <div className={styles.result} data-call-sheet={closed ? 'closed' : 'open'}>
      <OffersHidden />
      <p className={styles.whom}>{whom === '' ? '' : interpolate(words.sheetFor, { who: whom })}</p>
      <div className={styles.number}>
        <p>
          <strong>{contact.answeredBy}</strong>
        </p>
        <p className={styles.hours} role="status">
          {closed && interpolate(words.closed, { words: closed.words })}
          {!closed && until !== undefined && interpolate(words.openUntil, { when: until })}
        </p>
        {closed ? (
          <p className={styles.later}>{shown}</p>
        ) : (
          <CallLink
            number={contact.phone}
            location="result"
            label={call.button}
            className={`${buttons.primary} ${styles.call}`}
          />
        )}
        <p className={styles.small}>
          {contact.hours} · {interpolate(call.tty, { tty: contact.tty })}. {call.recorded}{' '}
          {isHere && interpolate(words.numberOrigins[origin], { brand: brandName })}
        </p>
      </div>
      {closed && <CallBackOffer {...{ messages, contact, page, values, move }} />}
      {isHere && (
        <CallSheetTools
          words={words}
          href={closed ? undefined : `tel:${number ?? contact.phone}`}
          title={interpolate(words.calendarTitle, { brand: brandName, number: shown })}
        />
      )}
      <h3 className={styles.heading}>{words.ask}</h3>
      <ol className={styles.lines} data-questions="">
        {pickQuestions(words.questions[product], values).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <h3 className={styles.heading}>{words.haveAtHand}</h3>
      <ul className={styles.hand}>
        {words.atHand[product].map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {state.demand && (
        <LowBidResult isLowBid={state.demand.isLowBid} response={state.demand.response} messages={result} />
      )}
      {isHere && (
        <GivenAnswers {...{ localizedForm, state, fields, words, language, move }} leftOut={messages.form.leftOut} />
      )}
    </div>
  );
}
