import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { interpolate } from '@/lib/copy/interpolate';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';
import styles from './call-bar.module.css';
import { buildTone } from '@/components/ui/tone';

interface CallBarProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly messages: UiMessages;
}

/** Phones only (compliance T-02, M-51, M-52); wide screens have the header's. */
export function CallBar({ brand, language, messages }: CallBarProps) {
  return (
    <aside
      className={styles.bar}
      aria-label={messages.call.bar}
      {...buildTone(brand.theme, 'call-bar')}
      data-block-id="call-bar"
      data-safe-text=""
    >
      <p className={styles.who}>{brand.phone.answeredBy[language]}</p>
      <CallLink
        className={styles.call}
        number={brand.phone.number.value}
        location="call-bar"
        icon={<Icon name="phone" size={18} />}
      />
      <p className={styles.hours}>
        {interpolate(messages.call.tty, { tty: brand.phone.tty })} · <span>{describeBrandHours(brand, language)}</span>
      </p>
    </aside>
  );
}
