/** A `__Host-` cookie is deleted with the attributes it was set with: Secure, on `/`. */
export function forgetCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
}
