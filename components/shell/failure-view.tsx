import type { Brand } from '@/lib/brand/brand';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { CallButton } from '@/components/blocks/call-button';
import { CallNote } from '@/components/blocks/call-note';
import button from '@/components/ui/button.module.css';
import styles from './failure-view.module.css';

interface FailureViewProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly messages: UiMessages;
}

/**
 * The generic server-error view, hidden in every page, so that it can appear when the script itself failed;
 * `data-failed` on the document shows it.
 */
export function FailureView({ brand, language, messages }: FailureViewProps) {
  const { headline, text, retry, reference } = messages.failure;
  return (
    <section className={styles.failure} data-failure="" data-block-id="failure">
      <h1 tabIndex={-1} data-failure-heading="">
        {headline}
      </h1>
      <p className={styles.text}>{text}</p>
      <CallButton brand={brand} messages={messages} location="failure" />
      <CallNote brand={brand} language={language} messages={messages} />
      <a className={button.secondary} href="">
        {retry}
      </a>
      <p className={styles.reference}>
        {reference} <span data-failure-id="" />
      </p>
    </section>
  );
}
