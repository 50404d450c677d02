import { parseCertificateId, parseLeadid, type Certificates } from '@/lib/leads/certificate-id';

/** The fields that the companies write into the form, by their names for them. */
export const TRUSTED_FORM_FIELD = 'xxTrustedFormCertUrl';
export const LEADID_FIELD = 'universal_leadid';

/** The certificates as they stand in the form at this moment. Nobody waits for one, and none is made up. */
export function readCertificates(form: HTMLFormElement): Certificates {
  const fields = new FormData(form);
  const trustedFormCertificateId = parseCertificateId(fields.get(TRUSTED_FORM_FIELD));
  const leadidId = parseLeadid(fields.get(LEADID_FIELD));
  return { ...(trustedFormCertificateId && { trustedFormCertificateId }), ...(leadidId && { leadidId }) };
}
