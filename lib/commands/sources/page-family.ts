import ts from 'typescript';
import { findNearestName } from '@/lib/lint/nearest-name';
import { findList } from './list-edits';
import { parseSource, type SourceFile } from './source-entries';

/** The name that a family's file gives its list: `auto-premium` is `autoPremium`. */
export function buildFamilyName(family: string): string {
  return family.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of families are like each other: as many letters differ as in a slip, and no more. */
const SLIP = 2;

/** Why a flag names no family: one that is there was probably meant. A name near to none is that of a new family. */
export function findFamilyFault(family: string, families: readonly string[]): string | undefined {
  const nearest = families.includes(family) ? undefined : findNearestName(family, families, SLIP);
  return nearest === undefined
    ? undefined
    : `No family ${family}. Did you mean “${nearest}”? A new one of so near a name is made where it is asked for.`;
}

/** The file of a new family, its list still empty. */
export function writeFamily(family: string): string {
  return `import { definePages } from '@/lib/page/page';\n\nexport const ${buildFamilyName(family)} = definePages([]);\n`;
}

/** The list of all families with one more at its end. Throws when the file has no such list. */
export function insertFamily(source: SourceFile, family: string): string {
  const root = parseSource(source);
  const lastImport = root.statements.findLast(ts.isImportDeclaration);
  const lastFamily = findList(root)?.elements.at(-1);
  if (!lastImport || !lastFamily) throw new Error(`The file has no list of families: ${source.file}.`);
  const name = buildFamilyName(family);
  const [importEnd, listEnd] = [lastImport.getEnd(), lastFamily.getEnd()];
  return [
    source.text.slice(0, importEnd),
    `\nimport { ${name} } from './pages/${family}';`,
    source.text.slice(importEnd, listEnd),
    `,\n  ${name}`,
    source.text.slice(listEnd),
  ].join('');
}
