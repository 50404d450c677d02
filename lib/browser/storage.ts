/** A place for JSON values under names; reads give undefined for anything that is not readable JSON. */
export interface ValueStore {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** The names that begin with a prefix, in no order. */
  list(prefix: string): readonly string[];
}

const NAME_PREFIX = 'funnel.';

function memoryStorage(): ValueStore {
  const values = new Map<string, string>();
  return {
    read: (name) => parseJson(values.get(name)),
    write: (name, value) => void values.set(name, JSON.stringify(value)),
    remove: (name) => void values.delete(name),
    list: (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)),
  };
}

function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Another script, or a half-written value: the same as nothing kept.
    return undefined;
  }
}

/**
 * Browser storage that never throws. Where the browser refuses it, or it is full, the value lives in memory, so that
 * the visit goes on and only a reload forgets.
 */
function guardedStorage(find: () => Storage): ValueStore {
  const memory = memoryStorage();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(find());
    } catch {
      return undefined;
    }
  };
  return {
    read: (name) => memory.read(name) ?? parseJson(attempt((storage) => storage.getItem(NAME_PREFIX + name))),
    write: (name, value) => {
      const kept = attempt((storage) => {
        storage.setItem(NAME_PREFIX + name, JSON.stringify(value));
        return true;
      });
      if (kept) memory.remove(name);
      else memory.write(name, value);
    },
    remove: (name) => {
      memory.remove(name);
      attempt((storage) => {
        storage.removeItem(NAME_PREFIX + name);
      });
    },
    list: (prefix) => {
      const kept = attempt((storage) => Object.keys(storage)) ?? [];
      const own = kept
        .filter((key) => key.startsWith(NAME_PREFIX + prefix))
        .map((key) => key.slice(NAME_PREFIX.length));
      return [...own, ...memory.list(prefix)];
    },
  };
}

/** Kept until the visitor clears it; shared by the tabs of one brand. */
export const localStore: ValueStore = guardedStorage(() => window.localStorage);

/** Kept for this tab, over reloads. */
export const sessionStore: ValueStore = guardedStorage(() => window.sessionStorage);

/** What another script, or an earlier site, left in local storage under its own key; undefined when nothing, or refused. */
export function readForeignText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
