import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Block } from '@/lib/page/block';
import type { Page } from '@/lib/page/page';
import button from '@/components/ui/button.module.css';
import { buildTone } from '@/components/ui/tone';
import { CallButton } from './call-button';
import { CallNote } from './call-note';
import styles from './call-to-action.module.css';

type CallToActionBlock = Extract<Block, { kind: 'call-to-action' }>;

interface CallToActionProps {
  readonly block: CallToActionBlock;
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
}

export function CallToAction({ block, brand, page, messages }: CallToActionProps) {
  return (
    <section
      className={styles.action}
      data-block-id="call-to-action"
      data-safe-text=""
      {...buildTone(brand.theme, 'call-to-action')}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{block.heading}</h2>
          <p>{block.text}</p>
        </div>
        <div className={styles.ways}>
          <a className={button.primary} href="#start">
            {page.opening?.button ?? messages.form.start}
          </a>
          <CallButton brand={brand} messages={messages} location="call-to-action" look="secondary" />
        </div>
        <CallNote brand={brand} language={page.language} messages={messages} />
      </div>
    </section>
  );
}
