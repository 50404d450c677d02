import { isRecord, isText } from '@/lib/json/guard';
import type { Touch } from './touches';

/** The anonymous user, as it is synced to the server and to the other tabs (specification 3, user). */
export interface User {
  /** Made once for this browser; a UUID. */
  readonly id: string;
  readonly sessionId: string;
  readonly firstTouch: Touch;
  readonly lastTouch: Touch;
  /** ISO instant of the latest change, by this browser's clock. */
  readonly updatedAt: string;
}

/** The user that a stored or broadcast value holds; undefined when it is none. */
export function parseUser(value: unknown): User | undefined {
  if (!isRecord(value)) return undefined;
  const { id, sessionId, updatedAt, firstTouch, lastTouch } = value;
  const isWhole = [id, sessionId, updatedAt].every(isText) && [firstTouch, lastTouch].every(isRecord);
  return isWhole ? (value as unknown as User) : undefined;
}

/** Whether two users differ in anything but the moment of the change. */
export function isSameUser(one: User, other: User): boolean {
  const tell = ({ id, sessionId, firstTouch, lastTouch }: User) =>
    JSON.stringify([id, sessionId, firstTouch, lastTouch]);
  return tell(one) === tell(other);
}
