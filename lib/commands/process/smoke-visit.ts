import { randomUUID } from 'node:crypto';
import type { PageContext } from '@/lib/analytics/event-context';
import { calls } from '@/lib/calls/calls';
import { TEST_COOKIE_NAME, TEST_LINK_PARAMETER } from '@/lib/cookies/test-visit-names';
import { listMadeUpCalls } from '../made-up/made-up-calls';
import type { MadeUpVisit } from '../made-up/made-up-visit';
import type { SmokeClient, Told } from './smoke-client';
import { describe, readJson, type SmokeRow } from './smoke-pages';

/** Of a telephone: for the made-up agents that tools send no provider is asked. */
export const SMOKE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36';

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** The address is clean, nobody keeps or lists the answer, and it brings these cookies or none. */
function isTakenOut({ status, headers }: Told, hasCookies: boolean): boolean {
  const set = headers['set-cookie']?.some((cookie) => cookie.startsWith(`${TEST_COOKIE_NAME}=`)) ?? false;
  const isUnlisted = headers['x-robots-tag']?.includes('noindex') === true && headers['cache-control'] === 'no-store';
  const isClean = !new RegExp(`[?&]${TEST_LINK_PARAMETER}=`).test(headers.location ?? '');
  return status === 307 && isUnlisted && isClean && set === hasCookies;
}

function forge(link: URL): URL {
  const forged = new URL(link);
  const [head, body, signature = ''] = (link.searchParams.get(TEST_LINK_PARAMETER) ?? '').split('.');
  forged.searchParams.set(TEST_LINK_PARAMETER, [head, body, signature.slice(1) + signature.slice(0, 1)].join('.'));
  return forged;
}

async function tryLinks(ask: SmokeClient, link: URL): Promise<readonly SmokeRow[]> {
  const forged = await ask(pathOf(forge(link)));
  const good = await ask(pathOf(link));
  return [
    { tried: 'a forged link opens nothing', held: isTakenOut(forged, false), saw: describe(forged) },
    { tried: 'the signed link begins a test', held: isTakenOut(good, true), saw: describe(good) },
  ];
}

function makeVisit(page: PageContext, formVersion: string, now: number): MadeUpVisit {
  return {
    ...{ page, formVersion, sessionId: `smoke.${randomUUID()}`, anonymousId: randomUUID(), parameters: {} },
    ...{
      agent: SMOKE_AGENT,
      device: 'phone',
      kind: 'visitor',
      isOptedOut: false,
      variant: '',
      startedAt: now,
      steps: [],
    },
    events: [{ id: randomUUID(), name: 'botCheckCompleted', at: now, props: {} }],
    ...{ leadId: randomUUID(), leadAt: now, isNumberShown: false, isCallTapped: false, isCallReturned: false },
  };
}

async function tryKept(ask: SmokeClient, cookie: string, visit: MadeUpVisit): Promise<readonly SmokeRow[]> {
  const rows: SmokeRow[] = [];
  for (const { path, body } of listMadeUpCalls(visit)) {
    const told = await ask(path, { cookie, body });
    const held = told.status === 202 && readJson(told)['isTest'] === true;
    rows.push({ tried: `${path} is kept as a test`, held, saw: describe(told) });
  }
  return rows;
}

/** A closed office says so first; neither is paid for. */
const UNPAID = /^403 (test|after-hours)$/;

async function tryPaid(ask: SmokeClient, cookie: string, { sessionId, anonymousId, leadId }: MadeUpVisit) {
  const token = readJson(await ask(`${calls.getCallToken.path}?session_id=${sessionId}`, { cookie }))['token'];
  const envelope = { token, session_id: sessionId, local_hour: 12, url: 'https://smoke.invalid/', version: 17 };
  const data = { zip: '33101', state: 'FL' };
  const bodies = {
    [calls.checkDemand.path]: { ...envelope, data, max: 1, call_type: 'Inbound', transfer_type: 'cold' },
    [calls.getPhone.path]: { ...envelope, data, lead_id: leadId },
    [calls.checkIp.path]: { userId: anonymousId, sessionId, ip: '', ua: SMOKE_AGENT },
  };
  const rows: SmokeRow[] = [];
  for (const [path, body] of Object.entries(bodies)) {
    const told = await ask(path, { cookie, body });
    rows.push({ tried: `${path} is not paid`, held: UNPAID.test(describe(told)), saw: describe(told) });
  }
  return rows;
}

async function tryEnd(ask: SmokeClient, cookie: string): Promise<readonly SmokeRow[]> {
  const told = await ask(calls.getVisitFacts.path, { cookie });
  const { thirdParties } = readJson(told);
  const ended = await ask(calls.askTestVisit.path, { cookie, body: { ends: true } });
  const isOver = ended.headers['set-cookie']?.every((line) => line.includes('Max-Age=0')) === true;
  return [
    { tried: 'no third party is loaded', held: JSON.stringify(thirdParties) === '{}', saw: describe(told) },
    { tried: 'the test ends', held: isOver, saw: describe(ended) },
  ];
}

interface Tried {
  readonly link: URL;
  readonly page: PageContext;
  readonly formVersion: string;
  readonly now: number;
}

/** Opens the link, does as a visitor would and ends the test; sends nothing where the site does not take it for one. */
export async function tryVisit(
  ask: SmokeClient,
  { link, page, formVersion, now }: Tried,
): Promise<readonly SmokeRow[]> {
  const cookie = `${TEST_COOKIE_NAME}=${link.searchParams.get(TEST_LINK_PARAMETER) ?? ''}`;
  const links = await tryLinks(ask, link);
  const known = await ask(calls.askTestVisit.path, { cookie, body: {} });
  const { secondsLeft } = readJson(known);
  const isTest = typeof secondsLeft === 'number' && secondsLeft > 0;
  const row = {
    tried: 'the site takes this for a test',
    held: isTest,
    saw: isTest ? `for ${secondsLeft} s` : describe(known),
  };
  if (!isTest)
    return [...links, row, { tried: 'event, lead and paid calls', held: false, saw: 'not sent: they would count' }];
  const visit = makeVisit(page, formVersion, now);
  return [
    ...links,
    row,
    ...(await tryKept(ask, cookie, visit)),
    ...(await tryPaid(ask, cookie, visit)),
    ...(await tryEnd(ask, cookie)),
  ];
}
