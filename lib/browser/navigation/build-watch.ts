import { firstCalls } from '@/lib/calls/first-calls';
import { isBuild } from '@/lib/call-bodies/page-answers';
import { callServer } from '../delivery/call-server';
import { announceNewBuild } from './new-build';

const BUILD_CHECK_MS = 5 * 60_000;

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
    void callServer(firstCalls.getBuild, isBuild).then((served) => {
      if (!served || served.buildId === document.documentElement.dataset['build']) return;
      announceNewBuild();
      stop();
    });
  }

  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}
