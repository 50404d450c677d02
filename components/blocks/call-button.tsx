import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import button from '@/components/ui/button.module.css';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';

interface CallButtonProps {
  readonly brand: Brand;
  readonly words: UiWords;
  /** Where on the page the button stands; `ctcLocation` in analytics. */
  readonly location: string;
  readonly look?: 'primary' | 'secondary';
}

/** The brand's number as a button. */
export function CallButton({ brand, words, location, look = 'primary' }: CallButtonProps) {
  return (
    <CallLink
      className={button[look]}
      number={brand.phone.number.value}
      location={location}
      label={words.call.button}
      icon={<Icon name="phone" />}
    />
  );
}
