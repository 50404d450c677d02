/** HTML that may stand in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | readonly Part[] | undefined | false;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Builds HTML; whatever is put in is escaped, unless it is markup itself, and lists are joined. */
export function html(words: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(words.reduce((text, word, index) => text + write(parts[index - 1]) + word));
}
