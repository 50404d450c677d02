/**
 * Whether a change of this field makes the call token old (specification 4, ip-quality token): what a paid call is
 * priced by.
 */
export function isTokenField(name: string): boolean {
  return (
    /^(driver|vehicle)\d/.test(name) ||
    [
      'zipcode',
      'haveMedicare',
      'haveMedicaid',
      'firstName',
      'lastName',
      'currentlyInsured',
      'currentCompany',
      'homeowner',
    ].includes(name)
  );
}
