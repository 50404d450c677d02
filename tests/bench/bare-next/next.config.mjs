import { resolve } from 'node:path';

/** The least that Next can be: what every product page pays before a line of ours. */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: resolve(import.meta.dirname, '../../..') },
};
