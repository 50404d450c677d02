import type { Brand } from '@/lib/brand/brand';
import { medicareHours, tpmoDisclaimer } from '@/lib/compliance/tpmo-disclaimer';
import type { Language } from '@/lib/names/language';
import styles from './call-note.module.css';

interface TpmoNoticeProps {
  readonly brand: Brand;
  readonly language: Language;
}

/** Within the first screens of a page that leads with a call or a talk (compliance M-10, M-11, M-13, M-14). */
export function TpmoNotice({ brand, language }: TpmoNoticeProps) {
  if (!brand.tpmo) return null;
  return (
    <div className={styles.tpmo} data-tpmo="">
      <p>{tpmoDisclaimer(language, brand.tpmo)}</p>
      <p>{medicareHours(language)}</p>
    </div>
  );
}
