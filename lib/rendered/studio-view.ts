import type { CatalogueEntry, CataloguePlace } from './catalogue';

const WINDOWS = ['phone', 'desktop', 'both'] as const;
const SCHEMES = ['light', 'dark', 'both'] as const;
const ROWS = ['page', 'variants', 'brands'] as const;

/** What the studio shows; stands in the query of its address, so that a link shows the same to somebody else. */
export interface StudioView {
  /** A page's name; undefined before one is chosen. */
  readonly page?: string | undefined;
  readonly window: (typeof WINDOWS)[number];
  readonly scheme: (typeof SCHEMES)[number];
  /** A step of its form; undefined for how the page opens. */
  readonly step?: string | undefined;
  /** The page alone, its variants side by side, or the page on each of its brands. */
  readonly row: (typeof ROWS)[number];
}

function pick<Value extends string>(values: readonly Value[], given: string | null, otherwise: Value): Value {
  return values.find((value) => value === given) ?? otherwise;
}

/** Reads a view; what it does not know is as at the start. */
export function readStudioView(query: string): StudioView {
  const given = new URLSearchParams(query);
  return {
    page: given.get('page') ?? undefined,
    window: pick(WINDOWS, given.get('window'), 'both'),
    scheme: pick(SCHEMES, given.get('scheme'), 'light'),
    step: given.get('step') ?? undefined,
    row: pick(ROWS, given.get('row'), 'page'),
  };
}

/** The query that shows this view. */
export function writeStudioView({ page, window, scheme, step, row }: StudioView): string {
  const shown = {
    page,
    step,
    window: window === 'both' ? undefined : window,
    scheme: scheme === 'light' ? undefined : scheme,
    row: row === 'page' ? undefined : row,
  };
  const pairs = Object.entries(shown).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** A page in a window. */
export interface StudioFrame {
  readonly key: string;
  readonly label: string;
  readonly address: string;
  readonly window: 'phone' | 'desktop';
  readonly scheme: 'light' | 'dark';
}

/** As it opens where it has no such step. */
function findStepPath({ path, steps }: Pick<CatalogueEntry, 'path' | 'steps'>, { step }: StudioView): string {
  return steps.find(({ name }) => name === step)?.path ?? path;
}

/** The steps that there are to choose from: side by side, those of every variant's form. */
export function listStudioSteps({ steps, variants }: CatalogueEntry, { row }: StudioView): readonly CataloguePlace[] {
  const all = row === 'variants' ? variants.flatMap((variant) => variant.steps) : [];
  return [...new Map([...steps, ...all].map((place) => [place.name, place])).values()];
}

/** Every frame of a view. `findOrigin` says where a brand is served, with nothing for the brand that is open. */
export function listStudioFrames(
  entry: CatalogueEntry,
  view: StudioView,
  findOrigin: (brand: string) => string,
): readonly StudioFrame[] {
  // A tested page would draw a variant, and another in the next frame: its control is forced, which counts nobody.
  const forced = entry.variants[0]?.path.slice(entry.path.length) ?? '';
  const path = findStepPath(entry, view) + forced;
  const alone = [{ label: '', address: path }];
  const rows = {
    page: alone,
    variants:
      entry.variants.length > 0
        ? entry.variants.map((variant) => ({ label: variant.name, address: findStepPath(variant, view) }))
        : alone,
    brands: entry.brands.map((brand) => ({ label: brand, address: findOrigin(brand) + path })),
  };
  const windows = view.window === 'both' ? (['phone', 'desktop'] as const) : [view.window];
  const schemes = view.scheme === 'both' ? (['light', 'dark'] as const) : [view.scheme];
  return rows[view.row].flatMap(({ label, address }) =>
    schemes.flatMap((scheme) =>
      windows.map((window) => ({
        key: [address, window, scheme].join(' '),
        label: [label, window, schemes.length > 1 ? scheme : ''].filter((word) => word !== '').join(', '),
        address,
        window,
        scheme,
      })),
    ),
  );
}

/** How many mistakes each entry has that has any. */
export function countFaults(faults: readonly { readonly entry: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { entry } of faults) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** What of the list is shown. */
export interface StudioFilter {
  /** In a name, a path, a title or a material id. */
  readonly words: string;
  readonly template: string;
  readonly language: string;
  readonly form: string;
  readonly state: '' | 'test' | 'faults' | 'unread' | 'noindex';
}

/** The pages that pass every part of a filter. */
export function filterCatalogue(
  entries: readonly CatalogueEntry[],
  { words, template, language, form, state }: StudioFilter,
  faulty: ReadonlySet<string>,
): readonly CatalogueEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = [entry.name, entry.path, entry.title, entry.headline, entry.materialId ?? ''].join(' ').toLowerCase();
    const states: Readonly<Record<StudioFilter['state'], boolean>> = {
      '': true,
      test: entry.experiment !== undefined,
      faults: faulty.has(entry.name),
      unread: entry.review === undefined || entry.hasChangedSinceReview,
      noindex: entry.flags.includes('noindex'),
    };
    return (
      wanted.every((word) => text.includes(word)) &&
      (template === '' || entry.template === template) &&
      (language === '' || entry.language === language) &&
      (form === '' || [entry, ...entry.variants].some((shown) => shown.form === form)) &&
      states[state]
    );
  });
}
