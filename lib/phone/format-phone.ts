const UNITED_STATES = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** An E.164 number as read on the page (specification 7): `1-206-555-0100`. Any other text is returned as it is. */
export function formatPhone(number: string): string {
  const match = UNITED_STATES.exec(number);
  return match ? `1-${match[1]}-${match[2]}-${match[3]}` : number;
}

/** The address of a call link. */
export function phoneHref(number: string): string {
  return `tel:${number}`;
}
