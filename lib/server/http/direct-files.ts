import { answerDirectly } from './answer-directly';
import { chooseContentCoding, ignoreAbsence, type ReadPacked } from '../pages/content-coding';
import type { RequestHandler } from './request-chain';
import { sendResponse } from './send-response';

/** Scripts and style sheets, by the names that the build gives them. */
const FILE_PATH = /^\/_next\/static(\/(?:[\w~-]+\/)+[\w~-][\w.~-]*\.(js|css))$/;

const CONTENT_TYPE: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

/** As Next says it: a name tells what is in the file, so nobody asks for it twice. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Makes what sends scripts and style sheets of the build, by Brotli to who takes it: Next has only gzip for them (D234).
 * `readFile` takes what stands behind `/_next/static`.
 */
export function answerFiles(readFile: ReadPacked): RequestHandler {
  const match = (url = '') => FILE_PATH.exec(url.split('?', 1)[0] ?? '');
  return answerDirectly({
    failure: { level: 'error', message: 'file not answered directly' },
    isMeant: ({ method, url }) => (method === 'GET' || method === 'HEAD') && match(url) !== null,
    respond: async ({ message, response }) => {
      const [, filePath = '', ending = ''] = match(message.url) ?? [];
      const coding = chooseContentCoding(message.headers['accept-encoding']);
      const body = await readFile(filePath, coding).catch(ignoreAbsence);
      if (!body) return false;
      const headers = {
        'cache-control': CACHE_CONTROL,
        'content-type': CONTENT_TYPE[ending] ?? '',
        vary: 'accept-encoding',
        ...(coding !== 'identity' && { 'content-encoding': coding }),
      };
      sendResponse(response, { status: 200, headers: Object.entries(headers), body });
      return true;
    },
  });
}
