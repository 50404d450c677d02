import { calls } from '@/lib/calls/calls';
import { isVisitFacts, type VisitFacts } from '@/lib/call-bodies/visit-facts';
import { callServer } from '../delivery/call-server';

let asked: Promise<VisitFacts | undefined> | undefined;

/** Asked once a page, by however many; undefined after a failure, and the next to ask tries again. */
export async function findVisitFacts(): Promise<VisitFacts | undefined> {
  const mine = (asked ??= callServer(calls.getVisitFacts, isVisitFacts));
  const facts = await mine;
  if (!facts && asked === mine) asked = undefined;
  return facts;
}
