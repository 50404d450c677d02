import { buildVariantPage } from '@/lib/experiments/experiment';
import type { Page } from '@/lib/page/page';
import type { Registry } from '@/lib/request/route-request';

/**
 * Everything that a visitor may read, with a name to report it by: each page, and each variant of a tested page that
 * differs from it.
 */
export function listShownPages({
  pages,
  experiments,
}: Pick<Registry, 'pages' | 'experiments'>): readonly (readonly [name: string, page: Page])[] {
  const variants = experiments.flatMap((experiment) =>
    pages
      .filter(({ name }) => name === experiment.page)
      .flatMap((page) =>
        experiment.variants
          .filter(({ changes }) => changes !== undefined)
          .map(
            (variant) =>
              [`${page.name} as ${experiment.name}:${variant.name}`, buildVariantPage(page, variant)] as const,
          ),
      ),
  );
  return [...pages.map((page) => [page.name, page] as const), ...variants];
}
