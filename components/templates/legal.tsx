import { BlockList } from '@/components/blocks/block-list';
import { brandFacts } from '@/lib/compliance/brand-facts';
import { fillWords } from '@/lib/copy/fill-words';
import styles from './legal.module.css';
import type { TemplateProps } from './template-props';

export function Legal({ brand, page, words }: TemplateProps) {
  const facts = brandFacts(brand, page);
  return (
    <article className={styles.article} data-block-id="legal" data-safe-text="">
      <h1>{page.headline}</h1>
      <p className={styles.standfirst}>{fillWords(page.subheadline, facts)}</p>
      <BlockList brand={brand} page={page} words={words} />
    </article>
  );
}
