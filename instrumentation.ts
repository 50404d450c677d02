/** Runs in each of Next's runtimes; only Node has settings, store and ZIPs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { registry } = await import('@/funnels/registry');
  const { startServer } = await import('@/lib/server/process/start-server');
  const { calls } = await import('@/lib/calls/calls');
  const { POST: createEvent } = await import('@/app/api/event/create/route');
  const { config } = await import('@/middleware');
  const { makePageFiles } = await import('@/lib/server/http/page-files');
  await startServer(registry, {
    calls: { [calls.createEvent.path]: createEvent },
    pages: { matcher: config.matcher, readPage: makePageFiles('.next/server/app') },
  });
}

export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportError } = await import('@/lib/server/platform/report-error');
  await reportError(error);
}
