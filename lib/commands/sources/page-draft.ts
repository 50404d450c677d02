import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '@/lib/json/guard';
import { QUESTIONS, type Answers, type QuestionName } from './page-questions';

const FILE = '.data/new-page.json';

/** What was answered of a page before the terminal was closed; undefined where nothing was. */
export function readDraft(): Answers | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
    if (!isRecord(kept)) return undefined;
    const known = (Object.keys(QUESTIONS) as QuestionName[]).flatMap((name) => {
      const answer = kept[name];
      return typeof answer === 'string' ? [[name, answer] as const] : [];
    });
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}

/** Kept until the page is written, so that a closed terminal loses no answer. */
export function keepDraft(answers: Answers): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(answers, null, 2));
}

export function forgetDraft(): void {
  rmSync(FILE, { force: true });
}
