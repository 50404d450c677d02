import type { Effect } from '@/lib/engine/effect';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import { isReloadableMove } from '@/lib/engine/reloadable-move';
import type { Transition } from '@/lib/engine/transition';
import { buildStepPath } from '@/lib/page/page-address';
import { sessionStore } from '../platform/storage';
import { claimReload } from '../recovery/guarded-reload';

/** The path of a step that is loaded instead of shown. */
const LOADED_STEP_KEY = 'loaded-step';

let isThere = false;

export function announceNewBuild(): void {
  isThere = true;
}

/**
 * With a new build the next step is loaded from the server (specification 4). Returns the effects to run before that.
 */
export function claimFullLoad(
  { localizedForm, pagePath }: { readonly localizedForm: LocalizedForm; readonly pagePath: string },
  from: FormState,
  { state, effects }: Transition,
): readonly Effect[] | undefined {
  const address = effects.findIndex(({ kind }) => kind === 'show-address');
  if (!isThere || address < 0 || !isReloadableMove(localizedForm, from, state)) return undefined;
  const path = buildStepPath({ path: pagePath }, state.stepName);
  if (!claimReload(path)) return undefined;
  sessionStore.write(LOADED_STEP_KEY, path);
  return effects.slice(0, address + 1);
}

/** Whether this document is such a load, which has yet to bring the form into view as a move does. True once. */
export function takeFullLoad(): boolean {
  const path = sessionStore.read(LOADED_STEP_KEY);
  sessionStore.remove(LOADED_STEP_KEY);
  return path === window.location.pathname;
}
