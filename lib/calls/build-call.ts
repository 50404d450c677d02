/** Answer of `GET /api/build`: the build that the server runs. */
export interface BuildResponse {
  readonly buildId: string;
}
