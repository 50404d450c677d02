import type { Ad } from '@/lib/ads/ad';
import type { AdSlotSettings } from '@/lib/ads/ad-slot';
import button from '@/components/ui/button.module.css';
import styles from './ad-row.module.css';

interface AdRowProps {
  readonly ad: Ad;
  readonly messages: AdSlotSettings['messages'];
  readonly onOpen: () => void;
}

/** Keeps all ads at one height. */
const SHOWN_POINTS = 2;
const MIDDLE_BUTTON = 1;

export function AdRow({ ad, messages, onOpen }: AdRowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.plate}>
        <span className={styles.company}>{ad.company}</span>
        <span className={styles.tag}>{messages.tag}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>{ad.title}</h3>
        <ul className={styles.points}>
          {ad.points.slice(0, SHOWN_POINTS).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <a
        className={`${button.secondary} ${styles.action}`}
        href={ad.clickUrl}
        target="_blank"
        rel="sponsored noopener noreferrer"
        onClick={onOpen}
        onAuxClick={(event) => {
          if (event.button === MIDDLE_BUTTON) onOpen();
        }}
      >
        <span>
          {messages.visit}{' '}
          <span className={styles.unseen}>
            {ad.company} ({messages.newTab})
          </span>
        </span>
      </a>
    </li>
  );
}
