import type { JoinedScripts } from './kept-parts';
import { EARLY_PAGE_ID, LATE_DATA_ID, LATE_FILES_ID, type LateFiles } from './late-files';
import { pickUsedStyles, type StyleSheet } from './used-styles';

/** A document as it leaves the house, and the file that its scripts need beside it. */
export interface RefinedDocument {
  readonly html: string;
  /** Script: the data for hydration, and the call that begins the page. */
  readonly data: string;
}

/** What a document is refined with. */
export interface DocumentParts {
  /** Takes the path of a style sheet. */
  readonly readStyles: (path: string) => StyleSheet;
  /** The path of the script that begins visits (`lib/browser/form/early-visit.ts`). */
  readonly visit?: string | undefined;
  /** Takes the paths of scripts; undefined leaves them single. */
  readonly joinScripts: (paths: readonly string[]) => JoinedScripts | undefined;
  /** Where the data will lie; without it the data stays in the document, behind all that is seen, as text that waits to run. */
  readonly nameData?: (data: string) => string;
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]* href="([^"]+)"\/>/g;
const FONT = /url\((\/_next\/static\/media\/[^()]+\.woff2)\)/g;
/** Next’s own: what is pushed for hydration, and the call of the bundler that begins the page. */
const INLINE = /<script(?: id="_R_")?>((?:\(self\.__next_f|self\.__next_f|\(globalThis\["TURBOPACK"\]).*?)<\/script>/gs;

/** For browsers that know no modules, where none of the others runs; and a way to fonts, which are asked for at once. */
const NEEDLESS = /<script src="[^"]*" noModule=""><\/script>|<link rel="preconnect" href="\/" crossorigin=""\/>/g;

/** Only the form of a first question has it. */
const FORM = ' data-form="';

function listMatches(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, match = '']) => match);
}

/**
 * Takes out of a document of Next’s what the first paint does not need: its data for hydration becomes a script of its
 * own, its style sheets become the rules that it uses, and its scripts, joined, are listed for the starter
 * (`components/shell/late-start.ts`), which has them run in that order and the data last. Undefined for a document
 * without a starter, and for one that was refined already.
 */
export function refineDocument(
  html: string,
  { readStyles, visit, joinScripts, nameData }: DocumentParts,
): RefinedDocument | undefined {
  const data = listMatches(html, INLINE).join(';\n');
  if (data === '' || !html.includes(`"${LATE_FILES_ID}"`)) return undefined;
  const styles = listMatches(html, STYLE_SHEET);
  const single = [...new Set([...listMatches(html, PRELOADED_SCRIPT), ...listMatches(html, SCRIPT)])];
  const joined = joinScripts(single);
  const tells = html.includes(`"${EARLY_PAGE_ID}"`);
  const files: LateFiles = {
    ...(tells && { visit }),
    styles,
    scripts: joined?.paths ?? single,
    ...(html.includes(FORM) && { answering: joined?.answering }),
    ...(nameData && { data: nameData(data) }),
  };
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  const bare = [PRELOADED_SCRIPT, SCRIPT, INLINE, NEEDLESS].reduce((rest, part) => rest.replace(part, ''), html);
  const used = pickUsedStyles(styles.map(readStyles), bare);
  const fonts = listMatches(used, FONT).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin=""/>`,
  );
  // Marked as Next marks sheets, so that those that come later are put behind it.
  const own = `${fonts.join('')}<style data-precedence="next" data-href="used">${used}</style>`;
  const inside = nameData ? '' : `<script type="text/plain" id="${LATE_DATA_ID}">${data}</script>`;
  const first = bare.search(STYLE_SHEET);
  return {
    data,
    html: bare
      .replace(STYLE_SHEET, (...match) => (match.at(-2) === first ? own : ''))
      .replace('</head>', () => `<script type="application/json" id="${LATE_FILES_ID}">${list}</script></head>`)
      .replace('</body>', () => `${inside}</body>`),
  };
}
