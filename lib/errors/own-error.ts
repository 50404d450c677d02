const FOREIGN_MESSAGE = /^script error\.?$/i;

/** Thrown by a script of this site, or without a stack. */
export function isOwnError({ message, stack }: { readonly message: string; readonly stack: string }, origin: string) {
  if (FOREIGN_MESSAGE.test(message)) return false;
  return !/https?:|-extension:/.test(stack) || stack.includes(`${origin}/`);
}
