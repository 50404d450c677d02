/** Label → value; the values come from short lists of ours, never from what somebody sent. */
export type Labels = Readonly<Record<string, string>>;

/** Above this many series a metric puts new ones together: memory stays bounded whatever the labels are. */
const MAXIMUM_SERIES = 500;
const OVERFLOW = 'other';

/** Upper bounds in seconds, around what visitors were promised. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Family {
  readonly type: 'counter' | 'histogram';
  readonly help: string;
  readonly series: Map<string, { readonly labels: Labels; readonly values: number[] }>;
}

/** A value as it stands when somebody asks; those of one name stand together. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly labels?: Labels;
  readonly value: number;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function formatHistogram(name: string, labels: Labels, values: readonly number[]): string[] {
  const bounds = [...DURATION_BUCKETS.map(String), '+Inf'];
  let below = 0;
  const buckets = bounds.map((le, index) => {
    below += values[index] ?? 0;
    return `${name}_bucket${formatLabels({ ...labels, le })} ${below}`;
  });
  const sum = values[bounds.length] ?? 0;
  return [...buckets, `${name}_sum${formatLabels(labels)} ${sum}`, `${name}_count${formatLabels(labels)} ${below}`];
}

/** Counters and histograms of one process, in Prometheus' text format. */
export class MetricRegistry {
  readonly #families = new Map<string, Family>();

  #findSeries(name: string, type: Family['type'], help: string, labels: Labels): number[] {
    const family: Family = this.#families.get(name) ?? { type, help, series: new Map() };
    this.#families.set(name, family);
    const known = family.series.get(formatLabels(labels));
    if (known) return known.values;
    const isFull = family.series.size >= MAXIMUM_SERIES;
    const kept = isFull ? Object.fromEntries(Object.keys(labels).map((label) => [label, OVERFLOW])) : labels;
    const key = formatLabels(kept);
    const series = family.series.get(key) ?? { labels: kept, values: [] };
    family.series.set(key, series);
    return series.values;
  }

  /** Adds to a counter. */
  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    const values = this.#findSeries(name, 'counter', help, labels);
    values[0] = (values[0] ?? 0) + by;
  }

  /** Notes how long something took. */
  observe(name: string, help: string, labels: Labels, seconds: number): void {
    const values = this.#findSeries(name, 'histogram', help, labels);
    const found = DURATION_BUCKETS.findIndex((bound) => seconds <= bound);
    const bucket = found === -1 ? DURATION_BUCKETS.length : found;
    const sum = DURATION_BUCKETS.length + 1;
    values[bucket] = (values[bucket] ?? 0) + 1;
    values[sum] = (values[sum] ?? 0) + seconds;
  }

  /** Everything counted so far, and the gauges as they stand. */
  format(gauges: readonly Gauge[]): string {
    const lines: string[] = [];
    for (const [name, { type, help, series }] of this.#families) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const { labels, values } of series.values()) {
        if (type === 'counter') lines.push(`${name}${formatLabels(labels)} ${values[0] ?? 0}`);
        else lines.push(...formatHistogram(name, labels, values));
      }
    }
    let family: string | undefined;
    for (const { name, help, labels = {}, value } of gauges) {
      if (name !== family) lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
      family = name;
      lines.push(`${name}${formatLabels(labels)} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
