import { createServer, type ServerResponse } from 'node:http';
import { registry } from '@/funnels/registry';
import { answerPage } from '@/lib/answer/answer-page';
import { buildPageSettings } from '@/lib/answer/page-settings';
import { answerPages } from '@/lib/server/http/direct-pages';
import { runHandlers } from '@/lib/server/http/request-chain';
import { answerUntidyPaths } from '@/lib/server/http/untidy-paths';
import { getSwitchedOff } from '@/lib/server/platform/switched-off';
import { getEnv } from '@/lib/server/platform/env';
import { config } from '@/middleware';

/** What answers pages by the rules of the product, without a build: each page is the name of its file. */
export interface PagesSite {
  readonly port: number;
  /** Requests that came here, the last at the end. */
  readonly asked: { readonly url: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> }[];
  close(): void;
}

/** `answerOther` writes what is answered to everything that is no page. */
export async function startPagesSite(answerOther: (url: string, response: ServerResponse) => void): Promise<PagesSite> {
  const settings = buildPageSettings(getEnv(), 'build', []);
  const answer = (request: Parameters<typeof answerPage>[0]) =>
    answerPage(request, registry, { ...settings, switchedOff: getSwitchedOff() });
  const readPage = (path: string) => Promise.resolve(Buffer.from(`<html>${path}</html>`));
  const renderPage = () => Promise.resolve();
  const pages = { answer, matcher: config.matcher, readPage, renderPage };
  const handlers = [answerUntidyPaths(answer), answerPages(pages)];
  const asked: PagesSite['asked'] = [];
  const server = createServer((message, response) => {
    const { url = '', headers } = message;
    asked.push({ url, headers });
    const toNext = (): void => answerOther(url, response);
    runHandlers([...handlers, toNext], { message, response, toNext });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
