/** How long a control may take to show what was put into it: lists and dates fetch their script first. */
const SETTLE_LIMIT_MS = 5000;
const LOOK_AGAIN_MS = 20;

/** Puts a value in the way a keyboard does: past the framework's own setter, then told by event. */
export function setControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits until something is so; false when it does not come to be so in time. */
export async function waitUntil(isSo: () => boolean, limitMs = SETTLE_LIMIT_MS): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!isSo()) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return true;
}
