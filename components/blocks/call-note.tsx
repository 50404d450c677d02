import type { Brand } from '@/lib/brand/brand';
import { callTransfer } from '@/lib/compliance/contact-statements';
import { fillWords } from '@/lib/copy/fill-words';
import type { Language } from '@/lib/names/language';
import type { UiWords } from '@/lib/copy/ui-words';
import styles from './call-note.module.css';

interface CallNoteProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly words: UiWords;
}

/** Required beside a number: who answers, TTY, hours, recording (compliance M-21, M-51, M-52, C-15). */
export function CallNote({ brand, language, words }: CallNoteProps) {
  return (
    <p className={styles.note}>
      <strong>{fillWords(words.call.tty, { tty: brand.phone.tty })}</strong> · {brand.phone.hours[language]}.{' '}
      {callTransfer(language, brand.product)} {words.call.recorded}
    </p>
  );
}
