import type { ValueStore } from '@/lib/browser/platform/storage';

/** Storage of a browser that several tabs share, and that outlives them. */
export function makeMemoryStore(values = new Map<string, string>()): ValueStore {
  return {
    read: (name) => {
      const text = values.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: (name, value) => {
      values.set(name, JSON.stringify(value));
      return true;
    },
    remove: (name) => void values.delete(name),
    list: (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)),
  };
}
