import { execFileSync } from 'node:child_process';
import type { Page } from '@/lib/page/page';

type PageRow = Pick<Page, 'path' | 'name' | 'brands' | 'language' | 'template'> & { readonly form: string | null };

/** A page of another tree as far as a picture needs it: its form may be none of ours. */
function toPage({ form: _, ...row }: PageRow): Page {
  return row as Page;
}

function listPages(folder: string): readonly PageRow[] {
  const args = ['--import', 'tsx', 'lib/commands/pages.ts', '--json'];
  const printed = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(printed) as readonly PageRow[];
}

/** The pages that another tree has under a name that these have not. */
export function listGonePages(folder: string, pages: readonly Pick<Page, 'name'>[]): readonly Page[] {
  const names = new Set(pages.map(({ name }) => name));
  return listPages(folder)
    .filter(({ name }) => !names.has(name))
    .map(toPage);
}
