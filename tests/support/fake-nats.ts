import { createServer, type AddressInfo, type Socket } from 'node:net';

/** One message as a client published it. */
export interface PublishedMessage {
  readonly subject: string;
  readonly headers: string;
  readonly body: string;
}

/** In the place of an answer: nobody listens there. */
export const NO_RESPONDERS = 'no responders';

/** A NATS server that speaks as much of the protocol as a publisher needs, and says what it is told to. */
export interface FakeNats {
  readonly url: string;
  readonly published: PublishedMessage[];
  /** What each connection said of itself when it began. */
  readonly connections: Readonly<Record<string, unknown>>[];
  /** The acknowledgement of a message, or {@link NO_RESPONDERS}. */
  answer: (message: PublishedMessage, count: number) => string;
  /** Connections must bring this; undefined asks for nothing. */
  token: string | undefined;
  hangUp(): void;
  close(): Promise<void>;
}

const INFO = { server_id: 'fake', version: '2.9.10', proto: 1, headers: true, jetstream: true, max_payload: 65_536 };
const LINE_END = '\r\n';
const STATUS_503 = `NATS/1.0 503${LINE_END}${LINE_END}`;

function formatReply(inbox: string, answer: string): string {
  if (answer !== NO_RESPONDERS) return `MSG ${inbox} 1 ${answer.length}${LINE_END}${answer}${LINE_END}`;
  const { length } = STATUS_503;
  return `HMSG ${inbox} 1 ${length} ${length}${LINE_END}${STATUS_503}${LINE_END}`;
}

/** Starts one on a free port. Everything that is sent to it must be ASCII. */
export async function startFakeNats(): Promise<FakeNats> {
  const sockets = new Set<Socket>();

  function speak(socket: Socket, fake: FakeNats): void {
    let waiting = '';
    const take = (length: number): string => {
      const taken = waiting.slice(0, length);
      waiting = waiting.slice(length);
      return taken;
    };
    const read = (): boolean => {
      const end = waiting.indexOf(LINE_END);
      if (end === -1) return false;
      const line = waiting.slice(0, end);
      const [verb, subject = '', inbox = '', headerLength, length] = line.split(' ');
      if (verb === 'HPUB') {
        const start = end + LINE_END.length;
        if (waiting.length < start + Number(length) + LINE_END.length) return false;
        take(start);
        const headers = take(Number(headerLength));
        const body = take(Number(length) - Number(headerLength));
        take(LINE_END.length);
        const count = fake.published.push({ subject, headers, body });
        socket.write(formatReply(inbox, fake.answer({ subject, headers, body }, count)));
        return true;
      }
      take(end + LINE_END.length);
      if (verb === 'PING') socket.write(`PONG${LINE_END}`);
      if (verb === 'CONNECT') {
        const said = JSON.parse(line.slice('CONNECT '.length)) as Record<string, unknown>;
        fake.connections.push(said);
        if (said['auth_token'] !== fake.token) socket.end(`-ERR 'Authorization Violation'${LINE_END}`);
      }
      return true;
    };
    socket.write(`INFO ${JSON.stringify({ ...INFO, auth_required: fake.token !== undefined })}${LINE_END}`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1');
      while (read());
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('close', () => sockets.delete(socket));
    speak(socket, fake);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const fake: FakeNats = {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published: [],
    connections: [],
    answer: (_message, count) => JSON.stringify({ stream: 'FUNNEL', seq: count }),
    token: undefined,
    hangUp,
    close: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
