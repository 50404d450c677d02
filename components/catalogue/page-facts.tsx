import type { ReactNode } from 'react';
import type { CatalogueEntry } from '@/lib/rendered/catalogue';
import { CARD_SIZE } from '@/lib/rendered/social-card';
import styles from './page-facts.module.css';
import type { PageHistory } from '@/lib/call-bodies/page-history';

interface PageFactsProps {
  readonly entry: CatalogueEntry;
  readonly history: PageHistory | undefined;
}

function describeChange({ changedBy, changedOn }: PageHistory): string {
  return changedOn === undefined ? 'not committed yet' : `${changedOn}, ${changedBy ?? ''}`;
}

function listTestedForms({ form, variants }: CatalogueEntry): readonly string[] {
  return variants.filter((variant) => variant.form !== form).map((variant) => `${variant.name}: ${variant.form}`);
}

function describeReview({ review, hasChangedSinceReview }: CatalogueEntry): string {
  if (!review) return 'not yet';
  return `${review.on} by ${review.by}${hasChangedSinceReview ? ', other words since' : ''}`;
}

/** What is known of a page beside its looks. */
export function PageFacts({ entry, history }: PageFactsProps) {
  const { experiment } = entry;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Template', entry.template],
    ['Form', [entry.form ?? 'none', ...listTestedForms(entry)].join('; ')],
    [
      'Language',
      <>
        {entry.language}
        {entry.alternate !== undefined && (
          <>
            {', pair '}
            <a href={entry.alternate}>{entry.alternate}</a>
          </>
        )}
      </>,
    ],
    ['Brands', entry.brands.join(', ')],
    ['Material id', entry.materialId ?? 'none'],
    ['Reviewed', describeReview(entry)],
    ...(experiment
      ? [['Test', `${experiment.name}, ${experiment.owner}, ${experiment.startsOn} to ${experiment.endsOn}`] as const]
      : []),
    ...(entry.flags.length > 0 ? [['Marks', entry.flags.join(', ')] as const] : []),
    ...(history?.owner !== undefined ? [['Owner', history.owner] as const] : []),
    ...(history ? [['Last change', describeChange(history)] as const] : []),
    ...(history ? [['Entry', `${history.file}:${history.line}`] as const] : []),
    ['Figures', <a href={`/reports?page=${entry.name}`}>Report of this page</a>],
  ];
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <img src={entry.card} {...CARD_SIZE} alt="As a shared link shows it" loading="lazy" decoding="async" />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
