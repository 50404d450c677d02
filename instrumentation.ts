/** Next runs this once before the first request, in each runtime; only Node has settings, store and ZIPs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { registry } = await import('@/funnels/registry');
  const { startServer } = await import('@/lib/server/start-server');
  const { calls } = await import('@/lib/calls/calls');
  const { POST: createEvent } = await import('@/app/api/event/create/route');
  const { config } = await import('@/middleware');
  const { makePageFiles } = await import('@/lib/server/page-files');
  await startServer(registry, {
    calls: { [calls.createEvent.path]: createEvent },
    pages: { matcher: config.matcher, readPage: makePageFiles('.next/server/app') },
  });
}

/** Hands Next's own uncaught errors to the error report, which sends nothing without a DSN. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportError } = await import('@/lib/server/report-error');
  await reportError(error);
}
