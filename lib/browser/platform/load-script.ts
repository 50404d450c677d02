interface ScriptOptions {
  readonly id?: string;
}

/** Failures are ignored. */
export function loadScript(address: string, { id }: ScriptOptions = {}): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  if (id !== undefined) script.id = id;
  document.head.append(script);
}
