import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import button from '@/components/ui/button.module.css';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';

interface CallButtonProps {
  readonly brand: Brand;
  readonly messages: UiMessages;
  /** Where on the page the button stands; `ctcLocation` in analytics. */
  readonly location: string;
  readonly look?: 'primary' | 'secondary';
}

/** The brand's number as a button. */
export function CallButton({ brand, messages, location, look = 'primary' }: CallButtonProps) {
  return (
    <CallLink
      className={button[look]}
      number={brand.phone.number.value}
      location={location}
      label={messages.call.button}
      icon={<Icon name="phone" />}
    />
  );
}
