import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import { Strip } from '@/components/blocks/strip';
import { interpolate } from '@/lib/copy/interpolate';
import { formatDay } from '@/lib/copy/format-day';
import styles from './article.module.css';
import type { TemplateProps } from './template-props';

/** Marked as an ad before the headline and again where it asks for something (compliance V-01). */
export function Advertorial({ form, ...props }: TemplateProps) {
  const { brand, page, messages } = props;
  const { advertisement, publishedBy, updatedOn } = messages.pages;
  const lastCall = page.body.findLastIndex(({ kind }) => kind === 'call-to-action');
  const beforeCall = lastCall < 0 ? page.body : page.body.slice(0, lastCall);
  return (
    <article className={styles.article} data-article="">
      <Strip says="advertisement" messages={messages.pages} />
      <Hero {...props} form={form} />
      <p className={styles.byline}>
        <strong>{interpolate(publishedBy, { name: brand.name })}</strong>{' '}
        {page.updatedOn && interpolate(updatedOn, { day: formatDay(page.updatedOn, page.language) })}
      </p>
      <BlockList {...props} blocks={beforeCall} />
      <p className={styles.label}>{advertisement}</p>
      <BlockList {...props} blocks={page.body.slice(beforeCall.length)} />
    </article>
  );
}
