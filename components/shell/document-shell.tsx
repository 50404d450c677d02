import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Page } from '@/lib/page/page';
import { Disclosures } from '@/components/blocks/disclosures';
import { CallBar } from './call-bar';
import styles from './document-shell.module.css';
import { FailureView } from './failure-view';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

interface DocumentShellProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly words: UiWords;
  readonly children: ReactNode;
}

/** Works without a script. */
export function DocumentShell({ brand, page, words, children }: DocumentShellProps) {
  const { language } = page;
  return (
    <div className={styles.shell} data-shell="" data-layout={brand.theme.layout} data-brand={brand.code}>
      <SkipLink label={words.skipLink} />
      <SiteHeader brand={brand} language={language} words={words} alternate={page.alternate} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <FailureView brand={brand} language={language} words={words} />
      <Disclosures brand={brand} page={page} words={words} />
      <SiteFooter brand={brand} page={page} language={language} words={words} />
      <CallBar brand={brand} language={language} words={words} />
    </div>
  );
}
