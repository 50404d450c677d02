import { buildTagManagerScript, CONSENT_DENIED, CONSENT_GRANTED } from '@/lib/analytics/tag-manager';
import { feedDataLayer, getDataLayer } from './data-layer';
import { loadScript } from '../platform/load-script';
import { hasOptOutSignal, watchOptOut } from '../platform/privacy-signal';
import { fetchThirdParties } from './third-parties';

/** The tag manager recognises commands by their being `arguments`. */
const command: (...words: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  getDataLayer().push(arguments);
};

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
    getDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  }
  feedDataLayer(title);
  if (!tagManager) return;
  denyOnOptOut();
  loadScript(buildTagManagerScript(tagManager));
}

let started: Promise<void> | undefined;

/**
 * Consent first, then events, then the script. Events are pushed without a tag manager too, but not after an opt-out.
 */
export function startTagManager(title: string): Promise<void> {
  started ??= start(title);
  return started;
}
