import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { interpolate } from '@/lib/copy/interpolate';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { CallLink } from '@/components/ui/call-link';
import styles from './call-bar.module.css';
import { buildTone } from '@/components/ui/tone';

interface CallBarProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly messages: UiMessages;
  /** Whether the page asks: then the bar waits. */
  readonly waits: boolean;
}

/**
 * Phones only (compliance T-02, M-51, M-52); wide screens have the header's. On a page that asks,
 * `lib/browser/page/covered-answers.ts` shows it once the first question is answered or left behind.
 */
export function CallBar({ brand, language, messages, waits }: CallBarProps) {
  return (
    <aside
      className={styles.bar}
      aria-label={messages.call.bar}
      {...buildTone(brand.theme, 'call-bar')}
      data-block-id="call-bar"
      data-yields={waits ? '' : undefined}
      data-safe-text=""
    >
      <p className={styles.words}>
        <strong>{messages.call.answers}</strong>
        <span>{describeBrandHours(brand, language)}</span>
      </p>
      <CallLink className={styles.call} number={brand.phone.number.value} location="call-bar" />
      <span className={styles.tty}>{interpolate(messages.call.tty, { tty: brand.phone.tty })}</span>
    </aside>
  );
}
