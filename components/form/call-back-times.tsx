import { describeCallBackDay, describeCallBackTimes, type CallBackSlot } from '@/lib/brand/call-back-slots';
import type { Office } from '@/lib/browser/phone/office-hours';
import styles from './call-back.module.css';

interface CallBackTimesProps {
  readonly legend: string;
  readonly office: Office;
  readonly slots: readonly CallBackSlot[];
  readonly chosen: CallBackSlot;
  readonly onChoose: (slot: CallBackSlot) => void;
}

/** The slots as tiles, day by day. */
export function CallBackTimes({ legend, office: { hours, language }, slots, chosen, onChoose }: CallBackTimesProps) {
  const nameDay = (slot: CallBackSlot) => describeCallBackDay(hours, slot, language);
  return (
    <fieldset className={styles.slots}>
      <legend>{legend}</legend>
      {[...new Set(slots.map(nameDay))].map((day) => (
        <div key={day} role="group" aria-label={day}>
          <p className={styles.day}>{day}</p>
          <div className={styles.times}>
            {slots
              .filter((slot) => nameDay(slot) === day)
              .map((slot) => (
                <label key={slot.from} className={styles.time}>
                  <input
                    type="radio"
                    name="callBack"
                    value={slot.from}
                    checked={slot.from === chosen.from}
                    onChange={() => onChoose(slot)}
                  />
                  {describeCallBackTimes(hours, slot)}
                </label>
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
