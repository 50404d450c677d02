import type { Product } from '@/lib/names/brand-code';
import { findEnteredPhone } from '@/lib/compliance/shown-consent';
import { interpolate } from '@/lib/copy/interpolate';
import type { FormValues } from '@/lib/fields/form-values';
import buttons from '@/components/ui/button.module.css';
import styles from './consent-step.module.css';
import type { FormContact } from './form-props';
import { RecordingNotice } from './recording-notice';
import type { StepProps } from './step-props';

interface ConsentStepProps extends StepProps {
  readonly product: Product;
  readonly contact: FormContact;
  /** The answers that the lead will hold: an earlier visit's number is none of them. */
  readonly leadValues: FormValues;
}

/**
 * All on one screen of a phone: who, in which ways, and the binding words whole above the button (compliance C-03). All
 * words are marked as recorded.
 */
export function ConsentStep({ state, messages, product, contact, leadValues }: ConsentStepProps) {
  const { form, call } = messages;
  const isSending = state.status === 'submitting';
  const { consent = { boxes: [], terms: '' }, noPhone } = contact;
  const terms = interpolate(consent.terms, { phone: findEnteredPhone(leadValues) ?? noPhone });
  return (
    <div className={styles.consent}>
      {consent.companies && (
        <p className={styles.companies} data-consent-words="">
          {consent.companies}
        </p>
      )}
      <div role="group" aria-label={form.consentGroup} className={consent.companies ? styles.ways : styles.boxes}>
        {consent.boxes.map(({ id, name, label }) => (
          <div key={id} className={styles.box}>
            <input type="checkbox" id={`recipient-${id}`} value={id} data-recipient={name} className={styles.tick} />
            <label htmlFor={`recipient-${id}`} data-consent-words="">
              {label}
            </label>
          </div>
        ))}
      </div>
      <p className={`${styles.terms} ${product === 'medicare' ? styles.required : ''}`} data-consent-words="">
        <span data-consent-terms="">{terms}</span> <a href="/tos">{form.terms}</a> {form.and}{' '}
        <a href="/privacy">{form.privacy}</a>.
      </p>
      {contact.hasCertificates && <RecordingNotice messages={form} />}
      <button type="submit" className={`${buttons.primary} ${styles.sign}`}>
        <span data-consent-button="" data-consent-words="">
          {form.showNumber}
        </span>
      </button>
      <p role="status" className={styles.status}>
        {isSending ? form.checking : ''}
      </p>
      <p className={styles.note} data-consent-words="">
        {call.recorded}
      </p>
    </div>
  );
}
