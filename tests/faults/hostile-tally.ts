import type { HostileBytes, Silence } from './hostile-request';
import type { Outcome } from './hostile-exchange';

/** Answers of a provider that is away, each in our own words. */
const PROVIDER_CODES = /"code":"(timeout|refused|status|shape|absent|busy|budget|placement|address)"/;
/** What nginx reads of an answer's head (proxy_buffer_size of `.deploy`), less its own first line. */
const MAXIMUM_HEAD_BYTES = 16_000;
const SHOWN_OF_A_KIND = 2;

/** What is wrong with one answer; undefined when it is one that we meant to give. */
export function findAnswerFault({ statuses, text: whole }: Outcome): string | undefined {
  const text = whole.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const head = text.slice(0, Math.max(0, text.indexOf('\r\n\r\n')));
  const worst = Math.max(...statuses);
  if (/node_modules|\bat \S+:\d+:\d+/.test(text)) return `a trace in ${worst}`;
  if (worst >= 500 && !PROVIDER_CODES.test(text)) return `status ${worst}`;
  if (!/^x-content-type-options: nosniff\r?$/im.test(head)) return `no security headers with ${worst}`;
  if (head.length > MAXIMUM_HEAD_BYTES) return `a head that the proxy cannot take with ${worst}`;
  if (/^(?:location|refresh): .*(?:mary|%40example)/im.test(head)) return `a personal value in Location with ${worst}`;
  if (/^location: (?:[/\\]{2}|[a-z]+:[/\\]*[^/\r]*evil)/im.test(head)) return `a way out with ${worst}`;
  return undefined;
}

/** Counts by kind: sent, answered by status, silent, and what was wrong. */
export class HostileTally {
  readonly kinds = new Map<string, { sent: number; silent: number; statuses: Map<number, number> }>();
  readonly faults = new Map<string, number>();

  constructor(private readonly rows: Readonly<Record<string, Silence>>) {}

  private note(kind: string, fault: string, bytes: Buffer): void {
    const name = `${kind}: ${fault}`;
    const before = this.faults.get(name) ?? 0;
    this.faults.set(name, before + 1);
    if (before < SHOWN_OF_A_KIND) console.log(name, JSON.stringify(bytes.toString('latin1').slice(0, 300)));
  }

  add({ kind, bytes, answers = 1 }: HostileBytes, outcome: Outcome): void {
    const counts = this.kinds.get(kind) ?? { sent: 0, silent: 0, statuses: new Map<number, number>() };
    this.kinds.set(kind, counts);
    counts.sent += 1;
    for (const status of outcome.statuses) counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
    if (outcome.isLeftWaiting) this.note(kind, 'left to wait', bytes);
    if (outcome.statuses.length === 0) {
      counts.silent += 1;
      const { silence, isSilent = () => true } = this.rows[kind] ?? {};
      if (silence === undefined || !isSilent(bytes)) this.note(kind, 'no answer', bytes);
      return;
    }
    if (outcome.statuses.length < answers) this.note(kind, `${outcome.statuses.length} of ${answers} answers`, bytes);
    const fault = findAnswerFault(outcome);
    if (fault !== undefined) this.note(kind, fault, bytes);
  }

  /** A line a kind: how many were sent, what they were answered, how many had no answer and why that is right. */
  format(): string {
    return [...this.kinds]
      .map(([kind, { sent, silent, statuses }]) => {
        const told = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}×${count}`);
        const reason = this.rows[kind]?.silence;
        const silence = silent === 0 ? '' : ` no answer×${silent}${reason === undefined ? '' : ` (${reason})`}`;
        return `${kind}: ${sent} sent; ${told.join(' ')}${silence}`;
      })
      .join('\n');
  }
}
