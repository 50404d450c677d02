/** `{"error":{"code","message"}}`, never a stack. */
export interface CallError {
  readonly error: { readonly code: string; readonly message: string };
}

const CONTENT_REFUSALS = ['wrong-shape', 'too-large', 'too-complex', 'forbidden-key'] as const;

/** Codes of refusals that the same body meets whenever it is sent. */
export type ContentRefusal = (typeof CONTENT_REFUSALS)[number];

/**
 * Whether our server refused a body for what stands in it. The code tells, and the status does not: a firewall or a proxy
 * in front of the site answers 400, 403 or 413 as well, for reasons of its own that pass.
 */
export function isContentRefusal(answer: unknown): boolean {
  const code: string | undefined = (answer as Partial<CallError> | null | undefined)?.error?.code;
  return CONTENT_REFUSALS.some((known) => known === code);
}
