/** Answer of `GET /api/session`: personal URL parameters that the middleware lifted out, by their URL names, once. */
export interface SessionResponse {
  readonly personal: Readonly<Record<string, string>>;
}
