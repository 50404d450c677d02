import ts from 'typescript';
import { findList } from './list-edits';
import { parseSource, type SourceFile } from './source-entries';

/** The name that a family's file gives its list: `auto-premium` is `autoPremium`. */
export function buildFamilyName(family: string): string {
  return family.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
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
