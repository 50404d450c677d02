import { splitDate } from '@/lib/fields/split-date';

export const DATE_PARTS = ['month', 'day', 'year'] as const;

export type DatePart = (typeof DATE_PARTS)[number];

const NEXT_PART: Readonly<Partial<Record<string, DatePart>>> = { month: 'day', day: 'year' };

export function findDateBox(group: Element | null, part: DatePart): HTMLInputElement | undefined {
  return group?.querySelector<HTMLInputElement>(`[data-part=${part}]`) ?? undefined;
}

/**
 * Helps with a date that is written into three boxes: a whole date that is pasted is split, and what is typed between
 * the parts of a date (`/`, `-`, a blank) moves on to the next box. Nothing else moves the focus (compliance W-09).
 * Returns a stop function.
 */
export function helpWithDate(group: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  group.addEventListener(
    'paste',
    (event) => {
      const parts = splitDate(event.clipboardData?.getData('text') ?? '');
      if (!parts) return;
      event.preventDefault();
      for (const part of DATE_PARTS) {
        const box = findDateBox(group, part);
        if (box) box.value = parts[part];
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { signal },
  );

  group.addEventListener(
    'beforeinput',
    (event) => {
      const { target, data } = event;
      if (!(target instanceof HTMLInputElement) || !data || !/^[\s/.,-]$/.test(data)) return;
      event.preventDefault();
      const part = NEXT_PART[target.dataset['part'] ?? ''];
      if (!part || target.value.trim() === '') return;
      const next = findDateBox(group, part);
      next?.focus();
      next?.select();
    },
    { signal },
  );

  return () => listening.abort();
}
