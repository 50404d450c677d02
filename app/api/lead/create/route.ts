import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import { uiMessages } from '@/funnels/messages';
import { callBackMessages } from '@/funnels/messages/call-back';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { listAllShownPages } from '@/lib/experiments/variant-segment';
import type { Brand } from '@/lib/brand/brand';
import { findHours } from '@/lib/brand/brand-hours';
import type { CallBackSlot } from '@/lib/brand/call-back-slots';
import { findConsentPlace, findShownPage } from '@/lib/compliance/consent-place';
import { isShownCallBack } from '@/lib/compliance/shown-call-back';
import { isShownAct } from '@/lib/compliance/shown-consent';
import type { FormValues } from '@/lib/fields/form-values';
import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import { findPageFault } from '@/lib/server/route/find-page-fault';
import { postRoute } from '@/lib/server/route/guarded-route';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { countDropped, countLead, countTest } from '@/lib/server/metrics/metrics';
import { readOfficeClock } from '@/lib/server/platform/office-clock';
import { log } from '@/lib/server/platform/log';
import { readCallBack, storeSlot } from '@/lib/server/records/call-back';
import { parseLeadValues } from '@/lib/server/records/lead-values';
import { hasOptedOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';
import { buildConsentRecords, buildLeadRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const directory = { pages: listAllShownPages(registry), forms, steps, messages: uiMessages };

type Act = LeadRequest['consents'][number];

/** Says of an act whether our page shows its words to a visitor with these answers. */
function compareWords(brand: Brand, body: LeadRequest, values: FormValues, callBack: CallBackSlot | undefined) {
  const place = findConsentPlace(directory, brand, body);
  const page = callBack && findShownPage(directory, brand, body);
  return (act: Act): boolean => {
    if (place?.product === body.product && isShownAct(place, values, act)) return true;
    if (!page || (page.product ?? brand.product) !== body.product) return false;
    const { recorded } = uiMessages[page.language].call;
    const asked = { brand, page, messages: callBackMessages[page.language], recorded };
    return isShownCallBack(asked, values, callBack, act);
  };
}

/** When the visitor asked to be called; what is no slot of the office is dropped and said, and the lead kept. */
function takeCallBack(brand: Brand, { callBack: told, product }: LeadRequest): CallBackSlot | undefined {
  const callBack = readCallBack(told, findHours(brand, product), readOfficeClock());
  if (told !== undefined && callBack === undefined) {
    countDropped('answer', 1);
    log({ level: 'warn', message: 'call-back outside office hours', brand: brand.code });
  }
  return callBack;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'createLead',
  brands,
  async (body, context) => {
    const brand = context.brand.code;
    const { values, dropped } = parseLeadValues(body.values);
    countDropped('answer', dropped);
    if (dropped > 0) log({ level: 'warn', message: 'lead answers dropped', brand, count: dropped });
    const lead = { ...body, values };
    const slot = takeCallBack(context.brand, body);
    const fault = await findPageFault(body, context);
    const isFromPage = fault === undefined;
    const isOwnWords = compareWords(context.brand, body, values, slot);
    const consents = buildConsentRecords(lead, context, { isFromPage, isOwnWords });
    if (fault !== undefined && consents.length > 0) {
      countDropped('quarantine', consents.length);
      log({ level: 'warn', message: 'consent in quarantine', brand, reason: fault, count: consents.length });
    }
    const foreign = consents.filter((consent) => !consent.isOwnWords).length;
    countDropped('consent', foreign);
    if (foreign > 0) log({ level: 'warn', message: 'consent in words that are not ours', brand, count: foreign });
    const isOptedOut = body.isOptedOut === true || hasOptedOut(context.headers);
    const isTest = await isTestVisit(context.headers);
    const callBack = slot ? storeSlot(slot) : null;
    await getStore().saveLead(buildLeadRecord(brand, lead, { isOptedOut, isFromPage, callBack, isTest }), consents);
    if (isTest) countTest(brand, 'lead');
    else countLead(brand);
    return reply(202, { accepted: true, ...(isTest && { isTest }) });
  },
);
