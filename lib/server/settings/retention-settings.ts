import * as z from 'zod/mini';
import { RETENTION_DAYS, type RetentionKind } from '@/lib/compliance/retention-periods';
import { refuseWeakSecret } from './own-secrets';
import { SAMPLE_SECRET, setting } from './setting';

const LONGEST_DAYS = 10_000;

function daysFrom(minimum: number, maximum: number, usual: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)), usual);
}

/** What the privacy pages say is the most. */
function atMost(kind: RetentionKind, about: string, minimum = 1) {
  const days = RETENTION_DAYS[kind];
  return setting(daysFrom(minimum, days, days), { about, remedy: `a number of days, ${minimum} to ${days}` });
}

/** What compliance C-08 says is the least. */
function atLeast(kind: RetentionKind, about: string) {
  const days = RETENTION_DAYS[kind];
  return setting(daysFrom(days, LONGEST_DAYS, days), { about, remedy: `a number of days, ${days} to ${LONGEST_DAYS}` });
}

/** Who is left alone, and for how many days what is kept; the site deletes what is older by the hour. */
export const retentionSettings = {
  SUPPRESSION_SECRET: setting(z.string().check(z.minLength(32)), {
    about:
      'Hashes the numbers and addresses of people who asked to be left alone; never changed, as the list is lost with it.',
    remedy: 'a secret of at least 32 characters, the same in every process and for ever',
    secret: true,
    sandbox: () => SAMPLE_SECRET,
    production: refuseWeakSecret,
    deployed: { value: '', about: 'Drawn once by openssl rand -hex 32 and never changed, see README.md.' },
  }),
  RETENTION_ANSWERS_DAYS: atMost('answers', 'How many days events keep the answers of a step.'),
  // A month goes as a whole when its first day is so old.
  RETENTION_EVENTS_DAYS: atMost('events', 'How many days events are kept; they go by whole months.', 62),
  RETENTION_USERS_DAYS: atMost('users', 'How many days a visitor who does not come back is known.'),
  RETENTION_LEADS_DAYS: atMost('leads', 'How many days the answers of a lead are kept.'),
  RETENTION_NUMBERS_DAYS: setting(daysFrom(1, RETENTION_DAYS.events, RETENTION_DAYS.numbers), {
    about: 'How many days it is known which visit was given which number; outcomes of calls may come for so long.',
    remedy: `a number of days, 1 to ${RETENTION_DAYS.events}`,
  }),
  RETENTION_OUTBOX_DAYS: atMost('outbox', 'How many days rows are kept that every destination has refused.'),
  RETENTION_REFUSED_DAYS: atMost('refused', 'How many days lines of the spool are kept that the store has refused.'),
  RETENTION_ERASURES_DAYS: atMost('erasures', 'How many days erased ids are refused.', 31),
  RETENTION_CONSENTS_DAYS: atLeast('consents', 'How many days the proof of a consent is kept, at least five years.'),
  RETENTION_SUPPRESSIONS_DAYS: atLeast('suppressions', 'How many days a stop request is kept, at least ten years.'),
};
