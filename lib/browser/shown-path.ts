const PATH_MAXIMUM = 512;

/** The path of the address bar as a person reads it: decoded, cut, without query and hash. */
export function readShownPath(): string {
  let path = window.location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Shown as it was sent.
  }
  return path.slice(0, PATH_MAXIMUM);
}
