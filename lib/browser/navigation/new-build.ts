import type { Effect } from '@/lib/engine/effect';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import { isReloadableMove } from '@/lib/engine/reloadable-move';
import type { Transition } from '@/lib/engine/transition';
import { buildStepPath } from '@/lib/page/page-address';
import { claimReload } from '../recovery/guarded-reload';
import { noteLoadedStep } from './loaded-step';

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
  noteLoadedStep(path);
  return effects.slice(0, address + 1);
}
