import { answerReceived, answerScriptFile, type BrowserCall } from './browser-scripts';

/**
 * Sends on whatever is in the data layer, and whatever comes into it, so that a test can search what a real one would
 * see; like a real one it falls silent when consent is taken back.
 */
const SCRIPT = `(() => {
  const collect = new URL('collect', document.currentScript.src).href;
  const layer = (window.dataLayer ??= []);
  const plain = (entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry);
  const readCookies = () => {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  };
  const send = (entries) => {
    const body = JSON.stringify({ at: location.href, cookies: readCookies(), entries: entries.map(plain) });
    fetch(collect, { method: 'POST', body }).catch(() => undefined);
  };
  send([...layer]);
  const push = layer.push.bind(layer);
  let isDenied = false;
  layer.push = (...entries) => {
    isDenied ||= entries.some((entry) => entry[0] === 'consent' && entry[2].ad_storage === 'denied');
    if (!isDenied) send(entries);
    return push(...entries);
  };
})();
`;

const FRAME = '<!doctype html><html lang="en"><title>Tags without script</title></html>';

/** The tag manager: its script, its frame for browsers without script, and where its tags report to. */
export function findTagManagerCall(method: string, path: string): BrowserCall | undefined {
  switch (`${method} ${path}`) {
    case 'GET /gtm/gtm.js':
      return answerScriptFile('tag-manager', 'gtm.js', SCRIPT);
    case 'GET /gtm/ns.html': {
      const answer = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: FRAME };
      return { provider: 'tag-manager', call: 'ns.html', kind: 'page', answer };
    }
    case 'POST /gtm/collect':
      return answerReceived('tag-manager', 'collect');
  }
  return undefined;
}
