import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { processSingleton } from '../platform/process-singleton';

type DrawCard = () => Promise<Uint8Array<ArrayBuffer>>;

/** In bytes. Every card of a dozen brands; above it those go first that were not asked for longest. */
const MOST_KEPT = 32_000_000;

function makeDrawnCards(): LRUCache<string, Uint8Array<ArrayBuffer>, DrawCard> {
  let last: Promise<unknown> = Promise.resolve();
  const drawNext = (draw: DrawCard): ReturnType<DrawCard> => {
    const drawn = last.then(draw);
    // A drawing holds the event loop for some 50 ms: between two, pages are answered.
    last = drawn.catch(() => undefined).then(() => setImmediate());
    return drawn;
  };
  return new LRUCache({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_path, _stale, { context: draw }) => drawNext(draw),
  });
}

/** The card at this path, drawn when a process is first asked for it. Rejects as `draw` does, and keeps no failure. */
export function getCard(path: string, draw: DrawCard): Promise<Uint8Array<ArrayBuffer>> {
  return processSingleton('drawn-cards', makeDrawnCards).forceFetch(path, { context: draw });
}
