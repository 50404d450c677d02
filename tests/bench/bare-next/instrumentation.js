/** Without one of its own, Next takes the product's, whose guard then stands in front of the bare pages too. */
export function register() {
  return undefined;
}
