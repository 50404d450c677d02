import { memo } from 'react';
import styles from './debug-entry.module.css';

const LINE = /^(?<indent>\s*)(?<key>"(?:[^"\\]|\\.)*"(?=: ))?(?<rest>.*)$/;

/** Memoised by text. */
const Lines = memo(function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => {
    const { indent, key, rest } = LINE.exec(line)?.groups ?? {};
    return (
      <span key={index}>
        {indent}
        {key && <b>{key}</b>}
        {rest}
        {'\n'}
      </span>
    );
  });
});

/** Nothing is cut. */
export function JsonView({ value }: { readonly value: unknown }) {
  const text = value === undefined ? 'nothing' : JSON.stringify(value, undefined, 2);
  return (
    <div className={styles.json}>
      <button type="button" className={styles.copy} onClick={() => void navigator.clipboard.writeText(text)}>
        Copy
      </button>
      <pre tabIndex={0}>
        <Lines text={text} />
      </pre>
    </div>
  );
}
