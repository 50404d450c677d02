import { firstCalls } from '@/lib/calls/first-calls';
import { isBuild, type Build } from '@/lib/call-bodies/page-answers';
import { callServer } from '../delivery/call-server';
import { findVisitFacts } from '../visit/find-visit-facts';
import { announceNewBuild } from './new-build';

const BUILD_CHECK_MS = 5 * 60_000;

const askBuild = (): Promise<Build | undefined> => callServer(firstCalls.getBuild, isBuild);

/** On load, when the tab is shown again, and every five minutes. Returns a stop function. */
export function watchBuild(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', checkAgain);
  }

  function check(ask: () => Promise<Build | undefined>): void {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden') return;
    timer = setTimeout(checkAgain, BUILD_CHECK_MS);
    void ask().then((served) => {
      if (!served || served.buildId === document.documentElement.dataset['build']) return;
      announceNewBuild();
      stop();
    });
  }

  function checkAgain(): void {
    check(askBuild);
  }

  document.addEventListener('visibilitychange', checkAgain);
  check(findVisitFacts);
  return stop;
}
