import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { interpolate } from '@/lib/copy/interpolate';
import { languageTag, type Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { callTransfer } from '@/lib/compliance/contact-statements';
import { HoverCard } from '@/components/ui/hover-card';
import { CallPill } from './call-pill';
import { Mark } from './marks';
import styles from './site-header.module.css';
import { buildTone } from '@/components/ui/tone';

interface SiteHeaderProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly messages: UiMessages;
  /** Path of the same page in the other language. */
  readonly alternate?: string | undefined;
}

export function SiteHeader({ brand, language, messages, alternate }: SiteHeaderProps) {
  const other = languageTag(language === 'english' ? 'spanish' : 'english');
  return (
    <header className={styles.header} {...buildTone(brand.theme, 'header')} data-block-id="header" data-safe-text="">
      <div className={styles.row}>
        <a className={styles.brand} href="/" aria-label={interpolate(messages.homeLink, { brand: brand.name })}>
          <Mark code={brand.code} />
          <span className={styles.name}>{brand.name}</span>
        </a>
        <p className={styles.tagline}>{brand.tagline[language]}</p>
        {alternate && (
          <a
            className={styles.language}
            href={alternate}
            hrefLang={other}
            lang={other}
            data-language-switch={alternate}
          >
            {messages.languageSwitch}
          </a>
        )}
        <div className={styles.call}>
          <CallPill brand={brand} messages={messages} />
          <span className={styles.hours}>
            {interpolate(messages.call.tty, { tty: brand.phone.tty })} · {describeBrandHours(brand, language)}
          </span>
          <a className={styles.about} href="#disclosures" data-card="about-call">
            {messages.call.about}
          </a>
          <span className={styles.preview}>
            <HoverCard id="about-call">
              {callTransfer(language, brand.product)} {messages.call.recorded}
            </HoverCard>
          </span>
        </div>
      </div>
    </header>
  );
}
