function findSqlState(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function isFromServer(error: unknown): boolean {
  const state = findSqlState(error);
  return state !== undefined && !/^(08|57P)/.test(state);
}

/** Data that no column takes, or a broken constraint. */
export function isRowFault(error: unknown): boolean {
  return /^(22|23)/.test(findSqlState(error) ?? '');
}

/** A lost connection, a deadlock, a serialization failure. */
export function isWorthRepeating(error: unknown): boolean {
  const state = findSqlState(error);
  if (state !== undefined) return /^(08|40|57P0[123])/.test(state);
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'ECONNRESET' || code === 'EPIPE' || message === 'Connection terminated unexpectedly';
}
