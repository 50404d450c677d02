function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Ignores presses inside fields. Returns an unsubscribe function. */
export function watchDrawerKey(onPress: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, repeat, target } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey && !repeat;
    // By position too: on some keyboards the key only adds an accent.
    if (!isPlain || (key !== '`' && code !== 'Backquote') || isTypedInto(target)) return;
    event.preventDefault();
    onPress();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
