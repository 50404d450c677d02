import type { CatalogueEntry } from '@/lib/rendered/catalogue';
import type { StudioFilter } from '@/lib/rendered/studio-view';
import styles from './page-list.module.css';
import stage from './page-stage.module.css';

interface PageListProps {
  readonly entries: readonly CatalogueEntry[];
  readonly shown: readonly CatalogueEntry[];
  readonly filter: StudioFilter;
  /** How many mistakes an entry has, by its name; absent for none. */
  readonly faults: ReadonlyMap<string, number>;
  readonly current: string | undefined;
  readonly onFilter: (filter: StudioFilter) => void;
  readonly onChoose: (page: string) => void;
  /** Opens a page at what is wrong with it. */
  readonly onProblems: (page: string) => void;
}

const FAULTY: readonly [StudioFilter['state'], string] = ['faults', 'With problems'];

const STATES: readonly (readonly [StudioFilter['state'], string])[] = [
  ['', 'Any state'],
  ['test', 'With a test'],
  ['unread', 'Not reviewed'],
  ['noindex', 'Not for search engines'],
];

function listValues(entries: readonly CatalogueEntry[], read: (entry: CatalogueEntry) => string | undefined) {
  return [...new Set(entries.map(read).filter((value) => value !== undefined))].toSorted();
}

interface ProblemBadgeProps {
  readonly count: number;
  readonly page: string;
  readonly title: string;
  readonly onProblems: (page: string) => void;
}

/** How many mistakes a page has, leading to their lines; nothing for none. */
function ProblemBadge({ count, page, title, onProblems }: ProblemBadgeProps) {
  if (count === 0) return null;
  return (
    <a
      className={styles.problems}
      href={`?page=${page}#problems`}
      onClick={(event) => {
        event.preventDefault();
        onProblems(page);
      }}
    >
      {count} {count === 1 ? 'problem' : 'problems'}
      <span className={stage.hidden}> of {title}</span>
    </a>
  );
}

/** The pages of the brand, to search and to choose from. */
export function PageList({ entries, shown, filter, faults, current, onFilter, onChoose, onProblems }: PageListProps) {
  const selects = [
    ['template', 'Any template', listValues(entries, ({ template }) => template)],
    ['form', 'Any form', listValues(entries, ({ form }) => form)],
    ['language', 'Any language', listValues(entries, ({ language }) => language)],
  ] as const;
  return (
    <nav className={styles.list} aria-label="Pages">
      <div className={styles.tools}>
        <input
          type="search"
          aria-label="Search pages"
          placeholder={`Search ${entries.length} pages`}
          value={filter.words}
          onChange={({ target }) => onFilter({ ...filter, words: target.value })}
        />
        <div className={styles.filters}>
          {selects.map(([key, every, values]) => (
            <select
              key={key}
              aria-label={key}
              value={filter[key]}
              onChange={({ target }) => onFilter({ ...filter, [key]: target.value })}
            >
              <option value="">{every}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          ))}
          <select
            aria-label="state"
            value={filter.state}
            onChange={({ target }) => onFilter({ ...filter, state: target.value as StudioFilter['state'] })}
          >
            {(faults.size > 0 ? [...STATES, FAULTY] : STATES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <p role="status">
          {shown.length} of {entries.length}
        </p>
      </div>
      <ul>
        {shown.map(({ name, path, title, template, language, experiment }) => (
          <li key={name}>
            <a
              className={styles.row}
              href={`?page=${name}`}
              aria-current={name === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              <strong>{title}</strong>
              <span className={styles.path}>{path}</span>
              <span className={styles.kind}>
                {[template, language === 'spanish' ? 'Spanish' : '', experiment ? 'test' : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
            <ProblemBadge count={faults.get(name) ?? 0} page={name} title={title} onProblems={onProblems} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
