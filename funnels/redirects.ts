import { defineRedirects } from '@/lib/request/redirect';

/** Addresses that are no page, and where they lead. */
export const redirects = defineRedirects([
  { path: '/home', to: '/', permanent: true },
  { path: '/terms', to: '/tos', permanent: true },
  { path: '/privacy-policy', to: '/privacy', permanent: true },
  { path: '/otc', brands: ['m10', 'bh'], to: '/otc-savings', permanent: true },
  { path: '/medicare-gov', brands: ['m10', 'bh', 'm10es'], to: 'https://www.medicare.gov/', permanent: false },
]);
