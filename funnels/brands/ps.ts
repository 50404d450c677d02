import { sample } from '@/lib/brand/fact';
import { defineBrand } from './define-brand';
import { mediaAlpha } from './recipients';
import { USUAL_HOLIDAYS } from './usual-holidays';

/** Plain Street: a flat city map. Cobalt and tomato on concrete, square blocks, streets between them, heavy grotesk heads. */
export const ps = defineBrand({
  code: 'ps',
  name: 'Plain Street',
  product: 'auto',
  language: 'english',
  hosts: ['plainstreet.example', 'www.plainstreet.example'],
  tagline: { english: 'Car insurance, mapped out', spanish: 'El seguro de auto, en un mapa' },
  identity: {
    legalName: sample('Plain Street Example LLC'),
    address: sample('77 Example Street, Tulsa, OK 74103'),
    email: sample('desk@plainstreet.example'),
  },
  phone: {
    number: sample('+12065550177'),
    hours: sample({
      zone: 'America/Chicago',
      week: [{ from: 'monday', to: 'friday', opens: '08:00', closes: '21:00' }],
      holidays: USUAL_HOLIDAYS,
      exceptions: [],
    }),
  },
  recipients: [mediaAlpha],
  mediaAlpha: {
    placementId: sample('00000000-0000-0000-0000-000000000077'),
    publisherId: sample('sample-publisher-ps'),
  },
  gtmId: sample('GTM-SAMPLE17'),
  certificates: { leadIdCampaign: sample('00000000-0000-0000-0000-000000000017') },
  theme: {
    light: {
      page: '#eeefef',
      surface: '#ffffff',
      band: '#dfe1e2',
      text: '#14181f',
      muted: '#474d57',
      line: '#b3b8bd',
      control: '#62686f',
      accent: '#1c3fb0',
      accentText: '#ffffff',
      highlight: '#ee4b35',
      highlightText: '#200300',
      success: '#14592f',
      danger: '#9b1614',
      focus: '#b02a14',
    },
    dark: {
      page: '#13161c',
      surface: '#1c2028',
      band: '#262b35',
      text: '#f1f3f5',
      muted: '#b4bac3',
      line: '#434a56',
      control: '#8a929e',
      accent: '#a3b8ff',
      accentText: '#0a1640',
      highlight: '#ff6b55',
      highlightText: '#200300',
      success: '#8fdba6',
      danger: '#ffa297',
      focus: '#ff9d8c',
    },
    headingTypeface: 'grotesk',
    textTypeface: 'grotesk',
    headingWeight: 800,
    headingTracking: -0.035,
    scaleRatio: 1.3,
    cardRadius: 0,
    controlRadius: 0,
    borderWidth: 2,
    cardShadow: 'none',
    layout: 'grid',
  },
});
