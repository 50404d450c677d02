import { useEffect, useRef, type MouseEvent } from 'react';

/** Marks the pressed button while it waits. Returns what notes it: the form’s click handler, in the capture phase. */
export function useBusyButton(isWaiting: boolean): (event: MouseEvent) => void {
  const pressed = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    const button = pressed.current;
    if (!isWaiting || !button) return;
    button.setAttribute('aria-busy', 'true');
    return () => button.removeAttribute('aria-busy');
  }, [isWaiting]);

  return ({ target }) => {
    // Enter in a field clicks the submit button as well.
    if (!isWaiting && target instanceof Element) pressed.current = target.closest('button');
  };
}
