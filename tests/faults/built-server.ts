import { pickFreePort } from '@/lib/commands/process/port';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { makeInstance } from '@/tests/support/instance';
import type { FaultyServer } from './faulty-server';
import { TRIAL_SECRET } from './made-up-calls';

type Settings = Readonly<Record<string, string>>;

/**
 * Begins to start the standalone build as `.deploy` runs it, Next and all that stands before it, on a port of its own.
 * `project` is where the build is; here, unless told.
 */
export async function beginBuiltServer(env: Settings, project = '.') {
  const [port, sandboxPort] = [await pickFreePort(), await pickFreePort()];
  const sandboxEnv = buildSandboxEnv({ appEnv: 'demo', port, sandboxPort });
  const instance = makeInstance(
    port,
    { ...sandboxEnv, TRUSTED_PROXY_HOPS: '1', SESSION_SECRET: TRIAL_SECRET, ...env },
    project,
  );
  const kill = (): Promise<void> => instance.kill();
  const ready = instance.start().then((pid): FaultyServer => ({
    port,
    kill,
    end: () => instance.terminate(),
    freeze: () => void process.kill(pid, 'SIGSTOP'),
    thaw: () => void process.kill(pid, 'SIGCONT'),
  }));
  return { ready, kill };
}

/** Starts it, and waits until it is ready. */
export async function startBuiltServer(env: Settings, project?: string): Promise<FaultyServer> {
  return (await beginBuiltServer(env, project)).ready;
}
