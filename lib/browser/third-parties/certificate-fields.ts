import { parseCertificateId, parseLeadid, type Certificates } from '@/lib/leads/certificate-id';

/** Names chosen by the companies. */
export const TRUSTED_FORM_FIELD = 'xxTrustedFormCertUrl';
export const LEADID_FIELD = 'universal_leadid';

/** As they stand in the form; never waited for or made up. */
export function readCertificates(form: HTMLFormElement): Certificates {
  const fields = new FormData(form);
  const trustedFormCertificateId = parseCertificateId(fields.get(TRUSTED_FORM_FIELD));
  const leadidId = parseLeadid(fields.get(LEADID_FIELD));
  return { ...(trustedFormCertificateId && { trustedFormCertificateId }), ...(leadidId && { leadidId }) };
}
