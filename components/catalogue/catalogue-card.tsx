import { CARD_SIZE } from '@/lib/rendered/social-card';
import type { CatalogueEntry } from '@/lib/rendered/catalogue';
import styles from './catalogue-card.module.css';

interface CatalogueCardProps {
  readonly entry: CatalogueEntry;
}

export function CatalogueCard({ entry: { page, card, flags, steps } }: CatalogueCardProps) {
  return (
    <li className={styles.card}>
      <a className={styles.page} href={page.path}>
        <img src={card} {...CARD_SIZE} alt="" loading="lazy" decoding="async" />
        <span className={styles.title}>{page.title ?? page.headline}</span>
        <span className={styles.path}>{page.path}</span>
      </a>
      <dl className={styles.facts}>
        <div>
          <dt>Template</dt>
          <dd>{page.template}</dd>
        </div>
        <div>
          <dt>Form</dt>
          <dd>{page.form ?? 'none'}</dd>
        </div>
        <div>
          <dt>Language</dt>
          <dd>
            {page.language}
            {page.alternate && (
              <>
                {', pair '}
                <a href={page.alternate}>{page.alternate}</a>
              </>
            )}
          </dd>
        </div>
      </dl>
      {flags.length > 0 && (
        <ul className={styles.flags}>
          {flags.map((flag) => (
            <li key={flag}>{flag}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <details className={styles.steps}>
          <summary>Steps ({steps.length})</summary>
          <ol>
            {steps.map(({ name, path }) => (
              <li key={name}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
