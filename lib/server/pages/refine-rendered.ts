import { readFile } from 'node:fs/promises';
import { refineDocument } from '@/lib/document/refine-document';
import { readStyleSheet, type StyleSheet } from '@/lib/document/used-styles';

type StyleSheets = ReadonlyMap<string, StyleSheet>;

/** By path; none where only Next has built, whose documents are left as they are too. */
async function readStyleSheets(file: string): Promise<StyleSheets> {
  const text = await readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => '{}');
  const sheets = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>);
  return new Map(sheets.map(([path, css]) => [path, readStyleSheet(css, path)]));
}

/**
 * Makes what refines a document that is rendered on demand, as the build refines its own; but its data for hydration
 * stays inside, since nothing is written. `file` holds the whole style sheets of the build
 * (`lib/commands/process/refine-build.ts`). A document that names any other stays as Next has made it.
 */
export function makeRefiner(file: string): (html: string) => Promise<string> {
  let reading: Promise<StyleSheets> | undefined;

  return async (html) => {
    const sheets = await (reading ??= readStyleSheets(file));
    const isKnown = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].every(([, path = '']) =>
      sheets.has(path),
    );
    if (!isKnown) return html;
    return refineDocument(html, (path) => sheets.get(path) ?? { rules: [] })?.html ?? html;
  };
}
