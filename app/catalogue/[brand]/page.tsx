import type { Metadata } from 'next';
import { Catalogue } from '@/components/catalogue/catalogue';
import { FaultList } from '@/components/ui/fault-list';
import { registry } from '@/funnels/registry';
import { getBrandByCode, listBrandParameters, type BrandParameter } from '@/lib/brand/brand-parameter';
import { foundFaults } from '@/lib/lint/found-faults';
import { listCatalogue } from '@/lib/rendered/catalogue';
import { getAppEnv } from '@/lib/server/platform/env';

interface CatalogueRoute {
  readonly params: Promise<BrandParameter>;
}

export const dynamicParams = false;

/** None in production. */
export function generateStaticParams() {
  return getAppEnv() === 'production' ? [] : listBrandParameters();
}

export async function generateMetadata({ params }: CatalogueRoute): Promise<Metadata> {
  const { name, icon } = getBrandByCode(registry.brands, await params);
  return { title: `Catalogue – ${name}`, robots: { index: false, follow: false }, icons: { icon } };
}

export default async function CataloguePage({ params }: CatalogueRoute) {
  const brand = getBrandByCode(registry.brands, await params);
  return (
    <>
      <FaultList faults={foundFaults} />
      <Catalogue
        brand={brand}
        entries={listCatalogue(registry, brand.code, new Date())}
        faults={foundFaults}
        brands={Object.values(registry.brands)}
        isSandbox={getAppEnv() !== 'preview'}
        canWrite={getAppEnv() === 'development'}
      />
    </>
  );
}
