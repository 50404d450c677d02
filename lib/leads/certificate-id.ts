/** Each exactly as its company wrote it into the page. */
export interface Certificates {
  readonly trustedFormCertificateId?: string;
  readonly leadidId?: string;
}

const CERTIFICATE_ID = /^[\da-f]{40}$/i;
const LEADID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The last part of a TrustedForm address; undefined for anything else. */
export function parseCertificateId(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const id = new URL(address).pathname.split('/').findLast((part) => part !== '');
  return id !== undefined && CERTIFICATE_ID.test(id) ? id : undefined;
}

/** Whether what was stored of an act holds a certificate or a token of either company. */
export function isCertified(stored: {
  readonly leadidId: string | null;
  readonly trustedFormCertificateId: string | null;
}): boolean {
  return LEADID.test(stored.leadidId ?? '') || CERTIFICATE_ID.test(stored.trustedFormCertificateId ?? '');
}

/** A UUID; undefined for anything else. */
export function parseLeadid(token: unknown): string | undefined {
  return typeof token === 'string' && LEADID.test(token.trim()) ? token.trim() : undefined;
}
