import { useState, useSyncExternalStore } from 'react';
import type { BrandCode } from '@/lib/names/brand-code';
import type { CatalogueEntry } from '@/lib/rendered/catalogue';
import { listStudioFrames, listStudioSteps, type StudioFrame, type StudioView } from '@/lib/rendered/studio-view';
import styles from './page-stage.module.css';

interface PageStageProps {
  readonly brand: BrandCode;
  readonly entry: CatalogueEntry;
  readonly view: StudioView;
  /** Frames are loaded anew where it is another. */
  readonly round: string;
  readonly onChange: (part: Partial<StudioView>) => void;
}

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
function Segments<Value extends string>({ name, value, choices, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend>{name}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(choice)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where another brand is served beside this one: under its local name, at the same port. */
function findOrigin(own: BrandCode, brand: string): string {
  const { protocol, hostname, port } = window.location;
  if (brand === own || !/(^|\.)localhost$/.test(hostname)) return '';
  return `${protocol}//${brand}.localhost${port === '' ? '' : `:${port}`}`;
}

function Frame({
  frame,
  title,
  round,
}: {
  readonly frame: StudioFrame;
  readonly title: string;
  readonly round: string;
}) {
  const { address, window: size, scheme, label } = frame;
  return (
    <figure className={styles.frame} data-window={size} data-scheme={scheme}>
      <figcaption>
        <span>{label}</span>
        <a href={address} target="_blank" rel="noreferrer">
          Open<span className={styles.hidden}> {label}</span>
        </a>
      </figcaption>
      <div className={styles.screen}>
        <iframe key={round} src={address} title={`${title}, ${label}`} loading="lazy" />
      </div>
    </figure>
  );
}

const neverChange = () => () => undefined;

/** A page as it looks in each window, scheme, variant or brand that was asked for. */
export function PageStage({ brand, entry, view, round, onChange }: PageStageProps) {
  // Frames of other brands need the address of this one, which only the browser knows.
  const isThere = useSyncExternalStore(
    neverChange,
    () => true,
    () => false,
  );
  const [isCopied, setCopied] = useState(false);
  const frames = isThere ? listStudioFrames(entry, view, (other) => findOrigin(brand, other)) : [];
  const steps = listStudioSteps(entry, view);
  const rows = [
    ['page', 'This page'],
    ...(entry.variants.length > 0 ? [['variants', `${entry.variants.length} variants`] as const] : []),
    ...(entry.brands.length > 1 ? [['brands', `${entry.brands.length} brands`] as const] : []),
  ] as readonly (readonly [StudioView['row'], string])[];

  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };
  return (
    <main className={styles.stage}>
      <header className={styles.head}>
        <button type="button" className={styles.back} onClick={() => onChange({ page: undefined })}>
          All pages
        </button>
        <div className={styles.names}>
          <h1>{entry.title}</h1>
          <a href={entry.path} target="_blank" rel="noreferrer">
            {entry.path}
          </a>
        </div>
        <button type="button" onClick={() => void copy()}>
          {isCopied ? 'Link copied' : 'Copy link'}
        </button>
      </header>
      <div className={styles.tools}>
        <Segments
          name="Window"
          value={view.window}
          choices={[
            ['phone', 'Phone'],
            ['desktop', 'Desktop'],
            ['both', 'Both'],
          ]}
          onChoose={(value) => onChange({ window: value })}
        />
        <Segments
          name="Colours"
          value={view.scheme}
          choices={[
            ['light', 'Light'],
            ['dark', 'Dark'],
            ['both', 'Both'],
          ]}
          onChoose={(value) => onChange({ scheme: value })}
        />
        {rows.length > 1 && (
          <Segments name="Show" value={view.row} choices={rows} onChoose={(value) => onChange({ row: value })} />
        )}
        {steps.length > 0 && (
          <label className={styles.step}>
            <span>Step</span>
            <select value={view.step ?? ''} onChange={({ target }) => onChange({ step: target.value || undefined })}>
              <option value="">As it opens</option>
              {steps.map(({ name }, index) => (
                <option key={name} value={name}>
                  {index + 1}. {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles.frames}>
        {frames.map((frame) => (
          <Frame key={frame.key} frame={frame} title={entry.title} round={round} />
        ))}
      </div>
    </main>
  );
}
