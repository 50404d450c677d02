// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as buildWatch from '@/lib/browser/navigation/build-watch';
import type * as newBuild from '@/lib/browser/navigation/new-build';
import type { LocalizedForm } from '@/lib/engine/form-state';
import type { Transition } from '@/lib/engine/transition';

const FIVE_MINUTES_MS = 300_000;
const NOWHERE = { city: null, state: null, postalCode: null, value: null, isp: null };
const PAGE = {
  localizedForm: {
    steps: ['zipcode', 'birth', 'consent', 'result'].map((name) => ({
      name,
      type: 'regular',
      asking: { kind: name === 'consent' || name === 'result' ? name : 'fields' },
    })),
  } as unknown as LocalizedForm,
  pagePath: '/otc-savings',
};

let serverBuild: string;
let asked: string[];
let watch: typeof buildWatch;
let build: typeof newBuild;
let stop: () => void;

const state = (stepName: string, rest: object = {}) => ({
  stepName,
  values: {},
  status: 'answering' as const,
  ...rest,
});

/** A move to a step, as the engine describes it. */
function moveTo(stepName: string, rest: object = {}): Transition {
  const address = { kind: 'show-address', stepName, replace: false, keepQuery: true } as const;
  return {
    state: state(stepName, rest),
    effects: [{ kind: 'save-values', values: {} }, address, { kind: 'reveal-step' }],
  };
}

function claim(from: string, to: string, rest?: object) {
  return build.claimFullLoad(PAGE, state(from), moveTo(to, rest))?.map(({ kind }) => kind);
}

async function look(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
  serverBuild = 'one';
  asked = [];
  document.documentElement.dataset['build'] = 'one';
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ buildId: serverBuild, location: NOWHERE, thirdParties: {} }));
  });
  watch = await import('@/lib/browser/navigation/build-watch');
  build = await import('@/lib/browser/navigation/new-build');
  stop = watch.watchBuild();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('watching for a new build', () => {
  it('asks at the start with all that a visit asks for, then every five minutes and not before', async () => {
    expect(asked).toEqual(['/api/visit']);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/api/visit', '/api/build']);
  });

  it('takes the answer at the start as it takes later ones', async () => {
    stop();
    vi.resetModules();
    serverBuild = 'two';
    watch = await import('@/lib/browser/navigation/build-watch');
    build = await import('@/lib/browser/navigation/new-build');
    stop = watch.watchBuild();
    await vi.advanceTimersByTimeAsync(0);
    expect(claim('zipcode', 'birth')).toBeDefined();
  });

  it('asks when the tab becomes visible again, and never while it is hidden', async () => {
    await look('hidden');
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES_MS);
    expect(asked).toHaveLength(1);
    await look('visible');
    expect(asked).toHaveLength(2);
  });

  it('the same build changes nothing', () => {
    expect(claim('zipcode', 'birth')).toBeUndefined();
  });

  it('no answer changes nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
    expect(claim('zipcode', 'birth')).toBeUndefined();
  });
});

describe('with a new build on the server', () => {
  beforeEach(async () => {
    serverBuild = 'two';
    await look('visible');
  });

  it('nobody asks any more', async () => {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES_MS);
    expect(asked).toHaveLength(before);
  });

  it('the next step is loaded, after what was answered is kept and the address shows it', () => {
    expect(claim('zipcode', 'birth')).toEqual(['save-values', 'show-address']);
  });

  it('at most once per path in 10,000 ms', async () => {
    expect(claim('zipcode', 'birth')).toBeDefined();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(claim('zipcode', 'birth')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(claim('zipcode', 'birth')).toBeDefined();
  });

  it.each([
    ['birth', 'consent'],
    ['consent', 'birth'],
    ['consent', 'result'],
    ['result', 'consent'],
  ])('from %s to %s nothing is loaded', (from, to) => {
    expect(claim(from, to)).toBeUndefined();
  });

  it('nothing is loaded once a demand check has answered', () => {
    expect(claim('birth', 'zipcode', { demand: { isLowBid: false, response: {} } })).toBeUndefined();
  });

  it('a move that stays on its step loads nothing', () => {
    const stays = { state: state('birth'), effects: [] };
    expect(build.claimFullLoad(PAGE, state('birth'), stays)).toBeUndefined();
  });
});
