import { BlockList } from '@/components/blocks/block-list';
import { brandFacts } from '@/lib/compliance/brand-facts';
import { interpolate } from '@/lib/copy/interpolate';
import styles from './legal.module.css';
import type { TemplateProps } from './template-props';

export function Legal({ brand, page, messages }: TemplateProps) {
  const facts = brandFacts(brand, page);
  return (
    <article className={styles.article} data-block-id="legal" data-safe-text="">
      <h1>{page.headline}</h1>
      <p className={styles.standfirst}>{interpolate(page.subheadline, facts)}</p>
      <BlockList brand={brand} page={page} messages={messages} />
    </article>
  );
}
