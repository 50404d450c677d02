/** Empty where the browser refuses. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The visit goes on without it.
  }
}
