const SETTLE_LIMIT_MS = 5000;
const LOOK_AGAIN_MS = 20;

/** Bypasses the framework's setter, then dispatches events, as typing does. */
export function setControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function waitUntil(isSo: () => boolean, limitMs = SETTLE_LIMIT_MS): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!isSo()) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return true;
}
