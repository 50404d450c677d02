import { registry } from '@/funnels/registry';
import { listPageFlags } from '@/lib/rendered/page-flags';
import { createCommand, runCommandLine } from './process/command-line';

const rows = registry.pages.map((page) => ({
  path: page.path,
  name: page.name,
  brands: page.brands,
  language: page.language,
  template: page.template,
  form: page.form ?? null,
  flags: listPageFlags(page, registry),
  pair: page.alternate ?? null,
}));

function printTable(): void {
  const table = [
    ['PATH', 'BRANDS', 'LANGUAGE', 'TEMPLATE', 'FORM', 'PAIR', 'FLAGS'],
    ...rows.map(({ path, brands, language, template, form, pair, flags }) => [
      ...[path, brands.join(' '), language, template, form ?? '–', pair ?? '–', flags.join(', ')],
    ]),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log(`${rows.length} pages`);
}

void runCommandLine(
  createCommand('pages', 'Lists every page with its brands, language, template, form, pair and flags.')
    .option('--json', 'for machines')
    .action(({ json }: { readonly json?: true }) => {
      if (json) console.log(JSON.stringify(rows, null, 2));
      else printTable();
    }),
);
