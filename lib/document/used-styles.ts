/** Selectors that exclude or give a choice, and texts: no single class in them has to be there. */
const NOT_ASKED_FOR = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)|"[^"]*"/g;
const CLASS = /\.((?:[\w-]|[^\0-\x7f])+)/g;
/** A brand has one layout, on every page. */
const LAYOUT = /\[data-layout=["']?([\w-]+)["']?\]/g;
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

interface NeededRule extends Rule {
  /** Of each of its selectors, the classes and layouts that an element must have or stand under. */
  readonly wanted?: readonly (readonly string[])[];
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

/** Beside classes, of which none has such a name. */
function nameLayout(layout: string): string {
  return `data-layout=${layout}`;
}

function listWanted(selectors: string): readonly (readonly string[])[] {
  return selectors
    .replace(NOT_ASKED_FOR, '')
    .split(/,(?![^()]*\))/)
    .map((selector) => [
      ...[...selector.matchAll(CLASS)].map(([, name = '']) => name),
      ...[...selector.matchAll(LAYOUT)].map(([, name = '']) => nameLayout(name)),
    ]);
}

function readRules(css: string): readonly NeededRule[] {
  return listRules(css).map((rule) => {
    const { head, body = '' } = rule;
    if (GROUP.test(head)) return { ...rule, rules: readRules(body) };
    return head.startsWith('@') ? rule : { ...rule, wanted: listWanted(head) };
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

function pickRules(rules: readonly NeededRule[], classes: ReadonlySet<string>): readonly Rule[] {
  return rules.flatMap(({ head, body, wanted, rules: inner }): readonly Rule[] => {
    if (inner) {
      const picked = pickRules(inner, classes);
      return picked.length > 0 ? [{ head, body: picked.map(writeRule).join('') }] : [];
    }
    const isUsed = wanted?.some((names) => names.every((name) => classes.has(name))) ?? true;
    return isUsed ? [{ head, ...(body !== undefined && { body }) }] : [];
  });
}

function listClasses(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const layouts = [...html.matchAll(/\sdata-layout="([^"]*)"/g)].map(([, layout = '']) => nameLayout(layout));
  return new Set([...classes, ...layouts]);
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
 * Of style sheets, what the elements of a document need as it stands: rules whose classes and layouts all occur in it, in
 * whatever state, and everything that asks for no class. The order stays, so the whole sheets may follow and change nothing.
 */
export function pickUsedStyles(sheets: readonly StyleSheet[], html: string): string {
  const used = sheets.flatMap(({ rules }) => pickRules(rules, listClasses(html)));
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
