import type { PlacedFault } from '@/lib/lint/placed-fault';

interface FaultListProps {
  readonly faults: readonly PlacedFault[];
  /** How many more there are elsewhere. */
  readonly others?: number;
}

/** In the tag itself: a style sheet of its own would be asked for by every page (next.config.ts). */
const STYLES = {
  list: {
    padding: '1rem 1.25rem',
    borderBottom: '4px solid #b3261e',
    background: '#fff4f2',
    color: '#3b0a06',
    font: '1rem/1.5 system-ui, sans-serif',
    overflowWrap: 'anywhere',
  },
  heading: { margin: 0, font: '700 1.125rem/1.5 system-ui, sans-serif', color: 'inherit' },
  lines: { margin: '0.5rem 0', paddingInlineStart: '1.25rem' },
  line: { marginBlock: '0.5rem' },
  place: { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' },
  words: { margin: 0 },
} as const;

function FaultLine({ file, line, entry, rule, what, mend, why }: PlacedFault) {
  return (
    <li style={STYLES.line}>
      <span style={STYLES.place}>
        {file}:{line}
      </span>{' '}
      {entry}
      <p style={STYLES.words}>
        {what}. <strong>{mend}</strong>
      </p>
      <p style={STYLES.words}>
        [{rule}] {why}
      </p>
    </li>
  );
}

/** What `npm run dev` finds wrong with what is saved; nothing without any. For authors, and in English as their tools. */
export function FaultList({ faults, others = 0 }: FaultListProps) {
  if (faults.length + others === 0) return null;
  return (
    <section aria-label="Mistakes in what is saved" style={STYLES.list} data-faults={faults.length}>
      <h2 style={STYLES.heading}>
        {faults.length > 0 ? `To mend here: ${faults.length}` : 'Nothing to mend here'}
        {others > 0 && `, elsewhere: ${others} (see /catalogue)`}
      </h2>
      <ul style={STYLES.lines}>
        {faults.map((fault) => (
          <FaultLine key={`${fault.file}:${fault.line} ${fault.entry} ${fault.rule} ${fault.what}`} {...fault} />
        ))}
      </ul>
    </section>
  );
}
