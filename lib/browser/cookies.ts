/** The cookies that scripts may read, as `document.cookie` has them; empty where the browser refuses. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie that scripts may read; nothing happens where the browser refuses. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Without it the visit goes on, and the server draws no lasting conclusions.
  }
}
