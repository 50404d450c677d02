/** The one error shape of every HTTP call: `{"error":{"code","message"}}`, never a stack. */
export interface CallError {
  readonly error: { readonly code: string; readonly message: string };
}
