/** Where the build puts what it renders ahead. */
const PAGES_FOLDER = '.next/server/app';
/** Where it puts what browsers fetch by names of its own. */
const STATIC_FOLDER = '.next/static';
const DOCUMENT_PARTS = '.next/server/document-parts.json';

/** Runs in each of Next's runtimes; only Node has settings, store and ZIPs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { registry } = await import('@/funnels/registry');
  const { startServer } = await import('@/lib/server/process/start-server');
  const { calls } = await import('@/lib/calls/calls');
  const { POST: createEvent } = await import('@/app/api/event/create/route');
  const { config } = await import('@/middleware');
  const { makePageFiles } = await import('@/lib/server/pages/page-files');
  const { makeFileReader } = await import('@/lib/server/pages/static-files');
  const { makePageRenderer } = await import('@/lib/server/http/render-page');
  const { makeNextCache } = await import('@/lib/server/pages/next-cache');
  const { makeRefiner } = await import('@/lib/server/pages/refine-rendered');
  const { processSingleton } = await import('@/lib/server/platform/process-singleton');
  const files = makePageFiles(PAGES_FOLDER);
  // Next finds it by this name (lib/server/pages/next-cache-handler.cjs).
  processSingleton('next-cache', () => makeNextCache(PAGES_FOLDER, files, makeRefiner(DOCUMENT_PARTS)));
  await startServer(registry, {
    calls: { [calls.createEvent.path]: createEvent },
    pages: { matcher: config.matcher, readPage: files.read, renderPage: makePageRenderer() },
    readFile: makeFileReader(STATIC_FOLDER),
  });
}

export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportError } = await import('@/lib/server/platform/report-error');
  await reportError(error);
}
