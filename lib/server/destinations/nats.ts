import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { withTimeout } from '../platform/with-timeout';
import type { OutboxItem } from '../records/store';
import { buildMessage, isRecordItem, type RecordItem } from './build-message';
import type { Destination, SendResult } from './destination';
import { createNatsLink, type NatsAddress } from './nats-link';

const SEND_LIMIT_MS = 10_000;
const ACKNOWLEDGE_LIMIT_MS = 5000;

/** JetStream's code for a message larger than the stream allows. */
const MESSAGE_TOO_LARGE = 10054;

/** Errors that name their cause; any other counts as unreachable. */
const STATUSES: Readonly<Record<string, string>> = {
  TimeoutError: 'timeout',
  NoResponders: 'no stream',
  AuthorizationError: 'unauthorized',
  UserAuthenticationExpiredError: 'unauthorized',
  PermissionViolationError: 'forbidden',
};

const TAKEN: SendResult = { ok: true };
const TOO_LARGE: SendResult = { ok: false, reason: 'refused', status: 'too large' };

export interface NatsSettings extends NatsAddress {
  readonly stream: string;
  /** Subjects are `<subject>.event.<brand>` and `<subject>.lead.<brand>`. */
  readonly subject: string;
  readonly fields: readonly string[];
}

function readError(error: unknown): SendResult {
  const { name, cause } = error instanceof Error ? error : new Error();
  if (name === 'InvalidArgumentError') return TOO_LARGE;
  const status = [cause instanceof Error ? cause.name : '', name].map((known) => STATUSES[known]).find(Boolean);
  return { ok: false, reason: 'away', status: status ?? 'unreachable' };
}

function parseAcknowledgement(reply: Msg): { readonly seq?: unknown; readonly error?: unknown } | undefined {
  try {
    return reply.json<{ seq?: unknown; error?: unknown } | null>() ?? undefined;
  } catch {
    return undefined;
  }
}

function readAcknowledgement(reply: Msg): SendResult {
  const { seq, error } = parseAcknowledgement(reply) ?? {};
  if (typeof seq === 'number' && error === undefined) return TAKEN;
  const { err_code: code } = (error ?? {}) as { err_code?: unknown };
  if (code === MESSAGE_TOO_LARGE) return TOO_LARGE;
  return { ok: false, reason: 'away', status: typeof code === 'number' ? String(code) : 'no acknowledgement' };
}

/**
 * Our id travels as `Nats-Msg-Id`, so repeats are not stored twice. A missing, full or misconfigured stream is away,
 * not refusing: somebody can mend it.
 */
export function createNats({ stream, subject, fields, ...address }: NatsSettings): Destination {
  const link = createNatsLink(address);

  async function publish(connection: NatsConnection, item: RecordItem): Promise<SendResult> {
    const { headers: createHeaders } = await import('@nats-io/transport-node');
    const message = buildMessage(item, fields);
    const headers = createHeaders();
    headers.set('Nats-Msg-Id', message.messageId);
    headers.set('Nats-Expected-Stream', stream);
    const to = [subject, item.payload.kind, message.properties.brand.id].join('.');
    try {
      const options = { headers, timeout: ACKNOWLEDGE_LIMIT_MS };
      return readAcknowledgement(await connection.request(to, JSON.stringify(message), options));
    } catch (error) {
      return readError(error);
    }
  }

  async function publishAll(items: readonly OutboxItem[]): Promise<SendResult> {
    const records = items.filter(isRecordItem);
    if (records.length === 0) return TAKEN;
    const connection = await link.open();
    const results = await Promise.all(records.map((item) => publish(connection, item)));
    const failures = results.filter((result) => !result.ok);
    return failures.find(({ reason }) => reason === 'away') ?? failures[0] ?? TAKEN;
  }

  return {
    name: 'nats',
    send: async (items) => {
      const result = await withTimeout(SEND_LIMIT_MS, publishAll(items)).catch(readError);
      // A silent link looks like a slow one: the next batch opens a new one.
      if (!result.ok && result.reason === 'away') await link.close();
      return result;
    },
    close: () => link.close(),
  };
}
