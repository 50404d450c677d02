'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { BrandCode } from '@/lib/names/brand-code';
import type { CatalogueEntry } from '@/lib/rendered/catalogue';
import {
  filterCatalogue,
  countFaults,
  readStudioView,
  writeStudioView,
  type StudioFilter,
  type StudioView,
} from '@/lib/rendered/studio-view';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import type { PageHistory } from '@/lib/call-bodies/page-history';
import { PageFacts } from './page-facts';
import { PageProblems } from './page-problems';
import { PageList } from './page-list';
import { PageStage } from './page-stage';
import { PageWords } from './page-words';
import styles from './studio.module.css';

interface StudioProps {
  readonly brand: BrandCode;
  readonly entries: readonly CatalogueEntry[];
  /** What is wrong with any entry as it is saved. */
  readonly faults: readonly PlacedFault[];
  /** Whether words can be written: where `npm run dev` serves the site. */
  readonly canWrite: boolean;
}

const EVERYTHING: StudioFilter = { words: '', template: '', language: '', form: '', state: '' };

/** What the studio reads of its address, it writes there itself. */
const neverChange = () => () => undefined;

/** Every page of a brand as it looks, with what is known of it; a draft's words are changed beside it. */
export function Studio({ brand, entries, faults, canWrite }: StudioProps) {
  // The page is the same for every query, so only the browser knows it.
  const query = useSyncExternalStore(
    neverChange,
    () => window.location.search,
    () => '',
  );
  const [chosen, setView] = useState<StudioView>();
  const view = chosen ?? readStudioView(query);
  const [filter, setFilter] = useState(EVERYTHING);
  const [saved, setSaved] = useState<{ readonly times: number; readonly entries?: StudioProps['entries'] }>({
    times: 0,
  });
  const [history, setHistory] = useState<PageHistory>();
  const [wanted, setWanted] = useState(0);

  const change = (part: Partial<StudioView>): void => {
    const next = { ...view, ...part };
    setView(next);
    window.history.replaceState(window.history.state, '', window.location.pathname + writeStudioView(next));
  };
  const counts = useMemo(() => countFaults(faults), [faults]);
  const shown = useMemo(() => filterCatalogue(entries, filter, new Set(counts.keys())), [entries, filter, counts]);
  const choose = (page: string, isForProblems: boolean): void => {
    if (page !== view.page) setHistory(undefined);
    setWanted(isForProblems ? wanted + 1 : 0);
    change({ page, step: undefined, row: 'page' });
  };
  const entry = entries.find(({ name }) => name === view.page);
  // A frame that was asked for before the words were compiled would keep the old ones: the entries come anew once they are.
  const isServed = saved.entries !== undefined && saved.entries !== entries;
  const round = `${saved.times} ${isServed ? 'served' : 'saved'}`;

  return (
    <div className={styles.studio} data-open={entry ? '' : undefined}>
      <PageList
        {...{ entries, shown, filter }}
        faults={counts}
        current={view.page}
        onFilter={setFilter}
        onChoose={(page) => choose(page, false)}
        onProblems={(page) => choose(page, true)}
      />
      {entry ? (
        <>
          <PageStage key={entry.name} {...{ brand, entry, view, round }} onChange={change} />
          <aside className={styles.facts} aria-label="About this page">
            <PageProblems
              key={`problems of ${entry.name}`}
              faults={faults.filter((fault) => fault.entry === entry.name)}
              wanted={wanted}
            />
            <PageFacts entry={entry} history={history} />
            {canWrite && (
              <PageWords
                key={`words of ${entry.name}`}
                page={entry.name}
                variants={entry.variants.slice(1).map(({ name }) => name)}
                onSaved={() => setSaved(({ times }) => ({ times: times + 1, entries }))}
                onHistory={setHistory}
              />
            )}
          </aside>
        </>
      ) : (
        <main className={styles.empty}>
          <h1>Choose a page</h1>
          <p>It is shown as phones and desktops show it, in both colour schemes, with every step, variant and brand.</p>
        </main>
      )}
    </div>
  );
}
