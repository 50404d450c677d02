import type { PlacedFault } from '@/lib/lint/placed-fault';

/** A line each, and below them why each rule is one; empty without any. */
export function describeFaults(faults: readonly PlacedFault[]): string {
  const lines = faults.map(
    ({ file, line, entry, rule, what, mend }) => `${file}:${line}  ${entry}  [${rule}] ${what}. ${mend}`,
  );
  const reasons = new Map(faults.map(({ rule, why }) => [rule, why]));
  const why = [...reasons].map(([rule, reason]) => `  [${rule}] ${reason}`);
  return [...lines, ...(why.length > 0 ? ['', 'Why:', ...why, ''] : [])].join('\n');
}
