import { useRef, useState } from 'react';
import { fillForm } from '@/lib/browser/debug/fill-form';
import { findAnswer, type SamplePerson } from '@/lib/browser/debug/sample-people';

/** Whom to fill the form in as. */
export interface FillingChoice {
  readonly person: SamplePerson;
  /** In place of the person's own; empty for that. */
  readonly zipcode: string;
  readonly ticksConsent: boolean;
}

/** Fills the form in, one run at a time, and says how it ended. */
export function useFilling({ person, zipcode, ticksConsent }: FillingChoice) {
  const [isFilling, setIsFilling] = useState(false);
  const [outcome, setOutcome] = useState('');
  const run = useRef<AbortController>(undefined);

  async function fill(steps?: number): Promise<void> {
    const { signal } = (run.current = new AbortController());
    const answer = (field: string) => (field === 'zipcode' && zipcode !== '' ? zipcode : findAnswer(person, field));
    setIsFilling(true);
    setOutcome('Filling in…');
    setOutcome(await fillForm({ answer, ticksConsent, signal, ...(steps !== undefined && { steps }) }));
    setIsFilling(false);
  }

  return { isFilling, outcome, fill, stop: () => run.current?.abort() };
}
