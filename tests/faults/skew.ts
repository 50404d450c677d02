import assert from 'node:assert/strict';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { steps } from '@/funnels/steps/steps';
import { chromiumLaunch } from '@/tests/support/chromium';
import { makeInstance } from '@/tests/support/instance';
import { copyProject } from '@/tests/support/project-copy';
import { runWithSandbox, type SandboxedSite } from '@/tests/support/sandboxed-site';
import { countDocuments } from '@/tests/support/shell';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForDeliveries, waitForForm } from '@/tests/support/walk-medicare';
import { makeEmbeddedStore, waitForEmptySpool, type FaultStore } from './fault-stores';
import { isExact, judge } from './judge';
import { Ledger } from './ledger';
import { runTrial } from './run-trial';

// npm run faults -- skew: a visitor begins on one build and ends on another, forwards and back, with two real builds
// whose scripts all differ (reliability 3.2, F15).
const PATH = '/otc-savings';
const SWAPPED_AT = steps.birth;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The page of the old build may be loaded anew when the new build is noticed, and when a part of it is missing. */
const MAXIMUM_LOADS = 2;

/** Another build, each of whose scripts has another name; gives the project's folder. */
async function buildOther(): Promise<{ readonly folder: string; readonly close: () => Promise<void> }> {
  const project = copyProject();
  const files = readdirSync(join(project.folder, 'lib/browser'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const change = `\n(globalThis as { changed?: string }).changed = '${file}';\n`;
    appendFileSync(join(project.folder, 'lib/browser', file), change);
  }
  const { code, output } = await project.run('standalone');
  assert.equal(code, 0, output.slice(-2000));
  return project;
}

/** Notes what the page sends to be kept, and what of it the server has taken. */
function watchDeliveries(page: Page, ledger: Ledger): void {
  page.on('response', (response) => {
    const request = response.request();
    const path = new URL(request.url()).pathname;
    if (!['/api/event/create', '/api/lead/create'].includes(path)) return;
    const body = request.postDataJSON() as { leadId?: string; properties?: { eventId?: string } };
    const id = body.leadId ?? body.properties?.eventId ?? 'nameless';
    ledger.sent.set(id, undefined);
    if (response.status() === 202) ledger.acknowledged.add(id);
    else ledger.note(`${path} ${response.status()}`);
  });
}

/** Walks the form while the build below it changes; gives what was kept of it. */
async function walkAcross(browser: Browser, site: SandboxedSite, store: FaultStore, builds: readonly [string, string]) {
  const [before, after] = builds.map((project) => makeInstance(site.port, site.env, project));
  assert.ok(before && after);
  const ledger = new Ledger();
  const context = await browser.newContext(PHONE);
  try {
    await before.start();
    const page = await context.newPage();
    watchDeliveries(page, ledger);
    await page.goto(`http://m10.localhost:${site.port}${PATH}?zip_code=33101`);
    let loads: (() => number) | undefined;
    const road = await walkToResult(page, pickShortest, async (step) => {
      await waitForForm(page);
      if (step !== SWAPPED_AT || loads) return;
      await before.terminate();
      await after.start();
      loads = countDocuments(page);
    });
    await page.locator('form a[data-call-location=result]').waitFor();
    await waitForDeliveries(page);
    const anew = loads?.() ?? 0;
    console.log(`${road.join(' > ')}; loaded anew ${anew} times; ${JSON.stringify([...ledger.otherAnswers])}`);
    assert.equal(new Set(road).size, road.length, 'a question was asked twice');
    assert.ok(loads && anew <= MAXIMUM_LOADS, 'the page was loaded anew too often');
  } finally {
    await context.close();
    await before.kill();
    await after.terminate();
  }
  return judge(store, ledger);
}

runTrial(async () => {
  const other = await buildOther();
  const { executablePath, args } = chromiumLaunch;
  const browser = await chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) });
  try {
    for (const builds of [['.', other.folder] as const, [other.folder, '.'] as const]) {
      const store = makeEmbeddedStore();
      const verdict = await runWithSandbox((site) => walkAcross(browser, site, store, builds), store);
      console.log(`${builds[0] === '.' ? 'forwards' : 'back'}: ${JSON.stringify(verdict)}`);
      assert.ok(verdict.acknowledged > 5, 'nothing was acknowledged');
      assert.ok(isExact(verdict));
      await waitForEmptySpool(store, 0);
      await store.destroy();
    }
  } finally {
    await browser.close();
    await other.close();
  }
});
