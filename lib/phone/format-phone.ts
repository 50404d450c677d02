const UNITED_STATES = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** `1-206-555-0100` (specification 7); other text is returned unchanged. */
export function formatPhone(number: string): string {
  const match = UNITED_STATES.exec(number);
  return match ? `1-${match[1]}-${match[2]}-${match[3]}` : number;
}

export function phoneHref(number: string): string {
  return `tel:${number}`;
}
