/**
 * Fills `{driver}` in the words of a step about an added driver, such as `driver2-profile`: the first name that was
 * given, else other words. Text without the placeholder stays as it is.
 */
export function nameDriver(
  text: string,
  stepName: string,
  values: Readonly<Record<string, unknown>>,
  otherwise: string,
): string {
  const name = values[`${stepName.slice(0, 'driver#'.length)}FirstName`];
  return text.replaceAll('{driver}', () => (typeof name === 'string' ? name : otherwise));
}
