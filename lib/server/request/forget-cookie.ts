/** The `Set-Cookie` value that deletes a `__Host-` cookie, which must be named as it was set: Secure, on `/`. */
export function forgetCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
}
