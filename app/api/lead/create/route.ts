import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import { uiMessages } from '@/funnels/messages';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { listAllShownPages } from '@/lib/experiments/variant-segment';
import { findConsentPlace } from '@/lib/compliance/consent-place';
import { isShownAct } from '@/lib/compliance/shown-consent';
import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import { findPageFault } from '@/lib/server/route/find-page-fault';
import { postRoute } from '@/lib/server/route/guarded-route';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { countDropped, countLead, countTest } from '@/lib/server/metrics/metrics';
import { log } from '@/lib/server/platform/log';
import { parseLeadValues } from '@/lib/server/records/lead-values';
import { hasOptedOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';
import { buildConsentRecords, buildLeadRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const directory = { pages: listAllShownPages(registry), forms, steps, messages: uiMessages };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'createLead',
  brands,
  async (body, context) => {
    const brand = context.brand.code;
    const { values, dropped } = parseLeadValues(body.values);
    countDropped('answer', dropped);
    if (dropped > 0) log({ level: 'warn', message: 'lead answers dropped', brand, count: dropped });
    const lead = { ...body, values };
    const place = findConsentPlace(directory, context.brand, body);
    const fault = await findPageFault(body, context);
    const isFromPage = fault === undefined;
    const isOwnWords = (act: LeadRequest['consents'][number]) =>
      place?.product === body.product && isShownAct(place, values, act);
    const consents = buildConsentRecords(lead, context, { isFromPage, isOwnWords });
    if (fault !== undefined && consents.length > 0) {
      countDropped('quarantine', consents.length);
      log({ level: 'warn', message: 'consent in quarantine', brand, reason: fault, count: consents.length });
    }
    const foreign = consents.filter(({ isOwnWords }) => !isOwnWords).length;
    countDropped('consent', foreign);
    if (foreign > 0) log({ level: 'warn', message: 'consent in words that are not ours', brand, count: foreign });
    const isOptedOut = body.isOptedOut === true || hasOptedOut(context.headers);
    const isTest = await isTestVisit(context.headers);
    await getStore().saveLead(buildLeadRecord(brand, lead, { isOptedOut, isFromPage, isTest }), consents);
    if (isTest) countTest(brand, 'lead');
    else countLead(brand);
    return reply(202, { accepted: true, ...(isTest && { isTest }) });
  },
);
