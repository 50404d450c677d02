import { useRef, useState } from 'react';
import { fillForm } from '@/lib/browser/debug/fill-form';
import { findAnswer, listPeople, type PersonChoice } from '@/lib/browser/debug/sample-people';
import type { Product } from '@/lib/names/brand-code';

/** One run at a time. */
export function useFilling(product: Product, choice: PersonChoice) {
  const [isFilling, setIsFilling] = useState(false);
  const [outcome, setOutcome] = useState('');
  const run = useRef<AbortController>(undefined);

  async function fill(steps?: number): Promise<void> {
    const { signal } = (run.current = new AbortController());
    const [person] = listPeople(product, choice);
    const answer = (field: string) => findAnswer(person, field);
    const { ticksConsent } = choice;
    setIsFilling(true);
    setOutcome('Filling in…');
    setOutcome(await fillForm({ answer, ticksConsent, signal, ...(steps !== undefined && { steps }) }));
    setIsFilling(false);
  }

  return { isFilling, outcome, fill, stop: () => run.current?.abort() };
}
