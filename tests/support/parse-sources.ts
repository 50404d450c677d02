import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listProjectFiles, projectRoot } from './project-files';

const PRODUCT =
  /^(app|components|funnels|lib)\/(?!commands\/).*\.tsx?$|^(middleware|next\.config|instrumentation|instrumentation-client)\.ts$/;

/** One file of the product, as the compiler reads it. */
export interface ParsedSource {
  readonly path: string;
  readonly file: ts.SourceFile;
}

let parsed: readonly ParsedSource[] | undefined;

/** Every file that is part of the product: neither tests, nor what tools are told, nor what people start by hand. */
export function parseSources(): readonly ParsedSource[] {
  parsed ??= listProjectFiles()
    .filter((path) => PRODUCT.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
  return parsed;
}

/** Calls `visit` for each part of a file. */
export function walkSource(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walkSource(child, visit));
}
