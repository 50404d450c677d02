import { createHash } from 'node:crypto';

function hash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}

/** How the keys of all leases of one visit begin. */
export function hashVisit(sessionId: string): string {
  return hash(sessionId);
}

/** The key of a lease: its visit, then all that would make the provider give another number. */
export function buildLeaseKey(sessionId: string, request: readonly unknown[]): string {
  return `${hashVisit(sessionId)}.${hash(JSON.stringify(request))}`;
}
