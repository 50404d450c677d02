import type { Product } from '@/lib/names/brand-code';
import { interpolate } from '@/lib/copy/interpolate';
import buttons from '@/components/ui/button.module.css';
import styles from './consent-step.module.css';
import type { FormContact } from './form-props';
import { RecordingNotice } from './recording-notice';
import type { StepProps } from './step-props';

interface ConsentStepProps extends StepProps {
  readonly product: Product;
  readonly contact: FormContact;
}

/** One unticked box for each company; the binding words stand beside the button. */
export function ConsentStep({ state, messages, product, contact }: ConsentStepProps) {
  const { form, call } = messages;
  const isSending = state.status === 'submitting';
  const { consent = { boxes: [], terms: '' }, noPhone } = contact;
  const entered = [state.values.phone, state.values.driver1Phone].find((phone) => typeof phone === 'string');
  const terms = interpolate(consent.terms, { phone: entered ?? noPhone });
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend className={styles.legend}>
          {product === 'medicare' ? form.consentMedicareLegend : form.consentChannelsLegend}
        </legend>
        {consent.boxes.map(({ id, name, label }) => (
          <div key={id} className={styles.box}>
            <input type="checkbox" id={`recipient-${id}`} value={id} data-recipient={name} className={styles.tick} />
            <label htmlFor={`recipient-${id}`}>{label}</label>
          </div>
        ))}
      </fieldset>
      {contact.hasCertificates && <RecordingNotice messages={form} />}
      <p className={styles.terms} data-consent-terms="">
        {terms}
      </p>
      <p className={styles.links}>
        <a href="/tos">{form.terms}</a> {form.and} <a href="/privacy">{form.privacy}</a>
      </p>
      <button type="submit" className={`${buttons.primary} ${styles.sign}`} aria-busy={isSending || undefined}>
        <span data-consent-button="">{form.showNumber}</span>
      </button>
      <p role="status" className={styles.status}>
        {isSending ? form.checking : ''}
      </p>
      <p className={styles.note}>{call.recorded}</p>
    </>
  );
}
