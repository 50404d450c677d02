import { makeModelStores } from './model-stores';
import { watchForeignHosts } from './guard-processes';

/** Both runners call this before all tests, and what it gives after them. */
// oxlint-disable-next-line no-restricted-exports -- the runners look for a default export
export default async function startRun(): Promise<() => void> {
  await makeModelStores();
  return watchForeignHosts();
}
