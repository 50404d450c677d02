import * as z from 'zod/mini';
import { text } from './call-parts';

/** One act of an operator on the store of a running site: its name and what it is given, in order. */
export const operatorRequestSchema = z.object({
  act: text(64),
  given: z.array(z.unknown()).check(z.maxLength(4)),
});
