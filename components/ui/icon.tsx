import type { IconName } from '@/lib/page/page-names';
import styles from './icon.module.css';

/** A line icon from `public/images/icons.svg`, decorative: the words beside it carry the meaning. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
