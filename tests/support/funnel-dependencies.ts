import type { Answers, FunnelDependencies } from '@/lib/browser/form/funnel-dependencies';
import { openFunnelSession } from '@/lib/browser/form/funnel-session';
import { describeStanding } from '@/lib/engine/standing';
import { isDrawnAtOnce } from '@/lib/engine/drawn-at-once';
import { findResume } from '@/lib/engine/find-resume';
import { findStepsAhead, leadsToLateParts } from '@/lib/engine/steps-ahead';
import { transition } from '@/lib/engine/transition';
import { listFields } from '@/lib/form/step-fields';
import type { FormValues } from '@/lib/fields/form-values';

const touch = { at: '2026-01-31T11:59:00.000Z', path: '/', referrerHost: '', parameters: {} };

interface FakeBrowser
  extends
    Partial<FunnelDependencies>,
    Partial<Pick<Answers, 'findZip' | 'claimFullLoad' | 'runEnterHook' | 'runSubmitHook'>> {
  readonly answered?: FormValues;
}

/** A browser that only writes down what the engine asks of it, and that a test moves by hand. */
export function fakeFunnelDependencies({
  findZip = async () => undefined,
  claimFullLoad = () => undefined,
  runEnterHook = async () => undefined,
  runSubmitHook = async () => true,
  answered = {},
  ...given
}: FakeBrowser = {}) {
  /** Everything asked for, in order. */
  const log: unknown[][] = [];
  const record =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void log.push([name, ...args]);
  const unpainted: (() => void)[] = [];
  const finishPaint = (): void => unpainted.splice(0).forEach((work) => work());
  const browser = {
    log,
    /** The step that the address bar names. */
    stepName: undefined as string | undefined,
    /** What the entry before shows, when that is a step of this page. */
    before: undefined as { readonly stepName: string | undefined } | undefined,
    urlParameters: {} as Record<string, string>,
    personal: {} as Record<string, string>,
    brought: {} as FormValues,
    handover: { settled: [] as readonly string[], values: {} as FormValues },
    isAnswerOnTheWay: false,
    idle: [] as (() => void)[],
    goBack: (): void => undefined,
    receive: undefined as ((values: FormValues) => void) | undefined,
  };
  const dependencies: FunnelDependencies = {
    startPageVisit: async () => {
      log.push(['visit']);
      const { urlParameters, personal } = browser;
      const visit = { anonymousId: 'a', sessionId: 's', urlParameters, touches: { first: touch, last: touch } };
      return { visit, personal, track: (name, props) => void log.push(['track', name, props]) };
    },
    readStepName: () => browser.stepName,
    watchAddress: (onMoved) => {
      browser.goBack = onMoved;
      return record('unwatch');
    },
    takeFullLoad: () => false,
    hasKeptAnswers: () => false,
    loadAnswers: async () => ({
      keepValues: record('keep'),
      eraseValues: record('erase'),
      keepHandover: ({ form }, stepNames) => void log.push(['hand over', form, stepNames]),
      readHandover: () => browser.handover,
      readKnownValues: (formVersion, parameters) => {
        log.push(['read', formVersion, parameters]);
        return { answered, brought: browser.brought };
      },
      shareAnswers: (_formVersion, onReceived) => {
        browser.receive = onReceived;
        return record('unshare');
      },
      startCallToken: record('token'),
      afterPaint: (work) => {
        unpainted.push(work);
        queueMicrotask(finishPaint);
      },
      finishPaint,
      findResume,
      findStepsAhead,
      isDrawnAtOnce,
      leadsToLateParts,
      isAnswerOnTheWay: () => browser.isAnswerOnTheWay,
      runAfterIdle: (work) => void browser.idle.push(work),
      transition,
      describeStanding,
      listFields,
      claimFullLoad,
      findZip,
      openFunnelSession,
      runEnterHook,
      runSubmitHook,
      runCallBack: async () => undefined,
      showStep: (path, stepName, { replace, keepQuery }) =>
        void log.push(['address', path, stepName, { replace, keepQuery }]),
      goBackTo: (_path, isWanted) => {
        const isThere = browser.before !== undefined && isWanted(browser.before.stepName);
        if (isThere) log.push(['back']);
        return isThere;
      },
      leaveFor: async (destination) => void log.push(['leave', destination]),
      reloadPage: record('reload'),
      findZipLocation: async (zipCode) => void log.push(['place', zipCode]),
    }),
    runAfterIdle: (work) => void browser.idle.push(work),
    ...given,
  };
  return { browser, dependencies, named: (name: string) => log.filter(([first]) => first === name) };
}

/** Lets everything that waits for nothing but promises run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
