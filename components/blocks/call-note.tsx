import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { callTransfer } from '@/lib/compliance/contact-statements';
import { interpolate } from '@/lib/copy/interpolate';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import styles from './call-note.module.css';

interface CallNoteProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly messages: UiMessages;
}

/** Required beside a number: who answers, TTY, hours, recording (compliance M-21, M-51, M-52, C-15). */
export function CallNote({ brand, language, messages }: CallNoteProps) {
  return (
    <p className={styles.note}>
      <strong>{interpolate(messages.call.tty, { tty: brand.phone.tty })}</strong> ·{' '}
      {describeBrandHours(brand, language)}. {callTransfer(language, brand.product)} {messages.call.recorded}
    </p>
  );
}
