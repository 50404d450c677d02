import type { Demand } from '@/lib/engine/form-state';
import { interpolate } from '@/lib/copy/interpolate';
import { CallLink } from '@/components/ui/call-link';
import buttons from '@/components/ui/button.module.css';
import type { FormContact, FormMessages } from './form-props';
import { LateLowBidResult } from './late-parts';
import styles from './result-step.module.css';

interface ResultStepProps {
  readonly demand: Demand | undefined;
  readonly messages: FormMessages;
  readonly contact: FormContact;
}

export function ResultStep({ demand, messages, contact }: ResultStepProps) {
  const { call, result } = messages;
  return (
    <div className={styles.result}>
      <CallLink
        number={contact.phone}
        location="result"
        label={call.button}
        className={`${buttons.primary} ${styles.call}`}
      />
      <p className={styles.hours}>
        {contact.answeredBy} <br />
        {contact.hours} <br />
        {interpolate(call.tty, { tty: contact.tty })}. {call.recorded}
      </p>
      <h3 className={styles.heading}>{result.whatHappens}</h3>
      <ol className={styles.lines}>
        {result.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {demand && <LateLowBidResult isLowBid={demand.isLowBid} response={demand.response} messages={result} />}
    </div>
  );
}
