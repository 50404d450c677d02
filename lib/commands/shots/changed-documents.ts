/** A document, as far as it is seen. */
const UNSEEN: readonly RegExp[] = [
  // What runs: whatever it shows first stands in the document, and its files have other names in each build.
  /<script\b[^>]*>[\s\S]*?<\/script>/g,
  /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g,
  / data-build="[^"]*"/g,
  /<!--[\s\S]*?-->/g,
];

/** A file of `public` that a document shows. */
const SHOWN_FILE = /(?<=["'(,\s])\/(?!_next\/)[\w./-]+\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webp|woff2)\b/g;

/**
 * What is seen of a document: without scripts, and with each file that it shows named by what is in it. Two documents
 * that look different differ in this; some that look alike do too. `nameContent` is empty for a file that is not there.
 */
export function readSeen(html: string, nameContent: (path: string) => string): string {
  const seen = UNSEEN.reduce((text, unseen) => text.replace(unseen, ''), html);
  return seen.replace(SHOWN_FILE, (path) => `${path}#${nameContent(path)}`);
}

/** What is seen at an address; undefined where it is no page. */
export type SeenDocuments = ReadonlyMap<string, string | undefined>;

/** What became of an address from one tree to the other. */
export type Change = 'changed' | 'new' | 'gone';

/** The addresses at which something else is seen, and what became of each. */
export function listChanges(before: SeenDocuments, after: SeenDocuments): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const address of new Set([...before.keys(), ...after.keys()])) {
    const [then, now] = [before.get(address), after.get(address)];
    if (then === now) continue;
    changes.set(address, then === undefined ? 'new' : now === undefined ? 'gone' : 'changed');
  }
  return changes;
}
