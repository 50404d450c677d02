import { callContracts, type CallAnswer, type CallRequest, type CallsUnder } from '@/lib/calls/call-contracts';
import type { CallError } from '@/lib/errors/call-error';
import { countOutcome } from '../metrics/metrics';
import { readBody } from '../platform/request-body';
import { refuseContent, replyError, type Reply } from '../request/reply';
import { findSignatureFault } from '../request/signature';
import { findOutcomeSource } from './outcome-sources';
import { routeMethods } from './route-methods';

const MAXIMUM_BODY_BYTES = 16 * 1024;
const BODY_LIMIT_MS = 5000;

type Name = CallsUnder<'POST', 'source'>;

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * A route for companies that sign what they send, under their name as the last part of the address. The signature is
 * looked at before anything is read; what is refused is counted by company.
 */
export function sourceRoute(
  name: Name,
  handle: (body: CallRequest<Name>, source: string) => Promise<Reply<CallAnswer<Name>> | Reply<CallError>>,
) {
  const { request: schema } = callContracts[name];
  return routeMethods(name, async (request) => {
    const source = findOutcomeSource(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (!source) return replyError(404, 'unknown-call', 'There is no such call.');
    const bytes = await readBody(request, MAXIMUM_BODY_BYTES, BODY_LIMIT_MS).catch(() => undefined);
    if (!bytes) return replyError(413, 'too-large', 'The body is larger than 16 KB or came too slowly.');
    const fault = findSignatureFault(request.headers.get('x-signature'), bytes, source.secret, Date.now());
    if (fault !== undefined) {
      countOutcome(source.name, fault);
      return replyError(
        401,
        fault,
        'Sign with your secret as x-signature: t=<unix seconds>,v1=<hex>, and send at once.',
      );
    }
    const body = schema.safeParse(parse(bytes));
    if (!body.success) {
      countOutcome(source.name, 'malformed');
      const place = body.error.issues[0]?.path.map(String).join('.').slice(0, 100);
      return refuseContent(422, 'wrong-shape', `The value at "${place || 'the top'}" is missing or wrong.`);
    }
    return handle(body.data, source.name);
  });
}
