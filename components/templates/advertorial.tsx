import { BlockList } from '@/components/blocks/block-list';
import { FormSection } from '@/components/blocks/form-section';
import { Illustration } from '@/components/blocks/illustration';
import { PageHead } from '@/components/blocks/page-head';
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
      <PageHead {...props}>
        <p className={styles.author}>{interpolate(publishedBy, { name: brand.name })}</p>
        {page.updatedOn && <p>{interpolate(updatedOn, { day: formatDay(page.updatedOn, page.language) })}</p>}
      </PageHead>
      {page.image && (
        <div className={styles.picture}>
          <div className={styles.scene} data-part="picture">
            <Illustration name={page.image} />
          </div>
        </div>
      )}
      <BlockList {...props} blocks={beforeCall} />
      <p className={styles.label}>{advertisement}</p>
      <BlockList {...props} blocks={page.body.slice(beforeCall.length)} />
      <FormSection brand={brand} form={form} />
    </article>
  );
}
