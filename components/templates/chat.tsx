import { BlockList } from '@/components/blocks/block-list';
import { Strip } from '@/components/blocks/strip';
import { splitBody } from './lead-block';
import styles from './chat.module.css';
import type { TemplateProps } from './template-props';

/** The first question is the next bubble; its answers are quick replies. */
export function Chat({ form, ...props }: TemplateProps) {
  const { page, messages } = props;
  const { lead, rest } = splitBody(page.body, ['chat']);
  return (
    <>
      <Strip says="advertisement" messages={messages.pages} />
      <section className={styles.room} data-block-id="chat">
        <div className={styles.inner}>
          <h1 className={styles.headline}>{page.headline}</h1>
          <p className={styles.qualifier}>{page.subheadline}</p>
          <BlockList {...props} blocks={lead} />
          {form && <div className={styles.next}>{form}</div>}
        </div>
      </section>
      <BlockList {...props} blocks={rest} />
    </>
  );
}
