import { localStore, sessionStore } from '../platform/storage';

/** Checks names only, so that a first visit loads nothing. */
export function hasKeptAnswers(): boolean {
  return [localStore, sessionStore].some((store) => store.list('values.').length > 0);
}
