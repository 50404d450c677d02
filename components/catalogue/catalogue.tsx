import type { Brand } from '@/lib/brand/brand';
import type { CatalogueSection } from '@/lib/rendered/catalogue';
import { Mark } from '@/components/shell/marks';
import { CatalogueCard } from './catalogue-card';
import styles from './catalogue.module.css';

interface CatalogueProps {
  readonly brand: Brand;
  readonly sections: readonly CatalogueSection[];
  /** For the brand switch. */
  readonly brands: readonly Pick<Brand, 'code' | 'name'>[];
  /** True in demo and development; a preview may use real companies. */
  readonly isSandbox: boolean;
}

const RIBBON = {
  sandbox: 'Sandbox: nothing typed here is sent to a company outside.',
  preview: 'Preview, not for visitors: what is typed goes where the settings of this preview lead.',
} as const;

export function Catalogue({ brand, sections, brands, isSandbox }: CatalogueProps) {
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <header className={styles.ribbon}>
        <p>{isSandbox ? RIBBON.sandbox : RIBBON.preview}</p>
      </header>
      <main className={styles.main}>
        <header className={styles.head}>
          <Mark code={brand.code} />
          <h1>
            {brand.name}: {count} pages
          </h1>
        </header>
        <nav aria-label="Brands">
          <ul className={styles.links}>
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
        </nav>
        <nav aria-label="Templates">
          <ul className={styles.links}>
            {sections.map(({ template, entries }) => (
              <li key={template}>
                <a href={`#${template}`}>
                  {template} <span>{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ template, entries }) => (
          <section key={template} aria-labelledby={template}>
            <h2 id={template}>{template}</h2>
            <ul className={styles.cards}>
              {entries.map((entry) => (
                <CatalogueCard key={entry.page.name} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
