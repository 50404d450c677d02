import type { Page } from '@/lib/page/page';
import type { PageFault } from './page-fault';

/** What is wrong with one of several entries of a name: the path that its brands have elsewhere, else the name. */
function describeSame(page: Page, others: readonly Page[]): Omit<PageFault, 'entry'> {
  const { name, path, brands } = page;
  const rivals = others.filter((other) => other.path === path);
  const taken = brands.filter((brand) => rivals.some((other) => other.brands.includes(brand)));
  if (taken.length > 0) {
    return {
      rule: 'path',
      what: `${path} is there twice on ${taken.join(', ')}`,
      mend: 'Give one of the two another path, or other brands.',
      near: path,
    };
  }
  return {
    rule: 'name',
    what: `the name ${name} is there twice`,
    mend: 'Give one of the two another `name`.',
    near: name,
  };
}

/** Entries that go by one name, as those of one path do by default: a mistake for each, in its own place. */
export function listSameNameFaults(pages: readonly Page[]): readonly PageFault[] {
  return pages.flatMap((page) => {
    const same = pages.filter(({ name }) => name === page.name);
    if (same.length === 1) return [];
    const others = same.filter((other) => other !== page);
    return [{ entry: page.name, occurrence: same.indexOf(page), ...describeSame(page, others) }];
  });
}
