import { CallButton } from '@/components/blocks/call-button';
import { CallNote } from '@/components/blocks/call-note';
import { MissingPath } from './missing-path';
import styles from './not-found.module.css';
import type { TemplateProps } from './template-props';

export function NotFound({ brand, page, words }: TemplateProps) {
  return (
    <div className={styles.page} data-block-id="not-found" data-safe-text="">
      <h1>{page.headline}</h1>
      <p className={styles.text}>{page.subheadline}</p>
      <MissingPath
        className={styles.path}
        label={page.name === 'not-valid' ? words.notFound.notValid : words.notFound.noRoute}
      />
      <ul className={styles.places}>
        <li>
          <a href="/">{words.notFound.homeTitle}</a>
          <p>{words.notFound.homeText}</p>
        </li>
        <li>
          <a href="/privacy">{words.notFound.privacyTitle}</a>
          <p>{words.notFound.privacyText}</p>
        </li>
      </ul>
      <h2 className={styles.callHeading}>{words.notFound.callTitle}</h2>
      <CallButton brand={brand} words={words} location="not-found" look="secondary" />
      <CallNote brand={brand} language={page.language} words={words} />
    </div>
  );
}
