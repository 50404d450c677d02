/** What a browser says of an error in a script of another company, and nothing more. */
const FOREIGN_MESSAGE = /^script error\.?$/i;

/** Whether an error is ours to mend: thrown by a script of this site, or without a trace of where it was thrown. */
export function isOwnError({ message, stack }: { readonly message: string; readonly stack: string }, origin: string) {
  if (FOREIGN_MESSAGE.test(message)) return false;
  return !/https?:|-extension:/.test(stack) || stack.includes(`${origin}/`);
}
