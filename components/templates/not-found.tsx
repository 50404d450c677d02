import { CallButton } from '@/components/blocks/call-button';
import { CallNote } from '@/components/blocks/call-note';
import { MissingPath } from './missing-path';
import styles from './not-found.module.css';
import type { TemplateProps } from './template-props';

export function NotFound({ brand, page, messages }: TemplateProps) {
  return (
    <div className={styles.page} data-block-id="not-found" data-safe-text="">
      <h1>{page.headline}</h1>
      <p className={styles.text}>{page.subheadline}</p>
      {page.name !== 'closed' && (
        <MissingPath
          className={styles.path}
          label={page.name === 'not-valid' ? messages.notFound.notValid : messages.notFound.noRoute}
        />
      )}
      <ul className={styles.places}>
        <li>
          <a href="/">{messages.notFound.homeTitle}</a>
          <p>{messages.notFound.homeText}</p>
        </li>
        <li>
          <a href="/privacy">{messages.notFound.privacyTitle}</a>
          <p>{messages.notFound.privacyText}</p>
        </li>
      </ul>
      <h2 className={styles.callHeading}>{messages.notFound.callTitle}</h2>
      <CallButton brand={brand} messages={messages} location="not-found" look="secondary" />
      <CallNote brand={brand} language={page.language} messages={messages} />
    </div>
  );
}
