import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';
import styles from './call-pill.module.css';

interface CallPillProps {
  readonly brand: Brand;
  readonly messages: UiMessages;
}

/**
 * The one call button of the header. On phones it says what it does and leaves the number to screen readers, since the
 * brand’s name needs the room.
 */
export function CallPill({ brand, messages }: CallPillProps) {
  return (
    <CallLink
      className={styles.pill}
      number={brand.phone.number.value}
      location="header"
      label={`${messages.call.label} {number}`}
      icon={<Icon name="phone" size={18} />}
    />
  );
}
