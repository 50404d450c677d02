import '@/components/shell/global.css';
import type { ReactNode } from 'react';
import { ThemeStyle } from '@/components/shell/theme-style';
import { brands } from '@/funnels/brands';
import { getBrandByCode, type BrandParameter } from '@/lib/brand/brand-parameter';

interface CatalogueLayoutProps {
  readonly params: Promise<BrandParameter>;
  readonly children: ReactNode;
}

/** A document of its own, so that visitors load nothing of it. */
export default async function CatalogueLayout({ children, params }: CatalogueLayoutProps) {
  const { theme } = getBrandByCode(brands, await params);
  return (
    <html lang="en">
      <head>
        <ThemeStyle theme={theme} />
      </head>
      <body>{children}</body>
    </html>
  );
}
