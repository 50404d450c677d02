import type { Glossary } from '@/lib/page/glossary';
import type { Page } from '@/lib/page/page';
import type { Registry } from '@/lib/request/route-request';
import type { Form } from '@/lib/form/form';
import type { Step } from '@/lib/form/step';

/** A mistake in what an author wrote. */
export interface PageFault {
  /** A page by its name, any other entry by its kind and its name: `brand m10`, `redirect /otc`. */
  readonly entry: string;
  /** A compliance rule id, or the name of a house rule; `rule-reasons.ts` says why there is one. */
  readonly rule: string;
  readonly what: string;
  readonly mend: string;
  /** Words in the faulty line; absent where the whole entry is meant. */
  readonly near?: string;
  /** Where several entries have this name: which of them, from 0, in the order of the registry. Default the first. */
  readonly occurrence?: number;
}

/** What the mistakes of a registry are looked for in. */
export interface PageLint {
  readonly registry: Registry;
  /** The registry's forms, whole. */
  readonly forms: Readonly<Record<string, Form>>;
  /** Every step that a form could use, by its key. */
  readonly steps: Readonly<Record<string, Step>>;
  readonly glossary: Glossary;
  /** The words of the frame, in any shape. */
  readonly messages: unknown;
  readonly now: Date;
  /** Whether `public` has this file. */
  readonly hasFile: (path: string) => boolean;
}

/** A fault whose entry is known from what was looked at. */
export type FoundFault = Omit<PageFault, 'entry'>;

/** Looks at one page for one kind of mistake. */
export type PageRule = (page: Page, lint: PageLint) => readonly FoundFault[];

/** The only fault, where there is one. */
export function when(holds: boolean, fault: FoundFault): readonly FoundFault[] {
  return holds ? [fault] : [];
}
