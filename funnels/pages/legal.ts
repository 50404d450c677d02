import { definePages } from '@/lib/page/page';
import { privacyClosing, privacyOpening } from '../legal/english-privacy';
import { autoPrivacy, lifePrivacy, medicarePrivacy } from '../legal/english-privacy-by-product';
import { autoTerms, lifeTerms, medicareTerms, termsClosing, termsOpening } from '../legal/english-terms';
import { spanishPrivacy } from '../legal/spanish-privacy';
import { spanishTerms } from '../legal/spanish-terms';

/** The day on which the legal texts last changed. */
const UPDATED_ON = '2026-11-21';

const PRIVACY = {
  path: '/privacy',
  template: 'legal',
  layout: 'reading',
  updatedOn: UPDATED_ON,
  title: 'Privacy policy',
  description: 'What we collect on this site, why, who may receive it, how long we keep it, and the choices you have.',
  headline: 'Privacy policy',
  subheadline: '{legalName}, operator of {name}. Effective and last updated {updatedOn}.',
} as const;

const TERMS = {
  path: '/tos',
  template: 'legal',
  layout: 'reading',
  updatedOn: UPDATED_ON,
  title: 'Terms of use',
  description: 'What this site does and does not do, how we are paid, and what you and we promise each other.',
  headline: 'Terms of use',
  subheadline: '{legalName}, operator of {name}. Effective and last updated {updatedOn}.',
} as const;

export const legal = definePages([
  {
    ...PRIVACY,
    name: 'privacy-medicare',
    brands: ['m10', 'bh', 'ayb', 'qs', 'sd', 'bridge', 'emily', 'ac'],
    smid: {
      m10: 'MULTI-PLAN_SAMPLEM10PRIVACY27_C',
      bh: 'MULTI-PLAN_SAMPLEBHPRIVACY27_C',
      ayb: 'MULTI-PLAN_SAMPLEAYBPRIVACY27_C',
      qs: 'MULTI-PLAN_SAMPLEQSPRIVACY27_C',
      sd: 'MULTI-PLAN_SAMPLESDPRIVACY27_C',
      bridge: 'MULTI-PLAN_SAMPLEBRIDGEPRIVACY27_C',
      emily: 'MULTI-PLAN_SAMPLEEMILYPRIVACY27_C',
      ac: 'MULTI-PLAN_SAMPLEACPRIVACY27_C',
    },
    body: [...privacyOpening, ...medicarePrivacy, ...privacyClosing],
  },

  {
    ...PRIVACY,
    name: 'privacy-auto',
    brands: ['tqg', 'ps'],
    body: [...privacyOpening, ...autoPrivacy, ...privacyClosing],
  },

  {
    ...PRIVACY,
    name: 'privacy-life',
    brands: ['wc'],
    body: [...privacyOpening, ...lifePrivacy, ...privacyClosing],
  },

  {
    name: 'privacy-medicare-es',
    path: '/privacy',
    brands: ['m10es'],
    language: 'spanish',
    smid: { m10es: 'MULTI-PLAN_SAMPLEM10ESPRIVACY27_C' },
    template: 'legal',
    layout: 'reading',
    updatedOn: UPDATED_ON,
    title: 'Política de privacidad',
    description:
      'Qué datos pedimos en este sitio, para qué, quién puede recibirlos, cuánto los guardamos y qué puede elegir usted.',
    headline: 'Política de privacidad',
    subheadline: '{legalName}, responsable de {name}. Vigente y actualizada al {updatedOn}.',
    body: spanishPrivacy,
  },

  {
    ...TERMS,
    name: 'tos-medicare',
    brands: ['m10', 'bh', 'ayb', 'qs', 'sd', 'bridge', 'emily', 'ac'],
    smid: {
      m10: 'MULTI-PLAN_SAMPLEM10TERMS27_C',
      bh: 'MULTI-PLAN_SAMPLEBHTERMS27_C',
      ayb: 'MULTI-PLAN_SAMPLEAYBTERMS27_C',
      qs: 'MULTI-PLAN_SAMPLEQSTERMS27_C',
      sd: 'MULTI-PLAN_SAMPLESDTERMS27_C',
      bridge: 'MULTI-PLAN_SAMPLEBRIDGETERMS27_C',
      emily: 'MULTI-PLAN_SAMPLEEMILYTERMS27_C',
      ac: 'MULTI-PLAN_SAMPLEACTERMS27_C',
    },
    body: [...termsOpening, ...medicareTerms, ...termsClosing],
  },

  {
    ...TERMS,
    name: 'tos-auto',
    brands: ['tqg', 'ps'],
    body: [...termsOpening, ...autoTerms, ...termsClosing],
  },

  {
    ...TERMS,
    name: 'tos-life',
    brands: ['wc'],
    body: [...termsOpening, ...lifeTerms, ...termsClosing],
  },

  {
    name: 'tos-medicare-es',
    path: '/tos',
    brands: ['m10es'],
    language: 'spanish',
    smid: { m10es: 'MULTI-PLAN_SAMPLEM10ESTERMS27_C' },
    template: 'legal',
    layout: 'reading',
    updatedOn: UPDATED_ON,
    title: 'Términos de uso',
    description: 'Lo que este sitio hace y no hace, quién nos paga, y lo que usted y nosotros nos prometemos.',
    headline: 'Términos de uso',
    subheadline: '{legalName}, responsable de {name}. Vigentes y actualizados al {updatedOn}.',
    body: spanishTerms,
  },
]);
