import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import { formatDay } from '@/lib/copy/format-day';
import { interpolate } from '@/lib/copy/interpolate';
import { splitBody } from './lead-block';
import styles from './article.module.css';
import type { TemplateProps } from './template-props';

/** Who pays us stands above the fold (compliance R-02). */
export function Reviews({ form, ...props }: TemplateProps) {
  const { page, messages } = props;
  const { lead, rest } = splitBody(page.body, ['fact-list', 'carrier-list']);
  return (
    <>
      <Hero {...props} form={form} note={messages.pages.paid} />
      {page.updatedOn && (
        <p className={styles.byline}>
          {interpolate(messages.pages.updatedOn, { day: formatDay(page.updatedOn, page.language) })}
        </p>
      )}
      <BlockList {...props} blocks={[...lead, ...rest]} />
    </>
  );
}
