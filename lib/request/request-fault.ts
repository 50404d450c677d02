export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly hosts: number;
}

export interface RequestFault {
  readonly status: 400 | 405 | 414;
  readonly text: string;
}

/** In letters. */
export const MAXIMUM_TARGET_LENGTH = 8192;
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** What Next would answer with a 500, a guessed brand or a redirect chosen by the client. */
export function findRequestFault({ method, target, hosts }: RawRequest): RequestFault | undefined {
  if (!METHODS.includes(method)) return { status: 405, text: 'This method is not served.' };
  if (target.length > MAXIMUM_TARGET_LENGTH) return { status: 414, text: 'This address is too long.' };
  if (!target.startsWith('/') || hosts > 1) return { status: 400, text: 'This request cannot be read.' };
  if (!isReadable(target.split('?', 1)[0] ?? '')) return { status: 400, text: 'This address cannot be read.' };
  return undefined;
}

/** Next's internal headers, with which a client could bypass the middleware. */
const INTERNAL =
  /^(x-(middleware|invoke|nextjs|next|now)-|x-(matched-path|forwarded-host|prerender-revalidate)$|next-resume)/;

/** One of them, and ours: has the middleware let a request for a page by its inside address through to be rendered. */
export const RENDERING_HEADER = 'x-next-rendering';

/** Another of ours: tells the middleware, which runs in a world of its own, what is switched off. */
export const SWITCHES_HEADER = 'x-next-switches';

export function isInternalHeader(name: string): boolean {
  return INTERNAL.test(name);
}
