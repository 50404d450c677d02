/** Whether the visitor points with a mouse: drawn lists and hover cards are for them, native controls for fingers. */
export function hasFinePointer(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
