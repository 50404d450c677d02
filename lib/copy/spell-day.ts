const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `April 25, 1958` for `1958-04-25`, in the words of a language tag such as `es`; empty for what is no yyyy-MM-dd. */
export function spellDay(text: string, tag: string): string {
  if (!ISO_DAY.test(text)) return '';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
}
