import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { OUTCOME_KINDS } from '@/lib/server/records/outcome';
import { UsageError } from '../process/command-line';

const name = z.string().check(z.minLength(1));

/** How a buyer's spreadsheet is read, declared in a JSON file of its own. */
export const outcomeMapSchema = z.strictObject({
  /** Our name for the buyer; ids count within it. */
  source: z.string().check(z.regex(/^[a-z][a-z\d-]{0,31}$/)),
  /** The name of the column of each value. */
  columns: z.strictObject({
    ...{ id: name, kind: name, occurredAt: name },
    ...{ revenue: z.optional(name), currency: z.optional(name) },
    ...{ key: z.optional(name), leadId: z.optional(name), phone: z.optional(name) },
  }),
  /** What the words of the column mean; without it they are ours. */
  kinds: z.optional(z.record(z.string(), z.enum(OUTCOME_KINDS))),
  /** Whether 35.5 or 3550 stands for 35 dollars and a half. */
  revenueIn: z._default(z.enum(['units', 'cents']), 'units'),
  /** Of times that name no zone themselves: `-05:00`. */
  offset: z._default(z.string().check(z.regex(/^(?:Z|[+-]\d\d:\d\d)$/)), 'Z'),
});

export type OutcomeMap = z.infer<typeof outcomeMapSchema>;

export const costMapSchema = z.strictObject({
  columns: z.strictObject({
    ...{ day: name, campaign: name, cost: name },
    ...{ source: z.optional(name), currency: z.optional(name) },
  }),
  /** For a file of one source, which has no column for it. */
  source: z.optional(name),
  costIn: z._default(z.enum(['units', 'cents']), 'units'),
});

export type CostMap = z.infer<typeof costMapSchema>;

/** Throws a `UsageError` that names the first fault. */
export function readColumnMap<Value>(path: string, schema: z.ZodMiniType<Value>): Value {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${(error as Error).message}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  throw new UsageError(`${path}: ${fault?.path.join('.') || 'the top'} is missing or wrong.`);
}
