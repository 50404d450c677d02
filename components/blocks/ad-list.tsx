import { AD_ROWS, type AdSlotSettings } from '@/lib/ads/ad-slot';
import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Block } from '@/lib/page/block';
import type { Page } from '@/lib/page/page';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import styles from './ad-list.module.css';
import { AdListHelp } from './ad-list-help';
import { Section } from './section';

type AdListBlock = Extract<Block, { kind: 'ad-list' }>;

interface AdListProps {
  readonly block: AdListBlock;
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
}

/** Undefined for a brand without a placement: nobody is asked (specification 7). */
function buildSettings(
  { provider }: AdListBlock,
  brand: Brand,
  messages: UiMessages['ads'],
): AdSlotSettings | undefined {
  const { tag, visit, newTab, more, showAll } = messages;
  const settings = { provider, messages: { tag, visit, newTab, more, showAll } };
  if (provider !== 'mediaAlpha') return settings;
  const placementId = brand.mediaAlpha.adPlacementId?.value ?? '';
  return isPlaceholderPlacement(placementId) ? undefined : { ...settings, placementId };
}

/** Reserves room from the start, so that nothing moves when ads arrive. */
export function AdList({ block, brand, page, messages }: AdListProps) {
  const settings = buildSettings(block, brand, messages.ads);
  const rows = Array.from({ length: AD_ROWS }, (_, row) => row);
  return (
    <Section block="ad-list" heading={block.heading} introduction={block.introduction}>
      <div
        className={styles.list}
        data-ad-list={settings && JSON.stringify(settings)}
        data-ad-state={settings ? 'loading' : 'empty'}
      >
        <p className={styles.label}>
          <strong>{messages.ads.label}</strong> <span>{messages.ads.disclosure}</span>
        </p>
        <div className={styles.box}>
          <ul className={styles.skeleton} data-ad-skeleton="" aria-hidden="true">
            {rows.map((row) => (
              <li key={row} className={styles.blank}>
                <span />
                <span />
                <span />
              </li>
            ))}
          </ul>
          <div className={styles.place} data-ad-place="" />
          <AdListHelp brand={brand} page={page} messages={messages} />
        </div>
      </div>
    </Section>
  );
}
