import { brands } from '@/funnels/brands';
import { pages } from '@/funnels/pages';

/** Prints where each brand's landing pages are on this machine. */
export function printAddresses(port: number, sandboxPort: number): void {
  for (const brand of Object.values(brands)) {
    const paths = pages.filter((page) => page.template === 'landing' && page.brands.includes(brand.code));
    if (paths.length === 0) continue;
    console.log(`${brand.name} (${brand.product})`);
    for (const { path } of paths) console.log(`  http://${brand.code}.localhost:${port}${path}`);
  }
  console.log(`Sandbox providers\n  http://localhost:${sandboxPort}/\n`);
}
