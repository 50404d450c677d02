import { BlockList } from '@/components/blocks/block-list';
import { FormSection } from '@/components/blocks/form-section';
import { PageHead } from '@/components/blocks/page-head';
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
      <PageHead {...props}>
        <p className={styles.paid}>{messages.pages.paid}</p>
        {page.updatedOn && (
          <p>{interpolate(messages.pages.updatedOn, { day: formatDay(page.updatedOn, page.language) })}</p>
        )}
      </PageHead>
      <BlockList {...props} blocks={[...lead, ...rest]} />
      <FormSection brand={props.brand} form={form} image={page.image} />
    </>
  );
}
