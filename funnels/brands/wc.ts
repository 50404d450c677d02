import { sample } from '@/lib/brand/fact';
import { defineBrand } from './define-brand';
import { mediaAlpha } from './recipients';
import { USUAL_HOLIDAYS } from './usual-holidays';

/** Willow Cover: gentle and plain-spoken. Grey-green on bone, a little rose, long curves, light serif heads. */
export const wc = defineBrand({
  code: 'wc',
  name: 'Willow Cover',
  product: 'life',
  language: 'english',
  hosts: ['willowcover.example', 'www.willowcover.example'],
  tagline: { english: 'Life insurance, gently explained', spanish: 'El seguro de vida, con calma' },
  identity: {
    legalName: sample('Willow Cover Example LLC'),
    address: sample('44 Example Lane, Asheville, NC 28801'),
    email: sample('care@willowcover.example'),
  },
  phone: {
    number: sample('+12065550144'),
    hours: sample({
      zone: 'America/New_York',
      week: [{ from: 'monday', to: 'friday', opens: '09:00', closes: '20:00' }],
      holidays: USUAL_HOLIDAYS,
      exceptions: [],
    }),
  },
  recipients: [mediaAlpha],
  mediaAlpha: {
    placementId: sample('00000000-0000-0000-0000-000000000044'),
    publisherId: sample('sample-publisher-wc'),
  },
  gtmId: sample('GTM-SAMPLE14'),
  certificates: { leadIdCampaign: sample('00000000-0000-0000-0000-000000000014') },
  theme: {
    light: {
      page: '#f8f5ee',
      surface: '#fffdf9',
      band: '#e8ece1',
      text: '#26332c',
      muted: '#526157',
      line: '#d5d8c9',
      control: '#6f7c73',
      accent: '#3c5d4e',
      accentText: '#ffffff',
      highlight: '#dca8a3',
      highlightText: '#3a1513',
      success: '#2c6a41',
      danger: '#97292c',
      focus: '#9c4a52',
    },
    dark: {
      page: '#161d19',
      surface: '#1e2822',
      band: '#25312a',
      text: '#f1ede3',
      muted: '#b8c2b6',
      line: '#3a493f',
      control: '#87968d',
      accent: '#abcfb9',
      accentText: '#14231b',
      highlight: '#e3b1ad',
      highlightText: '#3a1513',
      success: '#9bdcae',
      danger: '#ffaba4',
      focus: '#f0c4bf',
    },
    headingTypeface: 'serif',
    textTypeface: 'humanist',
    headingWeight: 300,
    headingTracking: -0.02,
    scaleRatio: 1.32,
    cardRadius: 32,
    controlRadius: 28,
    borderWidth: 1,
    cardShadow: '0 20px 60px rgb(38 51 44 / 10%)',
    layout: 'curved',
  },
});
