import { hasForbiddenKey, isOverLimits } from '../json-limits';
import { readLimited } from '../read-limited';
import { replyError } from './reply';

const MAXIMUM_BODY_BYTES = 64 * 1024;
const BODY_LIMIT_MS = 5000;

/** The parsed body, or the refusal that says why there is none. */
export type JsonBody =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Response };

function refuse(status: number, code: string, message: string): JsonBody {
  return { ok: false, refusal: replyError(status, code, message) };
}

/** `application/json`, alone or with UTF-8: a form or plain text could be sent by any other site. */
function isJsonType(contentType: string | null): boolean {
  return /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType ?? '');
}

const STALLED = Symbol('stalled');

async function readWithin(request: Request, limitMs: number): Promise<Uint8Array | undefined | typeof STALLED> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<typeof STALLED>((resolve) => (timer = setTimeout(resolve, limitMs, STALLED)));
  try {
    return await Promise.race([readLimited(request.body, MAXIMUM_BODY_BYTES), stalled]);
  } finally {
    clearTimeout(timer);
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    // A byte order mark is kept, so that it fails the parse: JSON has none.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads a request's JSON within all limits: type, size, time, depth, number of keys, and no way to a prototype. */
export async function readJson(request: Request, limitMs = BODY_LIMIT_MS): Promise<JsonBody> {
  if (!isJsonType(request.headers.get('content-type'))) {
    return refuse(415, 'not-json', 'Send the body as application/json in UTF-8.');
  }
  const declaredBytes = Number(request.headers.get('content-length') ?? 0);
  const bytes = declaredBytes > MAXIMUM_BODY_BYTES ? undefined : await readWithin(request, limitMs);
  if (bytes === STALLED) return refuse(408, 'too-slow', 'The body did not arrive in time.');
  if (bytes === undefined) return refuse(413, 'too-large', 'The body is larger than 64 KB.');
  const value = parse(bytes);
  if (value === undefined) return refuse(400, 'malformed', 'The body is not valid JSON.');
  if (hasForbiddenKey(value)) return refuse(400, 'forbidden-key', 'The body holds a key that is not allowed.');
  if (isOverLimits(value)) return refuse(400, 'too-complex', 'The body nests too deeply or has too many keys.');
  return { ok: true, value };
}
