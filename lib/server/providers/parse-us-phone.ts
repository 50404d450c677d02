/** Takes any usual spelling, returns `+1…`; undefined for anything else. */
export function parseUsPhone(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (text.length > 32 || !/^[\d\s()+.-]+$/.test(text)) return undefined;
  const match = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(text.replace(/\D/g, ''));
  return match ? `+1${match[1]}` : undefined;
}
