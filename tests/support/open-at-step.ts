import type { Page } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { keepStart } from '@/lib/browser/debug/keep-start';
import { listPeople, USUAL_CHOICE, type PersonChoice } from '@/lib/browser/debug/sample-people';
import { localStore, sessionStore } from '@/lib/browser/platform/storage';
import { localizeForm } from '@/lib/engine/localize-form';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { findPage } from '@/lib/page/find-page';
import { buildStepPath } from '@/lib/page/page-address';
import { arrangeForm } from '@/lib/page/page-form';
import { expectStep, waitForForm } from './walk-medicare';

/** What the browser's stores hold once answers are kept; without a window the product keeps them in memory. */
function takeKept(): Readonly<Record<'localStorage' | 'sessionStorage', readonly (readonly [string, string])[]>> {
  const [local, session] = [localStore, sessionStore].map((store) =>
    store.list('').map((name) => {
      const value = JSON.stringify(store.read(name));
      store.remove(name);
      return [`funnel.${name}`, value] as const;
    }),
  );
  return { localStorage: local ?? [], sessionStorage: session ?? [] };
}

function makeStart(address: URL, stepName: string, choice: PersonChoice) {
  const brand = BRAND_CODES.find((code) => address.hostname === `${code}.localhost`);
  const page = brand && findPage(registry, brand, address.pathname)?.page;
  if (!page?.form) throw new Error(`${address.href} has no form`);
  const form = arrangeForm(forms[page.form], page);
  const localizedForm = localizeForm(form, steps, page.language);
  if (!keepStart(localizedForm, stepName, listPeople(form.product, choice)))
    throw new Error(`no way of the ${form.name} form leads to ${stepName}`);
  return { path: buildStepPath(page, stepName), kept: takeKept() };
}

/**
 * Opens a page's form at one of its steps, with made-up answers to all that is asked before it: those of the debug
 * drawer’s people, the chosen one if their way leads there. They stand where the product keeps answers, and are told to
 * nobody: a test that is about events, leads or paid calls of earlier steps has to walk.
 */
export async function openAtStep(
  page: Page,
  address: string,
  stepName: string,
  choice: PersonChoice = USUAL_CHOICE,
): Promise<void> {
  const url = new URL(address);
  const { path, kept } = makeStart(url, stepName, choice);
  // A document of that origin without any script of ours.
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((stores) => {
    for (const [name, value] of stores.localStorage) localStorage.setItem(name, value);
    for (const [name, value] of stores.sessionStorage) sessionStorage.setItem(name, value);
  }, kept);
  await page.goto(new URL(path + url.search, url).href);
  await waitForForm(page);
  await expectStep(page, stepName);
}
