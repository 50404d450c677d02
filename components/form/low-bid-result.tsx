import type { FormMessages } from './form-props';
import styles from './result-step.module.css';

interface LowBidResultProps {
  readonly isLowBid: boolean;
  /** As received (specification 2). */
  readonly response: unknown;
  readonly messages: FormMessages['result'];
}

/**
 * Opens below the number once a demand check has answered (specification 4). On a low bid it shows who else can help,
 * without mentioning bids.
 */
export function LowBidResult({ isLowBid, response, messages }: LowBidResultProps) {
  return (
    <section data-low-bid-result={isLowBid} data-answered={response !== undefined}>
      {isLowBid && (
        <>
          <h3 className={styles.heading}>{messages.otherHelp}</h3>
          <p>{messages.otherHelpIntroduction}</p>
          <ul className={styles.alternatives}>
            {messages.alternatives.map(({ title, text, link }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
                {link && <a href={link.href}>{link.label}</a>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
