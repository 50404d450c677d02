import type { Block } from '@/lib/page/block';

interface SplitBody {
  /** At most one. */
  readonly lead: readonly Block[];
  readonly rest: readonly Block[];
}

/** Takes the first block of these kinds out of a body. */
export function splitBody(body: readonly Block[], kinds: readonly Block['kind'][]): SplitBody {
  const lead = body.find(({ kind }) => kinds.includes(kind));
  return lead ? { lead: [lead], rest: body.filter((block) => block !== lead) } : { lead: [], rest: body };
}
