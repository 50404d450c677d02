import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './source-entries';

/** Every file of `funnels`, from the folder of a project. */
export function readFunnelSources(project: string): readonly SourceFile[] {
  const folder = path.join(project, 'funnels');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({
      file: path.posix.join('funnels', file.split(path.sep).join('/')),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** The texts of sources by their files. */
export function textsByFile(sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(sources.map(({ file, text }) => [file, text]));
}
