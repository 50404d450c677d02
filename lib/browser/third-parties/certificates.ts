import { LEADID_FIELD, TRUSTED_FORM_FIELD } from './certificate-fields';
import { loadScript } from '../platform/load-script';
import { fetchThirdParties } from './third-parties';

const LEADID_FIELD_ID = 'leadid_token';
const LEADID_SCRIPT_ID = 'LeadiDscript';

const documented = new WeakSet<HTMLFormElement>();

function startTrustedForm(url: string): void {
  const query = new URLSearchParams({
    field: TRUSTED_FORM_FIELD,
    ping_field: 'xxTrustedFormPingUrl',
    provide_referrer: 'false',
    use_tagged_consent: 'true',
    l: String(Date.now()),
  });
  loadScript(`${url}/trustedform.js?${query.toString()}`);
}

/** LeadiD finds its field by id, and its place by the id of an empty script. */
function startLeadid(form: HTMLFormElement, { url, campaignId }: { url: string; campaignId: string }): void {
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', id: LEADID_FIELD_ID, name: LEADID_FIELD });
  const place = document.createElement('script');
  place.id = LEADID_SCRIPT_ID;
  form.append(field, place);
  const address = `${url}/campaign/${encodeURIComponent(campaignId)}.js?snippet_version=2`;
  loadScript(address, { id: `${LEADID_SCRIPT_ID}_campaign` });
}

/** Starts once for each form; the notice must be on screen already. */
export async function startCertificates(form: HTMLFormElement): Promise<void> {
  if (documented.has(form)) return;
  documented.add(form);
  const { trustedForm, leadId } = await fetchThirdParties();
  if (!trustedForm && !leadId) documented.delete(form);
  if (trustedForm) startTrustedForm(trustedForm.url);
  if (leadId) startLeadid(form, leadId);
}
