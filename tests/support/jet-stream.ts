import { randomUUID } from 'node:crypto';
import { connect as connectSocket } from 'node:net';

const LOOK_WITHIN_MS = 500;
const NS_PER_HOUR = 3_600_000_000_000;

/** A message as the stream keeps it. */
export interface KeptMessage {
  readonly subject: string;
  /** Our own id of the event or lead. */
  readonly id: string;
  readonly text: string;
}

/** A stream of its own on a real server. */
export interface ScratchStream {
  readonly name: string;
  readonly subject: string;
  /** How many messages it holds. */
  count(): Promise<number>;
  /** Everything in it, from its first message on. */
  replay(): Promise<KeptMessage[]>;
  drop(): Promise<void>;
}

/** The port of a server with JetStream on this machine, when one answers there. */
export function findJetStream(port = 4222): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connectSocket(port, '127.0.0.1');
    const end = (found?: number): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(LOOK_WITHIN_MS, () => end());
    socket.on('error', () => end());
    socket.once('data', (info) => end(String(info).includes('"jetstream":true') ? port : undefined));
  });
}

/** Makes one that keeps a repeat out for an hour; it takes no message over `maximumBytes`. */
export async function makeScratchStream(port: number, maximumBytes = -1): Promise<ScratchStream> {
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({ servers: `127.0.0.1:${port}` });
  const name = `RUN_${randomUUID().replaceAll('-', '')}`;
  const subject = name.toLowerCase();

  async function ask<Answer>(call: string, body: unknown): Promise<Answer> {
    const reply = await connection.request(`$JS.API.STREAM.${call}.${name}`, JSON.stringify(body));
    const answer = reply.json<Answer & { readonly error?: { readonly description: string } }>();
    if (answer.error) throw new Error(`JetStream: ${answer.error.description}`);
    return answer;
  }

  async function readState(): Promise<{ readonly messages: number; readonly last_seq: number }> {
    return (await ask<{ state: { messages: number; last_seq: number } }>('INFO', {})).state;
  }

  await ask('CREATE', {
    name,
    subjects: [`${subject}.>`],
    storage: 'memory',
    retention: 'limits',
    duplicate_window: NS_PER_HOUR,
    max_msg_size: maximumBytes,
  });
  return {
    name,
    subject,
    count: async () => (await readState()).messages,
    replay: async () => {
      const messages: KeptMessage[] = [];
      const { last_seq: last } = await readState();
      for (let seq = 1; seq <= last; seq += 1) {
        const { message } = await ask<{ message: { subject: string; data: string } }>('MSG.GET', { seq });
        const text = Buffer.from(message.data, 'base64').toString('utf8');
        messages.push({ subject: message.subject, id: (JSON.parse(text) as { messageId: string }).messageId, text });
      }
      return messages;
    },
    drop: async () => {
      await ask('DELETE', {});
      await connection.close();
    },
  };
}
