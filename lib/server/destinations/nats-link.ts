import type { NatsConnection } from '@nats-io/transport-node';

const CONNECT_LIMIT_MS = 2000;
/** How the server lists us among its connections. */
const CONNECTION_NAME = 'funnel-relay';

/** Where a NATS server is, and what it knows us by. */
export interface NatsAddress {
  /** nats://host:4222, or tls:// where nothing may go unencrypted; may carry user and password. */
  readonly url: string;
  readonly token: string | undefined;
}

/** One connection, opened when it is first needed. */
export interface NatsLink {
  /** The open connection, or a new one; rejects when the server does not answer or does not know us. */
  open(): Promise<NatsConnection>;
  /** Ends it at once, with whatever was asked over it. */
  close(): Promise<void>;
}

async function openConnection({ url, token }: NatsAddress): Promise<NatsConnection> {
  const { connect } = await import('@nats-io/transport-node');
  const { protocol, host, username, password } = new URL(url);
  return connect({
    servers: host,
    name: CONNECTION_NAME,
    timeout: CONNECT_LIMIT_MS,
    // The relay waits and tries again; two that do so would wait for each other.
    reconnect: false,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(token !== undefined && { token }),
  });
}

/** A link to one server. The client itself is loaded with the first connection. */
export function createNatsLink(address: NatsAddress): NatsLink {
  let opening: Promise<NatsConnection> | undefined;
  return {
    open: async () => {
      const known = await opening?.catch(() => undefined);
      if (known && !known.isClosed()) return known;
      opening = openConnection(address);
      return opening;
    },
    close: async () => {
      const known = await opening?.catch(() => undefined);
      opening = undefined;
      await known?.close();
    },
  };
}
