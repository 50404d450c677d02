import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { IllustrationName } from '@/lib/names/page-names';
import { buildTone } from '@/components/ui/tone';
import styles from './form-section.module.css';
import { Illustration } from './illustration';

interface FormSectionProps {
  readonly brand: Brand;
  readonly form: ReactNode | undefined;
  /** Beside the question, on phones below it. */
  readonly image?: IllustrationName | undefined;
}

/** For pages with something else under their headline. */
export function FormSection({ brand, form, image }: FormSectionProps) {
  if (!form) return null;
  return (
    <section className={styles.section} {...buildTone(brand.theme, 'form')} data-block-id="form-section">
      <div className={styles.inner}>
        <div className={styles.form}>{form}</div>
        {image && (
          <div className={styles.picture} data-part="picture">
            <Illustration name={image} />
          </div>
        )}
      </div>
    </section>
  );
}
