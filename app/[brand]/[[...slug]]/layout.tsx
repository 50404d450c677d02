import '@/components/shell/global.css';
import type { ReactNode } from 'react';
import { ThemeStyle } from '@/components/shell/theme-style';
import { registry } from '@/funnels/registry';
import { uiWords } from '@/funnels/words';
import { languageTag } from '@/lib/copy/language';
import { readRenderedPage, type RouteParameters } from '@/lib/page/rendered-page';

export const dynamicParams = false;

interface RootLayoutProps {
  readonly params: Promise<RouteParameters>;
  readonly children: ReactNode;
}

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { brand, page } = readRenderedPage(registry, await params, uiWords);
  return (
    <html lang={languageTag(page.language ?? 'english')}>
      <head>
        <meta name="format-detection" content="telephone=no" />
        <ThemeStyle theme={brand.theme} />
      </head>
      <body>{children}</body>
    </html>
  );
}
