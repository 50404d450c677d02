/** A browser's storage with room for so many characters, keys and values together; throws when it is full. */
export class SmallStorage {
  [key: string]: unknown;
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  #used(without: string): number {
    const others = Object.entries(this).filter(([name]) => name !== without);
    return others.reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, value: string): void {
    if (this.#used(name) + name.length + value.length > this.#capacity) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this[name] = value;
  }

  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}
