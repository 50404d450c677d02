import type { IconName } from '@/lib/names/page-names';
import styles from './icon.module.css';

/** Of Phosphor’s duotone icons, from `public/images/icons.svg` (D214); decorative, so it has no name. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
