/** What another company asks for on its script's element. */
interface ScriptOptions {
  readonly id?: string;
}

/** Loads another company's script without waiting; where it is blocked, slow or broken, nothing follows from that. */
export function loadScript(address: string, { id }: ScriptOptions = {}): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  if (id !== undefined) script.id = id;
  document.head.append(script);
}
