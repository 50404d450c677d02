import { useEffect, useRef, useState } from 'react';
import { callBackMessages } from '@/funnels/messages/call-back';
import type { PageContext } from '@/lib/analytics/event-context';
import { writeZone } from '@/lib/brand/describe-hours';
import { describeCallBack, type CallBackSlot } from '@/lib/brand/call-back-slots';
import {
  findAskedCallBack,
  keepAskedCallBack,
  listOfferedSlots,
  type AskedCallBack,
} from '@/lib/browser/form/call-back';
import { readOffice, type Office } from '@/lib/browser/phone/office-hours';
import {
  CALL_BACK_ID,
  joinCallBackWords,
  writeCallBackTerms,
  type CallBackMessages,
} from '@/lib/compliance/call-back-words';
import { findEnteredPhone } from '@/lib/compliance/shown-consent';
import { interpolate } from '@/lib/copy/interpolate';
import type { Move } from '@/lib/engine/move';
import type { FormValues } from '@/lib/fields/form-values';
import { parsePhone } from '@/lib/fields/text-parsers';
import { formatPhone } from '@/lib/phone/format-phone';
import buttons from '@/components/ui/button.module.css';
import styles from './call-back.module.css';
import { CallBackPhone } from './call-back-phone';
import { CallBackTimes } from './call-back-times';
import type { FormContact, FormMessages } from './form-props';
import result from './result-step.module.css';

export interface CallBackProps {
  readonly messages: FormMessages;
  readonly contact: FormContact;
  readonly page: PageContext;
  /** The answers on the road that was taken. */
  readonly values: FormValues;
  readonly move: (move: Move) => void;
}

/** One call at a time of the visitor's choice, asked for by an act of its own (compliance C-02, C-08, C-12). */
export function CallBack(props: CallBackProps) {
  const { values, page } = props;
  const [office] = useState(readOffice);
  const [slots] = useState(() => (office ? listOfferedSlots(office.hours, values) : []));
  const [asked, setAsked] = useState(() => findAskedCallBack(values));
  const [isNew, setNew] = useState(false);
  const [first] = slots;
  if (!office) return null;
  const words = callBackMessages[page.language];
  if (asked) return <AskedCall {...{ words, asked, office, isNew }} />;
  const note = (call: AskedCallBack) => {
    setAsked(call);
    setNew(true);
  };
  return first && <OfferedCall {...props} {...{ office, slots, first }} onAsk={note} />;
}

interface AskedCallProps {
  readonly words: CallBackMessages;
  readonly asked: AskedCallBack;
  readonly office: Office;
  /** Just asked for, so that what was pressed is gone from under the finger. */
  readonly isNew: boolean;
}

function AskedCall({ words, asked, office: { hours, language }, isNew }: AskedCallProps) {
  const { phone } = asked;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) note.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <p ref={note} role="status" className={styles.asked} data-call-back="asked">
      {interpolate(words.asked, { phone, slot: describeCallBack(hours, asked, language) })}
    </p>
  );
}

interface OfferedCallProps extends CallBackProps {
  readonly office: Office;
  readonly slots: readonly CallBackSlot[];
  readonly first: CallBackSlot;
  readonly onAsk: (asked: AskedCallBack) => void;
}

function OfferedCall(props: OfferedCallProps) {
  const { messages, contact, page, values, move, office, slots, first, onAsk } = props;
  const { language, product } = page;
  const words = callBackMessages[language];
  const [chosen, setChosen] = useState(first);
  const [typed, setTyped] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const entered = findEnteredPhone(values);
  const phone = entered ?? parsePhone(typed);
  const slot = describeCallBack(office.hours, chosen, language);
  const zone = writeZone(office.hours, language);
  const { operator, email: brandEmail } = contact;
  const party = { operator, brandEmail, brandPhone: formatPhone(contact.phone) };
  const said = { button: words.button, slot, phone: phone ?? messages.form.noPhone };
  const terms = writeCallBackTerms(language, product, party, said);

  const ask = () => {
    setFaulty(phone === undefined);
    if (phone === undefined) return;
    const asked = { ...chosen, phone };
    const text = joinCallBackWords(words, { zone, slot, terms, recorded: messages.call.recorded });
    onAsk(asked);
    keepAskedCallBack(asked);
    const recipients = [{ id: CALL_BACK_ID, name: operator, granted: true }];
    const consent = { text, recipients, buttonLabel: words.button };
    const typedPhone = entered === undefined && { phone };
    move({ kind: 'ask-for-call-back', request: { slot: chosen, consent, ...typedPhone } });
  };

  return (
    <section className={styles.offer} data-call-back="offered">
      <h3 className={result.heading}>{words.heading}</h3>
      <CallBackTimes legend={interpolate(words.when, { zone })} {...{ office, slots, chosen }} onChoose={setChosen} />
      {entered === undefined && (
        <CallBackPhone
          label={words.phone}
          error={isFaulty && phone === undefined ? words.noPhone : undefined}
          onType={setTyped}
          onEnter={ask}
        />
      )}
      <p className={styles.terms}>{terms}</p>
      <button type="button" className={buttons.secondary} onClick={ask}>
        {words.button}
      </button>
      <p className={result.small}>{messages.call.recorded}</p>
    </section>
  );
}
