/** Drawn lists and hover cards are for mice, native controls for fingers. */
export function hasFinePointer(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
