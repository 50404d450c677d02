// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as answers from '@/lib/browser/form/late-form';
import { keepUnsent, readUnsent } from '@/lib/browser/answers/unsent-words';
import { hasKeptAnswers } from '@/lib/browser/answers/has-kept-answers';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import type * as platformCookies from '@/lib/browser/platform/cookies';
import { fetchPersonalParameters } from '@/lib/browser/visit/personal-prefill';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/cookies/personal-cookie-names';
import type { FormValues } from '@/lib/fields/form-values';
import { fakeFunnelDependencies } from '@/tests/support/funnel-dependencies';
import { settings } from '@/tests/support/short-funnel';

let cookies = '';
vi.mock('@/lib/browser/platform/cookies', async (load) => ({
  ...(await load<typeof platformCookies>()),
  readCookies: () => cookies,
}));

/** One load of the page in the tab, with the real keeping of answers. */
async function load(urlParameters: Record<string, string>, personal: Record<string, string> = {}) {
  const { browser, dependencies, named } = fakeFunnelDependencies({
    hasKeptAnswers,
    loadAnswers: async () => answers,
  });
  Object.assign(browser, { urlParameters, personal });
  const controller = createFunnelController(settings, dependencies);
  controller.start();
  await vi.waitFor(() => expect(controller.state().isReady).toBe(true));
  const submit = (stepName: string, values: FormValues) => controller.move({ kind: 'submit', stepName, values });
  return { controller, named, submit, values: () => controller.state().form.values };
}

/** Waits until the answer lies in the storage of the tab or the device. */
async function whenKept(text: string): Promise<void> {
  await vi.waitFor(() =>
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).toContain(text),
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the visitor typed beats what the address brought', () => {
  it('on the next load as on the first', async () => {
    const address = { zip_code: '98101' };
    const first = await load(address);
    expect(first.values().zipcode).toBe('98101');
    first.submit('zipcode', { zipcode: '33101' });
    expect(first.values().zipcode).toBe('33101');
    await whenKept('33101');
    expect((await load(address)).values().zipcode).toBe('33101');
    expect((await load({ zip_code: '60601' })).values().zipcode).toBe('33101');
  });

  it('a question that was skipped stays without an answer', async () => {
    const personal = { has_medicare: 'yes' };
    const first = await load({}, personal);
    first.submit('zipcode', { zipcode: '33101' });
    first.controller.move({ kind: 'skip', stepName: 'medicare' });
    expect(first.values().haveMedicare).toBeUndefined();
    await whenKept('33101');
    await whenKept('haveMedicare');
    expect((await load({}, personal)).values().haveMedicare).toBeUndefined();
  });
});

it('words are forgotten once their answer is sent', async () => {
  const page = await load({});
  keepUnsent('zipcode', '3310');
  page.submit('zipcode', { zipcode: '33101' });
  await vi.waitFor(() => expect(readUnsent('zipcode')).toBeUndefined());
});

describe('what an address told of the person', () => {
  const bringing = (personal: Record<string, string>) => {
    cookies = `${PERSONAL_COOKIE_MARKER_NAME}=1`;
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ personal })));
  };

  it('outlasts a reload, in the tab alone; a later address replaces it as a whole', async () => {
    bringing({ firstname: 'Zed', email: 'z@example.com' });
    expect(await fetchPersonalParameters()).toEqual({ firstname: 'Zed', email: 'z@example.com' });
    cookies = '';
    expect(await fetchPersonalParameters()).toEqual({ firstname: 'Zed', email: 'z@example.com' });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Zed');
    bringing({ firstname: 'Ann' });
    expect(await fetchPersonalParameters()).toEqual({ firstname: 'Ann' });
  });

  it('is forgotten by starting over', async () => {
    bringing({ firstname: 'Zed' });
    keepUnsent('firstName', 'Z');
    const page = await load({}, await fetchPersonalParameters());
    cookies = '';
    page.controller.move({ kind: 'start-over' });
    await vi.waitFor(async () => expect(await fetchPersonalParameters()).toEqual({}));
    expect(readUnsent('firstName')).toBeUndefined();
  });
});
