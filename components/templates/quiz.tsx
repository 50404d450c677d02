import { BlockList } from '@/components/blocks/block-list';
import { buildTone } from '@/components/ui/tone';
import styles from './quiz.module.css';
import type { TemplateProps } from './template-props';

/** The question fills the first screen. */
export function Quiz({ form, ...props }: TemplateProps) {
  return (
    <>
      <section className={styles.stage} {...buildTone(props.brand.theme, 'head')} data-block-id="quiz">
        <div className={styles.inner}>
          <h1 className={styles.headline}>{props.page.headline}</h1>
          <p className={styles.qualifier}>{props.page.subheadline}</p>
          {form && <div className={styles.form}>{form}</div>}
        </div>
      </section>
      <BlockList {...props} />
    </>
  );
}
