import { isRecord, isText } from '@/lib/json/guard';
import type { Touch } from './touches';

/** Synced to the server and to other tabs (specification 3, user). */
export interface User {
  readonly id: string;
  readonly sessionId: string;
  readonly firstTouch: Touch;
  readonly lastTouch: Touch;
  readonly updatedAt: string;
  /** Asked not to be sold or shared. Absent in what an earlier build has kept. */
  readonly isOptedOut?: boolean;
}

/** Undefined when malformed. */
export function parseUser(value: unknown): User | undefined {
  if (!isRecord(value)) return undefined;
  const { id, sessionId, updatedAt, firstTouch, lastTouch } = value;
  const isWhole = [id, sessionId, updatedAt].every(isText) && [firstTouch, lastTouch].every(isRecord);
  return isWhole ? (value as unknown as User) : undefined;
}

export function isSameUser(one: User, other: User): boolean {
  const tell = ({ id, sessionId, firstTouch, lastTouch, isOptedOut = false }: User) =>
    JSON.stringify([id, sessionId, firstTouch, lastTouch, isOptedOut]);
  return tell(one) === tell(other);
}
