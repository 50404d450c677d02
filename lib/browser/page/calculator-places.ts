/** Whether the page has a calculator, whose script comes only then. */
export function hasCalculators(): boolean {
  return document.querySelector('[data-calculator]') !== null;
}
