function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Calls the listener at each press of the backquote key outside a field; gives the way to stop. */
export function watchDrawerKey(onPress: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, repeat, target } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey && !repeat;
    // By place as well: on some keyboards the key only adds an accent to the next letter.
    if (!isPlain || (key !== '`' && code !== 'Backquote') || isTypedInto(target)) return;
    event.preventDefault();
    onPress();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
