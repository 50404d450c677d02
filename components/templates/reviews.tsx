import { BlockList } from '@/components/blocks/block-list';
import { FormSection } from '@/components/blocks/form-section';
import { PageHead } from '@/components/blocks/page-head';
import { formatDay } from '@/lib/copy/format-day';
import { fillWords } from '@/lib/copy/fill-words';
import { splitBody } from './lead-block';
import styles from './article.module.css';
import type { TemplateProps } from './template-props';

/** Who pays us stands above the fold (compliance R-02). */
export function Reviews({ form, ...props }: TemplateProps) {
  const { page, words } = props;
  const { lead, rest } = splitBody(page.body, ['fact-list', 'carrier-list']);
  return (
    <>
      <PageHead {...props}>
        <p className={styles.paid}>{words.pages.paid}</p>
        {page.updatedOn && <p>{fillWords(words.pages.updatedOn, { day: formatDay(page.updatedOn, page.language) })}</p>}
      </PageHead>
      <BlockList {...props} blocks={[...lead, ...rest]} />
      <FormSection brand={props.brand} form={form} image={page.image} />
    </>
  );
}
