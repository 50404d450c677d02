import { hasForbiddenKey, isOverLimits } from '../platform/json-limits';
import { isSlowBody } from '../platform/read-limited';
import { readBody } from '../platform/request-body';
import { refuseContent, replyError } from '../request/reply';

const MAXIMUM_BODY_BYTES = 64 * 1024;
const BODY_LIMIT_MS = 5000;

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Response };

/** The unread rest of a body must not hold the connection. */
const HANG_UP = { connection: 'close' };

function refused(refusal: Response): JsonBody {
  return { ok: false, refusal };
}

function refuse(status: number, code: string, message: string, headers = {}): JsonBody {
  return refused(replyError(status, code, message, headers));
}

/** With UTF-8 or without a charset; other sites could send a form or plain text. */
function isJsonType(contentType: string | null): boolean {
  return /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType ?? '');
}

async function readBytes(request: Request, limitMs: number): Promise<Uint8Array | JsonBody> {
  const tooLarge = () => refused(refuseContent(413, 'too-large', 'The body is larger than 64 KB.', HANG_UP));
  if (Number(request.headers.get('content-length') ?? 0) > MAXIMUM_BODY_BYTES) {
    await request.body?.cancel().catch(() => undefined);
    return tooLarge();
  }
  try {
    return (await readBody(request, MAXIMUM_BODY_BYTES, limitMs)) ?? tooLarge();
  } catch (error) {
    if (isSlowBody(error)) return refuse(408, 'too-slow', 'The body did not arrive in time.', HANG_UP);
    return refuse(400, 'cut-off', 'The body did not arrive whole.', HANG_UP);
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    // Keeps a byte order mark, so that parsing fails: JSON has none.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Limits type, size, time, depth and number of keys; refuses prototype keys. */
export async function readJson(request: Request, limitMs = BODY_LIMIT_MS): Promise<JsonBody> {
  if (!isJsonType(request.headers.get('content-type'))) {
    return refuse(415, 'not-json', 'Send the body as application/json in UTF-8.');
  }
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) {
    return refuse(415, 'encoded', 'Send the body as it is, without a content encoding.');
  }
  const bytes = await readBytes(request, limitMs);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const value = parse(bytes);
  if (value === undefined) return refuse(400, 'malformed', 'The body is not valid JSON.');
  if (hasForbiddenKey(value)) {
    return refused(refuseContent(400, 'forbidden-key', 'The body holds a key that is not allowed.'));
  }
  if (isOverLimits(value)) {
    return refused(refuseContent(400, 'too-complex', 'The body nests too deeply or has too many keys.'));
  }
  return { ok: true, value };
}
