import type { SourceFile } from './source-entries';
import type { TypeFault } from './type-faults';

const COLOR = /(['"])(#[^'"\n]*)\1/g;
const WRITTEN_OUT = /^#[0-9a-f]{6}$/i;

/** Colors of brands that no page could be painted with: to the compiler they are words like any other. */
export function listColorFaults(sources: readonly SourceFile[]): readonly TypeFault[] {
  return sources
    .filter(({ file }) => file.startsWith('funnels/brands/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(COLOR)]
        .filter(([, , color = '']) => !WRITTEN_OUT.test(color))
        .map(({ 2: color = '', index }) => ({
          file,
          position: index,
          line: text.slice(0, index).split('\n').length,
          what: `“${color}” is no color`,
          mend: 'Write it as #rrggbb: six digits, each 0 to 9 or a to f.',
        })),
    );
}
