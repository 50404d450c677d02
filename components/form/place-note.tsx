import { useEffect, useState } from 'react';
import { findPlaceNote } from '@/lib/browser/location/place-note';
import type { PlaceNote as Note } from '@/lib/call-bodies/place-note';
import type { Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import styles from './place-note.module.css';

interface PlaceNoteProps {
  readonly zipCode: string;
  readonly product: Product;
  readonly language: Language;
}

/** What the ZIP was good for: where that is, drawn, and what holds there. Nothing where we hold nothing. */
export function PlaceNote({ zipCode, product, language }: PlaceNoteProps) {
  const [note, setNote] = useState<Note>();
  useEffect(() => {
    let isMounted = true;
    void findPlaceNote(zipCode, product, language).then((found) => {
      if (isMounted) setNote(found);
    });
    return () => {
      isMounted = false;
    };
  }, [zipCode, product, language]);
  if (!note) return null;
  const { title, drawing, text, source } = note;
  return (
    <aside className={styles.note} data-place-note="">
      {drawing && (
        <svg className={styles.drawing} viewBox={drawing.viewBox} aria-hidden="true">
          <path className={styles.state} d={drawing.state} />
          {drawing.county !== undefined && <path className={styles.county} d={drawing.county} />}
        </svg>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p>{text}</p>}
        {source !== undefined && <p className={styles.source}>{source}</p>}
      </div>
    </aside>
  );
}
