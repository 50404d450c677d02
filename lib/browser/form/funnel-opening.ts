import { describeArrival } from '@/lib/engine/arrival';
import { getStep } from '@/lib/engine/get-step';
import type { FunnelDependencies } from './funnel-dependencies';
import type { FunnelSession, SessionTarget } from './funnel-session';
import type { FunnelSettings } from './funnel-settings';

/** A form between a start and a stop. */
export type FunnelOpening = Pick<FunnelSession, 'move' | 'goBack' | 'end'>;

/** Starts the visit. What moves the form comes once its view is told of, or before where there is something to read. */
export function openFunnel(
  settings: FunnelSettings,
  { read, update }: Pick<SessionTarget, 'read' | 'update'>,
  dependencies: FunnelDependencies,
): FunnelOpening {
  const { localizedForm, page } = settings;
  let isOpen = true;
  let session: FunnelSession | undefined;
  const visited = dependencies.startPageVisit(page);
  const readStepName = () => dependencies.readStepName(page.pagePath);
  const reveal = () => update({ reveals: read().reveals + 1 });
  const stopWatching = dependencies.watchAddress(() => withSession(({ followAddress }) => followAddress()));

  async function openSession(): Promise<FunnelSession> {
    const answers = await dependencies.loadAnswers();
    session ??= answers.openFunnelSession({ settings, visited, readStepName, read, update, reveal }, answers);
    if (!isOpen) session.end();
    return session;
  }

  /** At once, but for the first moves. */
  function withSession(work: (session: FunnelSession) => void): void {
    if (session) work(session);
    else void openSession().then(work);
  }

  async function enter(): Promise<void> {
    const { visit, personal, track } = await visited;
    const parameters = { ...visit.urlParameters, ...personal };
    const position = getStep(localizedForm, readStepName());
    const { name, asking, onEnter } = position.step;
    const isKnown = dependencies.hasKeptAnswers() || Object.keys(parameters).length > 0;
    // A page that stands as it was prerendered only tells of it; a consent has to be found possible.
    const isAsPrerendered = !session && !isKnown && name === read().form.stepName;
    if (!isAsPrerendered || onEnter || asking.kind === 'consent') {
      (await openSession()).enter(isKnown ? parameters : undefined);
    } else if (isOpen) track('pageView', describeArrival(position));
    // Until what moves the form is there, an answer is better off with the document’s starter, which shows where it leads.
    // Where it does not come, the first move fetches it again, and its failure is heard of there.
    await dependencies.loadAnswers().catch(() => undefined);
    update({ isReady: true });
    if (dependencies.takeFullLoad()) reveal();
    // What is ready before the next tap is no part of the task in which the session begins.
    dependencies.runAfterIdle(() =>
      withSession(({ prepare }) => dependencies.runAfterIdle(() => isOpen && void prepare())),
    );
  }

  void enter();
  return {
    move: (next) => withSession(({ move }) => move(next)),
    goBack: (stepName) => withSession(({ goBack }) => goBack(stepName)),
    end: () => {
      isOpen = false;
      session?.end();
      stopWatching();
    },
  };
}
