import { buildListings, findAds } from './ad-listings';
import { answerScript, findScript, type WireAnswer } from './provider-answers';
import type { RecordedCall } from './recorded-calls';
import { EXCHANGE_SCRIPT } from './exchange-script';

interface AdCall {
  readonly provider: RecordedCall['provider'];
  readonly call: string;
  readonly kind: string;
  readonly answer: WireAnswer | undefined;
}

const LISTING_PROVIDERS = ['quinstreet', 'quotewizard'] as const;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** The exchange is asked from pages of every brand. */
const FROM_ANYWHERE = { 'access-control-allow-origin': '*' };

function answerClick(): WireAnswer {
  const body =
    '<!doctype html><html lang="en"><title>Advertiser</title><h1>An advertiser would answer here</h1></html>';
  return { status: 200, headers: HTML, body };
}

/** Ads of which the page around them knows nothing. */
function answerFrame(): WireAnswer {
  const style = '<style>body{margin:0;padding:24px;font:18px system-ui;background:#fff;color:#222}</style>';
  return {
    status: 200,
    headers: HTML,
    body: `<!doctype html><html lang="en"><title>Ads</title>${style}<p>Ads in a frame</p></html>`,
  };
}

function findListingCall(
  provider: (typeof LISTING_PROVIDERS)[number],
  path: string,
  body: unknown,
  base: string,
): AdCall | undefined {
  if (path !== `/${provider}/listings`) return undefined;
  const zip = (body as { tracking?: { ni_zc?: unknown } } | undefined)?.tracking?.ni_zc;
  const script = findScript({ data: { zip } });
  return {
    provider,
    call: 'listings',
    kind: script.kind,
    answer: answerScript(script, buildListings(script, `${base}/${provider}`)),
  };
}

function answerExchange(body: unknown): AdCall {
  const script = findScript(body);
  const answer = answerScript(script, { framed: script.kind === 'framed-ads', ads: findAds(script, 'medicare') });
  return {
    provider: 'mediaalpha',
    call: 'ads',
    kind: script.kind,
    answer: answer && { ...answer, headers: { ...answer.headers, ...FROM_ANYWHERE } },
  };
}

/** Finds which company of ads is asked what; undefined for a path that none of them has. */
export function findAdCall(method: string, path: string, body: unknown, base: string): AdCall | undefined {
  const [, clicked] = /^\/(mediaalpha|quinstreet|quotewizard)(?:-ads)?\/click\/\w+$/.exec(path) ?? [];
  if (method === 'GET' && clicked) {
    return { provider: clicked as RecordedCall['provider'], call: 'click', kind: 'page', answer: answerClick() };
  }
  if (method === 'GET' && path === '/mediaalpha-ads/js/serve.js') {
    const headers = { 'content-type': 'text/javascript; charset=utf-8' };
    return {
      provider: 'mediaalpha',
      call: 'serve.js',
      kind: 'script',
      answer: { status: 200, headers, body: EXCHANGE_SCRIPT },
    };
  }
  if (method === 'GET' && path === '/mediaalpha-ads/frame.html') {
    return { provider: 'mediaalpha', call: 'frame', kind: 'page', answer: answerFrame() };
  }
  if (method !== 'POST') return undefined;
  if (path === '/mediaalpha-ads/ads.json') return answerExchange(body);
  return LISTING_PROVIDERS.map((provider) => findListingCall(provider, path, body, base)).find(Boolean);
}
