import '@/components/shell/global.css';
import type { ReactNode } from 'react';
import { MissingScripts } from '@/components/shell/missing-scripts';
import { PageTransition } from '@/components/shell/page-transition';
import { Starter } from '@/components/shell/starter';
import { TagManagerFrame } from '@/components/shell/tag-manager-frame';
import { ThemeStyle } from '@/components/shell/theme-style';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { languageTag } from '@/lib/names/language';
import { readRenderedPage, type RouteParameters } from '@/lib/rendered/rendered-page';
import { getBuildId } from '@/lib/server/platform/env';

export const dynamicParams = false;

interface RootLayoutProps {
  readonly params: Promise<RouteParameters>;
  readonly children: ReactNode;
}

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { brand, page } = readRenderedPage(registry, await params, uiMessages);
  return (
    <html lang={languageTag(page.language)} data-build={getBuildId()} data-page-layout={page.layout}>
      <head>
        <meta name="format-detection" content="telephone=no" />
        <ThemeStyle theme={brand.theme} />
        {page.transition === 'fade' && <PageTransition />}
        <Starter />
      </head>
      <body>
        {brand.gtmId && <TagManagerFrame />}
        {children}
        <MissingScripts />
      </body>
    </html>
  );
}
