const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const MILLISECONDS = /\b\d{13}\b/g;

/** A text without its random ids and moments, in which a year or a name may appear by chance. */
export function withoutIds(text: string): string {
  return text.replace(UUID, '').replace(MILLISECONDS, '');
}
