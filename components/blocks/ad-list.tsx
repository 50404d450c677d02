import { AD_ROWS, type AdSlotSettings } from '@/lib/ads/ad-slot';
import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
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
  readonly words: UiWords;
}

/** Undefined for a brand without a placement: nobody is asked (specification 7). */
function buildSettings({ provider }: AdListBlock, brand: Brand, words: UiWords['ads']): AdSlotSettings | undefined {
  const { tag, visit, newTab, more, showAll } = words;
  const settings = { provider, words: { tag, visit, newTab, more, showAll } };
  if (provider !== 'mediaAlpha') return settings;
  const placementId = brand.mediaAlpha.adPlacementId?.value ?? '';
  return isPlaceholderPlacement(placementId) ? undefined : { ...settings, placementId };
}

/** Reserves room from the start, so that nothing moves when ads arrive. */
export function AdList({ block, brand, page, words }: AdListProps) {
  const settings = buildSettings(block, brand, words.ads);
  const rows = Array.from({ length: AD_ROWS }, (_, row) => row);
  return (
    <Section block="ad-list" heading={block.heading} introduction={block.introduction}>
      <div
        className={styles.list}
        data-ad-list={settings && JSON.stringify(settings)}
        data-ad-state={settings ? 'loading' : 'empty'}
      >
        <p className={styles.label}>
          <strong>{words.ads.label}</strong> <span>{words.ads.disclosure}</span>
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
          <AdListHelp brand={brand} page={page} words={words} />
        </div>
      </div>
    </Section>
  );
}
