import type { EarlyPage } from '@/lib/analytics/early-page';
import { firstCalls } from '@/lib/calls/first-calls';
import { EARLY_PAGE_ID } from '@/lib/document/late-files';
import { hasKeptAnswers } from '../answers/has-kept-answers';
import { readOutcome, type Delivery } from '../delivery/delivery';
import { createKeptDeliveries } from '../delivery/kept-deliveries';
import { sendCall } from '../delivery/send-call';
import { createServerTime } from '../delivery/server-time';
import { takeTurn } from '../delivery/take-turn';
import { buildEvent } from '../events/build-event';
import type { TrackedEvent } from '../events/event-observers';
import { readStepName } from '../navigation/step-address';
import type { EarlyVisit } from '../page/early-visit-handover';
import { localStore, sessionStore } from '../platform/storage';
import { wait } from '../platform/timers';
import { startVisit } from '../visit/current-visit';
import { fetchPersonalParameters } from '../visit/personal-prefill';

// A script of its own, without React and before it (D190): whoever reads and leaves is counted.

const PROBE_KEY = 'early-visit';

const kept = createKeptDeliveries(
  localStore,
  createServerTime(
    () => Date.now(),
    () => performance.now(),
  ),
);

/** What this script keeps in its own memory the page’s scripts would not find. */
function isStorageThere(): boolean {
  return [localStore, sessionStore].every((store) => {
    const isKept = store.write(PROBE_KEY, true);
    store.remove(PROBE_KEY);
    return isKept;
  });
}

function readEarlyPage(): EarlyPage | undefined {
  const json = document.getElementById(EARLY_PAGE_ID)?.textContent;
  return json ? (JSON.parse(json) as EarlyPage) : undefined;
}

/** One document serves addresses of unknown steps as well (D1). */
function describeView({ page, view }: EarlyPage): EarlyPage['view'] {
  if (view.stepName === undefined) return view;
  const asked = readStepName(page.pagePath);
  return { ...view, stepIsFallback: asked !== undefined && asked !== view.stepName };
}

/** Once; what is not taken stays for the queue of the page, or of the next. */
async function send({ id, body }: Delivery): Promise<false> {
  const response = await sendCall(firstCalls.createEvent, body, true);
  const outcome = readOutcome(await response.json());
  if (outcome === 'accepted') kept.forget(id);
  if (outcome === 'dropped') kept.drop(id);
  return false;
}

async function start(early: EarlyPage): Promise<EarlyVisit | undefined> {
  if (!isStorageThere()) return undefined;
  // A task for each part: the browser may let a first look at storage or cookies wait, while it draws the page.
  await wait(0);
  const visit = startVisit(await fetchPersonalParameters());
  let told: TrackedEvent | undefined;

  function tell(): Delivery {
    end();
    const { event, delivery } = buildEvent(early.page, visit, kept.drops(), 'pageView', describeView(early));
    told = event;
    kept.keep(delivery);
    return delivery;
  }

  // No turn is waited for: the page may be gone before it comes.
  const onHidden = () => document.visibilityState === 'hidden' && void send(tell()).catch(() => undefined);

  const end = () => document.removeEventListener('visibilitychange', onHidden);

  document.addEventListener('visibilitychange', onHidden);
  await wait(0);
  // What was answered before may lead to another question than the document shows.
  if (!told && !hasKeptAnswers()) {
    const delivery = tell();
    void takeTurn(delivery.kind, () => send(delivery)).catch(() => undefined);
  }
  return {
    get told() {
      return told;
    },
    end,
  };
}

const early = readEarlyPage();
if (early && !window.earlyVisit) window.earlyVisit = start(early).catch(() => undefined);
