import type { BuildResponse } from '@/lib/calls/build-call';
import { callServer } from './call-server';
import { announceNewBuild } from './new-build';

const BUILD_CHECK_MS = 5 * 60_000;
const BUILD_LIMIT_MS = 3000;

async function findServerBuild(): Promise<string | undefined> {
  const answer = (await callServer('/api/build', BUILD_LIMIT_MS)) as Partial<BuildResponse> | undefined;
  return typeof answer?.buildId === 'string' ? answer.buildId : undefined;
}

/** On load, when the tab is shown again, and every five minutes. Returns a stop function. */
export function watchBuild(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  }

  function check(): void {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden') return;
    timer = setTimeout(check, BUILD_CHECK_MS);
    void findServerBuild().then((serverBuild) => {
      if (serverBuild === undefined || serverBuild === document.documentElement.dataset['build']) return;
      announceNewBuild();
      stop();
    });
  }

  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}
