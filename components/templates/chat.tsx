import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import { Strip } from '@/components/blocks/strip';
import { Transcript } from '@/components/blocks/transcript';
import { splitBody } from './lead-block';
import styles from './chat.module.css';
import type { TemplateProps } from './template-props';

/**
 * The assistant says what it is, and the first question is its next bubble, with the answers as quick replies. What
 * else it has to say comes after them.
 */
export function Chat({ form, ...props }: TemplateProps) {
  const { page, messages } = props;
  const { lead, rest } = splitBody(page.body, ['chat']);
  const [block] = lead;
  const [first, ...more] = block?.kind === 'chat' ? block.bubbles : [];
  return (
    <div className={styles.room}>
      <Strip says="advertisement" messages={messages.pages} />
      <Hero {...props} form={form}>
        {first !== undefined && <Transcript bubbles={[first]} messages={messages.pages} />}
      </Hero>
      {more.length > 0 && (
        <div className={styles.more}>
          <Transcript bubbles={more} messages={messages.pages} />
        </div>
      )}
      <BlockList {...props} blocks={rest} />
    </div>
  );
}
