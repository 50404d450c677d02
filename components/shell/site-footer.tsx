import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { interpolate } from '@/lib/copy/interpolate';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import { CallLink } from '@/components/ui/call-link';
import { Mark } from './marks';
import { PrivacySignalNote } from './privacy-signal-note';
import styles from './site-footer.module.css';
import { buildTone } from '@/components/ui/tone';

interface SiteFooterProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly language: Language;
  readonly messages: UiMessages;
}

/** Compliance M-50, M-54, A-01, P-02, P-04. */
export function SiteFooter({ brand, page, language, messages }: SiteFooterProps) {
  const { legalName, address, licence, email } = brand.identity;
  const materialIds = [page.smid?.[brand.code], page.xsmid?.[brand.code]].filter(Boolean);
  return (
    <footer className={styles.footer} {...buildTone(brand.theme, 'footer')} data-block-id="footer" data-safe-text="">
      <div className={styles.inner}>
        <div className={styles.identity}>
          <p className={styles.brand}>
            <Mark code={brand.code} />
            {brand.name}
          </p>
          <p>
            {interpolate(messages.footer.operatedBy, {
              name: brand.name,
              legalName: legalName.value,
              address: address.value,
            })}{' '}
            {licence && interpolate(messages.footer.licence, { licence: licence.value })}
          </p>
          <p>
            <CallLink isFact number={brand.phone.number.value} location="footer" label={messages.footer.phone} /> (
            {interpolate(messages.call.tty, { tty: brand.phone.tty })}), {describeBrandHours(brand, language)}.{' '}
            {messages.call.recorded} {interpolate(messages.footer.email, { email: email.value })}
          </p>
        </div>
        <nav className={styles.links} aria-label={messages.footer.label}>
          <a href="/privacy">{messages.footer.privacy}</a>
          <a href="/tos">{messages.footer.terms}</a>
          <a href="/privacy#do-not-sell">{messages.footer.doNotSell}</a>
          <a href="/privacy#health-data">{messages.footer.healthData}</a>
        </nav>
        <div className={styles.notes}>
          <PrivacySignalNote policy={messages.footer.globalPrivacyControl} honored={messages.footer.optOutHonored} />
          {materialIds.map((id) => (
            <p key={id}>{id}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
