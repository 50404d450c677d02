import type { RetentionKind } from '@/lib/compliance/retention-periods';

/** For how many days the store keeps each kind. */
export type RetentionDays = Readonly<Record<Exclude<RetentionKind, 'refused'>, number>>;

/** How many rows of each kind were too old; of events also how many months went as a whole. Of
 * visits it is their ids that went. */
export type AgedOut = Readonly<Record<keyof RetentionDays | 'eventMonths' | 'leases' | 'visits', number>>;
