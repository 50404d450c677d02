import type * as z from 'zod/mini';
import { eventCatalogue } from './event-catalogue';
import { eventContextSchema } from './event-context-schema';

function findPath(schema: z.ZodMiniType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys : [];
  return [...issue.path, ...unknownKey].map(String).join('.') || issue.code;
}

/** Returns the path of the first key that departs from the catalogue, never a value; undefined for a valid event. */
export function findEventFault(name: string, properties: Readonly<Record<string, unknown>>): string | undefined {
  const propsSchema = Object.entries(eventCatalogue).find(([known]) => known === name)?.[1];
  if (!propsSchema) return 'event';
  const entries = Object.entries(properties);
  const isContext = ([key]: [string, unknown]) => key in eventContextSchema.shape;
  return (
    findPath(eventContextSchema, Object.fromEntries(entries.filter(isContext))) ??
    findPath(propsSchema, Object.fromEntries(entries.filter((entry) => !isContext(entry))))
  );
}
