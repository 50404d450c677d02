import type { ZodMiniType } from 'zod/mini';

/**
 * One HTTP call between the browser and our own server. Both ends use the same description:
 * the server parses requests with `request`, the browser parses answers with `response`.
 */
export interface Call<Request, Response> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly request: ZodMiniType<Request>;
  readonly response: ZodMiniType<Response>;
}
