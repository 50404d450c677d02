/** A request as it stands on the wire, before any server has made something of it. */
export interface RawRequest {
  readonly method: string;
  /** The second word of its first line. */
  readonly target: string;
  /** How many `Host` headers it has. */
  readonly hosts: number;
}

/** Why a request is answered before Next sees it. */
export interface RequestFault {
  readonly status: 400 | 405 | 414;
  readonly text: string;
}

const MAXIMUM_TARGET_LENGTH = 8192;
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * What Next itself would answer with 500, with the page of a guessed brand or with a redirect to where the client says:
 * unknown methods, unreadable paths, whole addresses in place of a path, two hosts. Undefined for all others.
 */
export function findRequestFault({ method, target, hosts }: RawRequest): RequestFault | undefined {
  if (!METHODS.includes(method)) return { status: 405, text: 'This method is not served.' };
  if (target.length > MAXIMUM_TARGET_LENGTH) return { status: 414, text: 'This address is too long.' };
  if (!target.startsWith('/') || hosts > 1) return { status: 400, text: 'This request cannot be read.' };
  if (!isReadable(target.split('?', 1)[0] ?? '')) return { status: 400, text: 'This address cannot be read.' };
  return undefined;
}

/** Headers by which the parts of Next talk to each other, and by which a client could pass the middleware by. */
const INTERNAL =
  /^(x-(middleware|invoke|nextjs|next|now)-|x-(matched-path|forwarded-host|prerender-revalidate)$|next-resume)/;

/** Whether nobody outside may send a header of this name, given in lower case. */
export function isInternalHeader(name: string): boolean {
  return INTERNAL.test(name);
}
