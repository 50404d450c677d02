import type { NatsConnection } from '@nats-io/transport-node';

const CONNECT_LIMIT_MS = 2000;
const CONNECTION_NAME = 'funnel-relay';

export interface NatsAddress {
  /** nats://host:4222, or tls:// to insist on encryption; may hold user and password. */
  readonly url: string;
  readonly token: string | undefined;
}

export interface NatsLink {
  open(): Promise<NatsConnection>;
  close(): Promise<void>;
}

async function openConnection({ url, token }: NatsAddress): Promise<NatsConnection> {
  const { connect } = await import('@nats-io/transport-node');
  const { protocol, host, username, password } = new URL(url);
  return connect({
    servers: host,
    name: CONNECTION_NAME,
    timeout: CONNECT_LIMIT_MS,
    // The relay retries; two retry loops would wait for each other.
    reconnect: false,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(token !== undefined && { token }),
  });
}

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
