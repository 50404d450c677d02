/** JSON values; reads return undefined for anything unreadable. */
export interface ValueStore {
  read(name: string): unknown;
  /** Says whether it outlives the page. */
  write(name: string, value: unknown): boolean;
  remove(name: string): void;
  list(prefix: string): readonly string[];
}

const NAME_PREFIX = 'funnel.';

function memoryStorage(): ValueStore {
  const values = new Map<string, string>();
  return {
    read: (name) => parseJson(values.get(name)),
    write: (name, value) => {
      values.set(name, JSON.stringify(value));
      return false;
    },
    remove: (name) => void values.delete(name),
    list: (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)),
  };
}

function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Half-written, or another script's.
    return undefined;
  }
}

/** Never throws: where the browser refuses, or storage is full, values live in memory until a reload. */
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
      if (!kept) return memory.write(name, value);
      memory.remove(name);
      return true;
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

/** Shared by the tabs of one brand. */
export const localStore: ValueStore = guardedStorage(() => window.localStorage);

export const sessionStore: ValueStore = guardedStorage(() => window.sessionStorage);

/** Undefined when absent or refused. */
export function readForeignText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
