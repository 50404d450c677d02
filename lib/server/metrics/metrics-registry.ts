import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Label → value; the values come from short lists of ours, never from what somebody sent. */
type Labels<Label extends string = string> = Readonly<Record<Label, string>>;

/** Above this many series a metric puts new ones together: memory stays bounded whatever the labels are. */
const MAXIMUM_SERIES = 500;
const OVERFLOW = 'other';

/** Upper bounds in seconds, around what visitors were promised. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Adds to a counter. */
export type Count<Label extends string> = (labels: Labels<Label>, by?: number) => void;

/** Notes how many seconds something took. */
export type Observe<Label extends string> = (labels: Labels<Label>, seconds: number) => void;

/** What a metric is, as Prometheus shows it. */
interface Metric<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
}

/** A value as it stands when somebody asks; those of one name stand together. */
export interface GaugeValue {
  readonly name: string;
  readonly help: string;
  readonly labels?: Labels;
  readonly value: number;
}

/** Keeps the first series of a metric apart; what comes after they are many is one more. */
function limitSeries<Label extends string>(names: readonly Label[]): (labels: Labels<Label>) => Labels<Label> {
  const known = new Set<string>();
  const overflow = Object.fromEntries(names.map((name) => [name, OVERFLOW])) as Labels<Label>;
  return (labels) => {
    const key = names.map((name) => labels[name]).join('\n');
    if (known.has(key)) return labels;
    if (known.size >= MAXIMUM_SERIES) return overflow;
    known.add(key);
    return labels;
  };
}

/** A counter whose series stay within bounds. */
export function createCounter<Label extends string>(registry: Registry, metric: Metric<Label>): Count<Label> {
  const { name, help, labels: labelNames } = metric;
  const counter = new Counter({ name, help, labelNames, registers: [registry] });
  const limit = limitSeries(labelNames);
  return (labels, by = 1) => counter.inc(limit(labels), by);
}

/** A histogram of durations whose series stay within bounds. */
export function createDurations<Label extends string>(registry: Registry, metric: Metric<Label>): Observe<Label> {
  const { name, help, labels: labelNames } = metric;
  const histogram = new Histogram({ name, help, labelNames, buckets: DURATION_BUCKETS, registers: [registry] });
  const limit = limitSeries(labelNames);
  return (labels, seconds) => histogram.observe(limit(labels), seconds);
}

/** Everything counted so far and the gauges as they stand, in Prometheus' text format. */
export async function formatMetrics(registry: Registry, gauges: readonly GaugeValue[]): Promise<string> {
  const asked = new Registry();
  const families = new Map<string, Gauge>();
  for (const { name, help, labels = {}, value } of gauges) {
    const labelNames = Object.keys(labels);
    const family = families.get(name) ?? new Gauge({ name, help, labelNames, registers: [asked] });
    families.set(name, family);
    family.set(labels, value);
  }
  return (await Promise.all([registry.metrics(), asked.metrics()])).join('');
}
