import { calls } from '@/lib/calls/calls';
import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import type { FormValues } from '@/lib/fields/form-values';
import type { CallBackRequest, ConsentAct } from '@/lib/engine/consent-act';
import type { LocalizedForm } from '@/lib/engine/form-state';
import { isPaidVisit } from '@/lib/visit/paid-visit';
import { makeUuid } from '../platform/ids';
import { findCallToken, findVisitToken } from '../phone/call-token';
import type { PaidCallContext } from '../phone/paid-call';
import { hasOptOutSignal } from '../platform/privacy-signal';
import { sessionStore } from '../platform/storage';
import { deliveryQueue } from '../delivery/tab-delivery';
import { findCountedVariant } from '../visit/counted-variant';

const LAST_LEAD_KEY = 'last-lead';

interface LastLead {
  readonly content: string;
  readonly leadId: string;
}

/** Same answers and act, same id, however often they are sent. */
function ensureLeadId(content: string): string {
  const last = sessionStore.read(LAST_LEAD_KEY) as Partial<LastLead> | undefined;
  if (last?.content === content && typeof last.leadId === 'string') return last.leadId;
  const leadId = makeUuid();
  sessionStore.write(LAST_LEAD_KEY, { content, leadId } satisfies LastLead);
  return leadId;
}

/** Resolves once the lead was tried with what proves where it comes from, or without where nothing does. */
export interface SentLead {
  readonly leadId: string;
  readonly stored: Promise<unknown>;
}

/** What a lead is made of. */
interface LeadParts {
  readonly leadId: string;
  readonly localizedForm: LocalizedForm;
  readonly values: FormValues;
  readonly consent: ConsentAct | undefined;
}

function buildLead({ page, visit }: PaidCallContext, parts: LeadParts): LeadRequest {
  const { leadId, localizedForm, values, consent } = parts;
  const [form = localizedForm.form, formVersion = ''] = localizedForm.formVersion.split('@');
  const now = new Date().toISOString();
  const act = consent && {
    consentId: leadId,
    text: consent.text,
    language: page.language,
    buttonLabel: consent.buttonLabel,
    recipients: [...consent.recipients],
    actedAt: now,
    pagePath: window.location.pathname,
  };
  return {
    leadId,
    anonymousId: visit.anonymousId,
    sessionId: visit.sessionId,
    product: page.product,
    pageName: page.pageName,
    form,
    formVersion,
    createdAt: now,
    paid: isPaidVisit(visit.urlParameters),
    isOptedOut: hasOptOutSignal(),
    touches: visit.touches,
    ...findCountedVariant(page),
    values: { ...values, ...consent?.certificates },
    consents: act ? [act] : [],
  };
}

export function sendLead(
  context: PaidCallContext,
  localizedForm: LocalizedForm,
  values: FormValues,
  consent: ConsentAct | undefined,
): SentLead {
  const leadId = ensureLeadId(JSON.stringify([localizedForm.formVersion, values, consent?.text, consent?.recipients]));
  return { leadId, stored: deliverProven(buildLead(context, { leadId, localizedForm, values, consent })) };
}

/** A lead of its own, whatever was sent before: its act grants nothing but the call. */
export function sendCallBackLead(
  context: PaidCallContext,
  localizedForm: LocalizedForm,
  values: FormValues,
  { slot, consent }: CallBackRequest,
): Promise<void> {
  const [from, until] = [slot.from, slot.until].map((at) => new Date(at).toISOString());
  const body = buildLead(context, { leadId: makeUuid(), localizedForm, values, consent });
  return deliverProven({ ...body, callBack: { from, until } });
}

function deliver(body: LeadRequest): Promise<unknown> {
  const { path } = calls.createLead;
  return deliveryQueue.deliver({ id: body.leadId, path, body, kind: 'lead', personal: true });
}

/**
 * Nothing waits for the token: a page that has none yet, as right after a reload, keeps and sends the lead as it is and
 * then once more, without a connection as soon as there is one. The act is recorded a second time under an id of its
 * own, because a record is never changed.
 */
async function deliverProven(body: LeadRequest): Promise<void> {
  const held = findVisitToken();
  await deliver({ ...body, ...(held !== undefined && { token: held }) });
  if (held !== undefined || body.consents.length === 0) return;
  const token = await findCallToken();
  const consents = body.consents.map((act) => ({ ...act, consentId: makeUuid() }));
  if (token !== undefined) await deliver({ ...body, token, consents });
  else window.addEventListener('online', () => void deliverProven({ ...body, consents }), { once: true });
}
