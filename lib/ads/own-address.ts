/** Only https to the provider's own hosts, or to the server that was asked: any other could send a visitor anywhere. */
export function isOwnAddress(address: string, hosts: readonly string[], askedUrl: string): boolean {
  if (address.length > 4096 || !URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password, port } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (origin === new URL(askedUrl).origin) return true;
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && isKnown;
}
