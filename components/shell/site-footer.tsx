import type { Brand } from '@/lib/brand/brand';
import { fillWords } from '@/lib/copy/fill-words';
import type { Language } from '@/lib/names/language';
import type { UiWords } from '@/lib/copy/ui-words';
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
  readonly words: UiWords;
}

/** Compliance M-50, M-54, A-01, P-02, P-04. */
export function SiteFooter({ brand, page, language, words }: SiteFooterProps) {
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
            {fillWords(words.footer.operatedBy, {
              name: brand.name,
              legalName: legalName.value,
              address: address.value,
            })}{' '}
            {licence && fillWords(words.footer.licence, { licence: licence.value })}
          </p>
          <p>
            <CallLink number={brand.phone.number.value} location="footer" label={`${words.call.label} {number}`} /> (
            {fillWords(words.call.tty, { tty: brand.phone.tty })}), {brand.phone.hours[language]}. {words.call.recorded}{' '}
            {fillWords(words.footer.email, { email: email.value })}
          </p>
        </div>
        <nav className={styles.links} aria-label={words.footer.label}>
          <a href="/privacy">{words.footer.privacy}</a>
          <a href="/tos">{words.footer.terms}</a>
          <a href="/privacy#do-not-sell">{words.footer.doNotSell}</a>
          <a href="/privacy#health-data">{words.footer.healthData}</a>
        </nav>
        <div className={styles.notes}>
          <PrivacySignalNote policy={words.footer.globalPrivacyControl} honored={words.footer.optOutHonored} />
          {materialIds.map((id) => (
            <p key={id}>{id}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
