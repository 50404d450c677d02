import type { LeadConsent, LeadInput } from '@/lib/leads/lead-input';
import { readFlag, readText, type Flag } from '@/lib/leads/read-value';
import type { Draft } from '@/lib/leads/remove-empty';

export interface MediaAlphaTcpa {
  readonly call_consent: Flag;
  readonly sms_consent: Flag;
  readonly email_consent: Flag;
  readonly text?: string;
  readonly url?: string;
}

export interface MediaAlphaEvidence {
  readonly leadid_id?: string;
  readonly trusted_form_certificate_id?: string;
  readonly tcpa?: MediaAlphaTcpa;
}

function mapTcpa(consent: LeadConsent | undefined): Draft<MediaAlphaTcpa> | undefined {
  if (!consent) return undefined;
  return {
    call_consent: readFlag(consent.callConsent),
    sms_consent: readFlag(consent.smsConsent),
    email_consent: readFlag(consent.emailConsent),
    text: consent.text,
    url: consent.url,
  };
}

function readCertificateId(certificate: string | undefined): string | undefined {
  return certificate?.split('/').findLast((part) => part !== '');
}

/** Sends consent only for a recorded act: `values.callConsent` and the like are never read (compliance X1). */
export function mapMediaAlphaEvidence({ values, consent, certificates }: LeadInput): Draft<MediaAlphaEvidence> {
  const trustedForm = certificates?.trustedFormCertificateId ?? readText(values.trustedFormCertificateId);
  return {
    leadid_id: certificates?.leadidId ?? readText(values.leadidId),
    trusted_form_certificate_id: readCertificateId(trustedForm),
    tcpa: mapTcpa(consent),
  };
}
