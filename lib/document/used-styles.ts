/** Selectors that exclude or give a choice: nothing in them has to be there. */
const CHOICE = /:(?:not|is|where|has)\(/;
const TEXT = /"[^"]*"/g;
const CLASS = /\.((?:[\w-]|[^\0-\x7f])+)/g;
const ATTRIBUTE = /\[([\w-]+)(?:([~|^$*]?=)["']?([^"'\]]*)["']?)?[^\]]*\]/g;
/** What changes in a document before the whole sheets are there: by the browser, or by a script that stands inside. */
const CHANGING = new Set(['open', 'aria-busy', 'data-failed']);
const FAMILY = /font-family:\s*["']?([^;"'}]+)/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+([\w-]+)/;
const GROUP = /^@(?:media|supports|layer|container)/;
const FACE = '@font-face';

interface Rule {
  /** What stands before the braces, `.card:hover` or `@media (…)`; the whole of a statement. */
  readonly head: string;
  /** Undefined for a statement, `@import "…"`. */
  readonly body?: string;
}

interface Selector {
  readonly text: string;
  /** The classes and attributes that an element must have or stand under, as `listFacts` writes them. */
  readonly wanted: readonly string[];
}

interface NeededRule extends Rule {
  /** Its selectors. */
  readonly selectors?: readonly Selector[];
  /** Of a group. */
  readonly rules?: readonly NeededRule[];
}

/** A style sheet, read once for many documents. */
export interface StyleSheet {
  readonly rules: readonly NeededRule[];
}

/** Where the text or the bracket that begins at `start` ends: the index behind it. */
function skip(css: string, start: number): number {
  const quote = css.charAt(start);
  for (let index = start + 1; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (character === '\\') index += 1;
    else if (quote === '{' && character === '}') return index + 1;
    else if (quote !== '{' && character === quote) return index + 1;
    else if (quote === '{' && /["'{]/.test(character)) index = skip(css, index) - 1;
  }
  return css.length;
}

/** The rules of a style sheet or of a block of rules, in order. Comments are not expected: bundlers take them out. */
function listRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (character === '"' || character === "'") index = skip(css, index) - 1;
    if (character === ';') {
      rules.push({ head: css.slice(start, index + 1) });
      start = index + 1;
    }
    if (character !== '{') continue;
    const end = skip(css, index);
    rules.push({ head: css.slice(start, index).trim(), body: css.slice(index + 1, end - 1) });
    start = end;
    index = end - 1;
  }
  return rules;
}

/** The parts of a list of selectors: a comma between brackets or in a text parts nothing. */
function splitSelectors(head: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < head.length; index += 1) {
    const character = head.charAt(index);
    if (character === '"' || character === "'") index = skip(head, index) - 1;
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character !== ',' || depth > 0) continue;
    parts.push(head.slice(start, index));
    start = index + 1;
  }
  return [...parts, head.slice(start)];
}

function nameClass(name: string): string {
  return `.${name}`;
}

/** Without a value for any. */
function nameAttribute(name: string, value?: string): string {
  return value === undefined ? name.toLowerCase() : `${name.toLowerCase()}=${value}`;
}

function removeChoices(selector: string): string {
  const start = selector.search(CHOICE);
  if (start < 0) return selector;
  let depth = 0;
  let end = selector.indexOf('(', start);
  do {
    if (selector.charAt(end) === '(') depth += 1;
    if (selector.charAt(end) === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < selector.length);
  return selector.slice(0, start) + removeChoices(selector.slice(end));
}

function listWanted(selector: string): readonly string[] {
  const asking = removeChoices(selector);
  const attributes = [...asking.matchAll(ATTRIBUTE)].filter(([, name = '']) => !CHANGING.has(name));
  return [
    ...[...asking.replace(TEXT, '').matchAll(CLASS)].map(([, name = '']) => nameClass(name)),
    ...attributes.map(([, name = '', operator, value]) => nameAttribute(name, operator === '=' ? value : undefined)),
  ];
}

function readRules(css: string): readonly NeededRule[] {
  return listRules(css).map((rule) => {
    const { head, body = '' } = rule;
    if (GROUP.test(head)) return { ...rule, rules: readRules(body) };
    if (head.startsWith('@')) return rule;
    return { ...rule, selectors: splitSelectors(head).map((text) => ({ text, wanted: listWanted(text) })) };
  });
}

/** Reads a minified style sheet. What it names beside itself is named from the root, as it may be copied elsewhere. */
export function readStyleSheet(css: string, path: string): StyleSheet {
  const folder = path.split('/').slice(0, -2).join('/');
  return { rules: readRules(css.replace(/url\(\.\.\//g, `url(${folder}/`)) };
}

function writeRule({ head, body }: Rule): string {
  return body === undefined ? head : `${head}{${body}}`;
}

function pickRules(rules: readonly NeededRule[], facts: ReadonlySet<string>): readonly Rule[] {
  return rules.flatMap(({ head, body, selectors, rules: inner }): readonly Rule[] => {
    if (inner) {
      const picked = pickRules(inner, facts);
      return picked.length > 0 ? [{ head, body: picked.map(writeRule).join('') }] : [];
    }
    const used = selectors?.filter(({ wanted }) => wanted.every((name) => facts.has(name))) ?? [{ text: head }];
    const picked = used.map(({ text }) => text).join(',');
    return used.length > 0 ? [{ head: picked, ...(body !== undefined && { body }) }] : [];
  });
}

/** All classes and attributes that occur in a document, whichever element has them. */
function listFacts(html: string): ReadonlySet<string> {
  const facts = new Set<string>();
  for (const [tag] of html.matchAll(/<[a-z][^<>]*>/gi)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      facts.add(nameAttribute(name)).add(nameAttribute(name, value));
      if (name === 'class') for (const one of value.split(/\s+/)) facts.add(nameClass(one));
    }
  }
  return facts;
}

/** False for faces that no style names, and movements that none begins. */
function isNamed({ head, body = '' }: Rule, styles: string): boolean {
  const keyframes = KEYFRAMES.exec(head)?.[1];
  const family = head === FACE ? FAMILY.exec(body)?.[1]?.trim() : undefined;
  // Families are quoted where the brand names them (`components/shell/typefaces.ts`); without quotes, `serif` is any.
  if (family !== undefined) return styles.includes(`'${family}'`);
  return keyframes === undefined || styles.includes(keyframes);
}

/**
 * Of style sheets, what the elements of a document need as it stands: rules whose classes and attributes all occur in it, in
 * whatever state, and everything that asks for none. The order stays, so the whole sheets may follow and change nothing.
 */
export function pickUsedStyles(sheets: readonly StyleSheet[], html: string): string {
  const facts = listFacts(html);
  const used = sheets.flatMap(({ rules }) => pickRules(rules, facts));
  const naming =
    html + used.map((rule) => (rule.head === FACE || KEYFRAMES.test(rule.head) ? '' : writeRule(rule))).join('');
  return used
    .filter((rule) => isNamed(rule, naming))
    .map(writeRule)
    .join('');
}

/** For sheets that follow a document: a face that is declared again is fetched again, and moves lines when it comes. */
export function dropFaces(css: string): string {
  return listRules(css)
    .filter(({ head }) => head !== FACE)
    .map(writeRule)
    .join('');
}
