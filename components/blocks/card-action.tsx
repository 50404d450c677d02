import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import button from '@/components/ui/button.module.css';
import styles from './cards.module.css';

interface CardActionProps {
  readonly title: string;
  /** A path on this brand; without one the action leads to the first question, if there is one. */
  readonly destination: string | undefined;
  readonly page: Page;
  readonly messages: UiMessages['pages'];
}

/** The accessible name includes the entry's title: links must make sense alone. */
export function CardAction({ title, destination, page, messages }: CardActionProps) {
  if (destination === undefined && !page.form) return null;
  return (
    <a
      className={button.secondary}
      href={destination ?? '#start'}
      {...(destination !== undefined && { 'data-learn-more': title })}
    >
      <span>
        {destination === undefined ? messages.ask : messages.more}
        <span className={styles.unseen}>: {title}</span>
      </span>
    </a>
  );
}
