import { localStore, sessionStore } from './storage';

/** Whether there is anything to restore; told without reading it, so that a first visit fetches nothing for it. */
export function hasKeptAnswers(): boolean {
  return [localStore, sessionStore].some((store) => store.list('values.').length > 0);
}
