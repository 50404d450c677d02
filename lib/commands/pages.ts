import { registry } from '@/funnels/registry';
import type { Page } from '@/lib/page/page';
import { isDatedPage } from '@/lib/page/plan-season';

/** What is worth knowing of a page at a glance. */
function listFlags(page: Page): readonly string[] {
  const { indexable, exitIntent, alternate, leadsWith } = page;
  return [
    ...(indexable === false ? ['noindex'] : []),
    ...(registry.experiments.some(({ page: tested }) => tested === page.name) ? ['experiment'] : []),
    ...(isDatedPage(registry.pages, page) ? ['dated'] : []),
    ...(exitIntent ? ['exit-intent'] : []),
    ...(leadsWith === 'call' ? ['call-first'] : []),
    ...(alternate === undefined ? [] : [`pair ${alternate}`]),
  ];
}

const rows = registry.pages.map((page) => ({
  path: page.path,
  name: page.name,
  brands: page.brands,
  language: page.language ?? 'english',
  template: page.template,
  form: page.form ?? null,
  flags: listFlags(page),
}));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  const table = [
    ['PATH', 'BRANDS', 'LANGUAGE', 'TEMPLATE', 'FORM', 'FLAGS'],
    ...rows.map(({ path, brands, language, template, form, flags }) => [
      ...[path, brands.join(' '), language, template, form ?? '–', flags.join(', ')],
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
