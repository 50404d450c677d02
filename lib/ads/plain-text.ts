const READ_CHARACTERS = 4000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  reg: '®',
  trade: '™',
  copy: '©',
  eacute: 'é',
  ntilde: 'ñ',
};

const UNREAD = /<(script|style|template|noscript|iframe|svg)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BREAK = /<\/?(?:li|ul|ol|p|div|br|tr|h[1-6])\b[^>]*(?:>|$)/gi;
const TAG = /<[^>]*(?:>|$)/g;
/** Includes characters that change the reading direction, and the soft hyphen. */
const INVISIBLE = /\p{C}/gu;

function decodeEntity(_whole: string, name: string): string {
  const named = ENTITIES[name.toLowerCase()];
  if (named !== undefined) return named;
  const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1];
  const point = code === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1]) : Number.parseInt(code, 16);
  return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
}

function tidy(text: string, maximum: number): string {
  const line = text
    .replace(TAG, ' ')
    .replace(/&(#?\w{1,10});/g, decodeEntity)
    .replace(/[<>]/g, ' ')
    .replace(/\s/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ +/g, ' ')
    .trim();
  if (line.length <= maximum) return line;
  const cut = line.lastIndexOf(' ', maximum - 1);
  // The cut may split a surrogate pair.
  return `${line.slice(0, cut > 0 ? cut : maximum - 1).replace(/\p{Cs}$/u, '')}…`;
}

function readHtml(html: unknown): string {
  if (typeof html !== 'string' && typeof html !== 'number') return '';
  return String(html).slice(0, READ_CHARACTERS).replace(UNREAD, ' ');
}

/** Returns a company's text as one line without markup, '' when nothing is readable. */
export function readPlainText(html: unknown, maximum: number): string {
  return tidy(readHtml(html), maximum);
}

export function readPlainItems(html: unknown, maximumItems: number, maximum: number): readonly string[] {
  const items = readHtml(html)
    .split(BREAK)
    .map((item) => tidy(item, maximum));
  return items.filter((item) => item !== '').slice(0, maximumItems);
}
