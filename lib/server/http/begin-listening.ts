const LISTEN = Symbol.for('funnel-platform.listen');

/** Opens the port where it was held back (lib/server/process/listen-when-ready.cjs); elsewhere it is open already. */
export function beginListening(): void {
  const { [LISTEN]: listen } = globalThis as { readonly [LISTEN]?: () => void };
  listen?.();
}
