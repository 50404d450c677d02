import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import { findHours } from '@/lib/brand/brand-hours';
import type { Office } from '@/lib/browser/phone/office-hours';
import type { UiMessages } from '@/lib/copy/ui-messages';
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
  readonly messages: UiMessages;
  readonly children: ReactNode;
}

/** Works without a script. */
export function DocumentShell({ brand, page, messages, children }: DocumentShellProps) {
  const { language } = page;
  const office: Office = { hours: findHours(brand, brand.product), language, opens: messages.call.opens };
  return (
    <div
      className={styles.shell}
      data-shell=""
      data-layout={brand.theme.layout}
      data-brand={brand.code}
      data-office={JSON.stringify(office)}
    >
      <SkipLink label={messages.skipLink} />
      <SiteHeader brand={brand} language={language} messages={messages} alternate={page.alternate} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <FailureView brand={brand} language={language} messages={messages} />
      <Disclosures brand={brand} page={page} messages={messages} />
      <SiteFooter brand={brand} page={page} language={language} messages={messages} />
      <CallBar brand={brand} language={language} messages={messages} waits={page.form !== undefined} />
    </div>
  );
}
