/** `{"error":{"code","message"}}`, never a stack. */
export interface CallError {
  readonly error: { readonly code: string; readonly message: string };
}
