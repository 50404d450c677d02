import { Mark } from '@/components/shell/marks';
import type { Brand } from '@/lib/brand/brand';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import type { CatalogueEntry } from '@/lib/rendered/catalogue';
import styles from './catalogue.module.css';
import { Studio } from './studio';

interface CatalogueProps {
  readonly brand: Brand;
  readonly entries: readonly CatalogueEntry[];
  /** What is wrong with any entry as it is saved. */
  readonly faults: readonly PlacedFault[];
  /** For the brand switch. */
  readonly brands: readonly Pick<Brand, 'code' | 'name'>[];
  /** True in demo and development; a preview may use real companies. */
  readonly isSandbox: boolean;
  /** Whether words can be written into entries. */
  readonly canWrite: boolean;
}

const RIBBON = {
  sandbox: 'Sandbox: nothing typed here is sent to a company outside.',
  preview: 'Preview, not for visitors: what is typed goes where the settings of this preview lead.',
} as const;

/** The studio of a brand, and the way to those of the others. */
export function Catalogue({ brand, entries, faults, brands, isSandbox, canWrite }: CatalogueProps) {
  return (
    <div className={styles.catalogue}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Mark code={brand.code} /> <strong>{brand.name}</strong>
        </p>
        <details className={styles.brands}>
          <summary>Other brands</summary>
          <ul>
            {brands.map(({ code, name }) => (
              <li key={code}>
                {/* `target` makes it navigate; a link to the current path would do nothing (specification 2). */}
                <a
                  href={`/catalogue?brand=${code}`}
                  target="_self"
                  aria-current={code === brand.code ? 'page' : undefined}
                >
                  {name} <span>{code}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
        <p className={styles.ribbon}>{isSandbox ? RIBBON.sandbox : RIBBON.preview}</p>
      </header>
      <Studio brand={brand.code} entries={entries} faults={faults} canWrite={canWrite} />
    </div>
  );
}
