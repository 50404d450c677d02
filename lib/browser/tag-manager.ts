import { buildTagManagerScript, CONSENT_DENIED, CONSENT_GRANTED } from '@/lib/analytics/tag-manager';
import { feedDataLayer, findDataLayer } from './data-layer';
import { loadScript } from './load-script';
import { hasOptOutSignal, watchOptOut } from './privacy-signal';
import { fetchThirdParties } from './third-parties';

/** The tag manager tells its own commands from our pushes by their being `arguments`. */
const command: (...words: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  findDataLayer().push(arguments);
};

/** An opt-out on an open page: what is loaded already is told at once. */
function denyOnOptOut(): void {
  const stop = watchOptOut(() => {
    if (!hasOptOutSignal()) return;
    stop();
    command('consent', 'update', CONSENT_DENIED);
  });
}

async function start(title: string): Promise<void> {
  const { tagManager } = await fetchThirdParties();
  if (hasOptOutSignal()) return;
  if (tagManager) {
    command('consent', 'default', CONSENT_GRANTED);
    findDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  }
  feedDataLayer(title);
  if (!tagManager) return;
  denyOnOptOut();
  loadScript(buildTagManagerScript(tagManager));
}

let started: Promise<void> | undefined;

/**
 * Opens the page's data layer: consent first, then the start, then the events, and last the script that reads them.
 * Without a tag manager the events are pushed all the same; after an opt-out nothing is.
 */
export function startTagManager(title: string): Promise<void> {
  started ??= start(title);
  return started;
}
