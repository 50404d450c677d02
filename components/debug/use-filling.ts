import { useRef, useState } from 'react';
import { fillForm } from '@/lib/browser/debug/fill-form';
import { findAnswer, type SamplePerson } from '@/lib/browser/debug/sample-people';

export interface FillingChoice {
  readonly person: SamplePerson;
  /** Replaces the person's own; '' keeps it. */
  readonly zipcode: string;
  readonly ticksConsent: boolean;
}

/** One run at a time. */
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
