const PATH_MAXIMUM = 512;

/** Decoded, cut, without query and hash. */
export function readShownPath(): string {
  let path = window.location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Malformed: shown as it was sent.
  }
  return path.slice(0, PATH_MAXIMUM);
}
