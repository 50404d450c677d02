import { isFieldName } from '@/lib/fields/field-table';
import { formatWhileTyping } from '@/lib/fields/format-typing';
import { keepUnsent } from './unsent-words';

/** A box that the visitor writes into, or fills by way of the box of a date. */
function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && isFieldName(target.name);
}

/** The next box that is to be written into. */
function findNextBox(form: HTMLFormElement, box: HTMLInputElement): HTMLInputElement | undefined {
  const boxes = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && !['hidden', 'radio'].includes(control.type),
  );
  return boxes[boxes.indexOf(box) + 1];
}

/**
 * A tile above a box types its value into it: whatever watches typing hears of it. It is kept as well, for a tile that
 * was tapped before its script was there may have left the page with its box, and React draws both anew.
 */
export function typeFromTile(target: EventTarget | null): void {
  const tile = target instanceof Element ? target.closest<HTMLButtonElement>('[data-common] > button') : null;
  const box = tile?.closest('fieldset')?.querySelector('input');
  if (!tile || !box) return;
  box.value = tile.value;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  keepUnsent(box.name, tile.value);
}

/**
 * Helps with what is typed: formats phone numbers and ZIPs, takes the blanks off what is pasted, lets Enter move on
 * where the keyboard says so, and keeps the words until they are sent. Returns a stop function.
 */
export function helpTyping(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const previous = new Map<string, string>();

  function takeWords(target: EventTarget | null): void {
    if (!isBox(target)) return;
    const formatted = formatWhileTyping(target.name, target.value, previous.get(target.name) ?? '');
    if (formatted !== target.value) target.value = formatted;
    previous.set(target.name, formatted);
    keepUnsent(target.name, formatted);
  }

  // Typed before this script was there.
  const { activeElement } = document;
  if (isBox(activeElement) && form.contains(activeElement) && activeElement.value !== '') takeWords(activeElement);

  form.addEventListener('input', ({ target }) => takeWords(target), { signal, capture: true });

  form.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData, defaultPrevented } = event;
      if (defaultPrevented || !(target instanceof HTMLInputElement) || target.selectionStart === null) return;
      const text = clipboardData?.getData('text') ?? '';
      if (text.trim() === text) return;
      // A blank in front would cost the last character of a box that is cut to its length.
      event.preventDefault();
      const rest = target.value.length - ((target.selectionEnd ?? 0) - target.selectionStart);
      const room = target.maxLength < 0 ? text.length : Math.max(0, target.maxLength - rest);
      target.setRangeText(text.trim().slice(0, room), target.selectionStart, target.selectionEnd ?? 0, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    },
    { signal },
  );

  form.addEventListener(
    'keydown',
    (event) => {
      const { target, key, isComposing } = event;
      if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
      if (target.getAttribute('enterkeyhint') !== 'next') return;
      const next = findNextBox(form, target);
      if (next?.value !== '') return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );

  return () => listening.abort();
}
