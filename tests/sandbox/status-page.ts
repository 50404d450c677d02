import { SCRIPTED_ZIP_MEANINGS } from '@/lib/browser/debug/scripted-zips';
import type { RecordedCall } from './recorded-calls';
import { SCRIPTED_ADDRESSES } from './scripted-zips';

/** How the sandbox answers everything: by script, always with an error, late, broken, or not at all. */
export const MODES = ['normal', 'error', 'hang', 'slow', 'throw'] as const;
export type Mode = (typeof MODES)[number];

const MODE_MEANINGS: Readonly<Record<Mode, string>> = {
  normal: 'Each call is answered by its ZIP or address.',
  error: 'Every call is answered with HTTP 500.',
  hang: 'No call is ever answered.',
  slow: 'Every call is answered after ten seconds.',
  throw: 'Every script that a page loads throws; the rest is as normal.',
};

/** Where pages load from; each is recorded below. */
const PAGE_COMPANIES = [
  ['Tag manager', '/gtm/gtm.js, /gtm/ns.html, /gtm/collect'],
  ['MediaAlpha ads', '/mediaalpha-ads/js/serve.js'],
  ['TrustedForm', '/trustedform/trustedform.js'],
  ['LeadiD', '/leadid/campaign/<id>.js'],
  ['Sentry', '/sentry/api/<project>/envelope/'],
];

const SHOWN_CALLS = 50;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { margin: 0 0 .25rem; line-height: 1.2; } h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8885; }
  code, pre { font: .875rem/1.45 ui-monospace, monospace; }
  pre { margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { font: inherit; padding: .5rem 1.1rem; margin: 0 .5rem .5rem 0; border: 1px solid #888; border-radius: 6px;
    background: none; color: inherit; cursor: pointer; }
  button[aria-pressed=true] { background: #1a5fb4; border-color: #1a5fb4; color: #fff; }
  button:focus-visible { outline: 3px solid #e5a50a; outline-offset: 2px; }
`;

const SCRIPT = `
  for (const button of document.querySelectorAll('button[data-mode]')) {
    button.addEventListener('click', async () => {
      await fetch('/__mode', { method: 'POST', body: JSON.stringify({ mode: button.dataset.mode }) });
      location.reload();
    });
  }
`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function row(...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function callRow({ at, provider, call, path, body, answered }: RecordedCall): string {
  const content = body === undefined ? path : JSON.stringify(body, null, 2);
  const details = `<details><summary>${escapeHtml(`${provider} ${call}`)}</summary><pre>${escapeHtml(content)}</pre></details>`;
  return row(`<time>${at.slice(11, 23)}</time>`, details, escapeHtml(answered));
}

function table(headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** What a person sees who opens the sandbox in a browser. */
export function renderStatusPage(mode: Mode, calls: readonly RecordedCall[]): string {
  const buttons = MODES.map(
    (one) => `<button type="button" data-mode="${one}" aria-pressed="${one === mode}">${one}</button>`,
  );
  const zips = Object.entries(SCRIPTED_ZIP_MEANINGS).map(([zip, meaning]) => row(`<code>${zip}</code>`, meaning));
  const addresses = Object.entries(SCRIPTED_ADDRESSES).map(([address, answer]) =>
    row(`<code>${address}</code>`, `<code>${escapeHtml(JSON.stringify(answer))}</code>`),
  );
  const companies = PAGE_COMPANIES.map(([name = '', path = '']) => row(name, `<code>${escapeHtml(path)}</code>`));
  const received = calls.slice(-SHOWN_CALLS).toReversed().map(callRow);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox providers</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>
<h1>Sandbox providers</h1>
<p>Stands in for every company outside. Nothing here reaches anyone outside.</p>
<h2>Mode</h2><p>${buttons.join('')}<br>${MODE_MEANINGS[mode]}</p>
<h2>Scripted ZIPs</h2>
${table(['ZIP', 'What MediaAlpha answers'], [...zips, row('any other', 'High bid: ev 24.5; a number from 206-555-0110 on')])}
<h2>Scripted addresses</h2>
${table(['Address', 'What IPQS answers'], [...addresses, row('any other', 'Score 10, nothing suspicious')])}
<h2>What pages load</h2>
${table(['Company', 'Address here'], companies)}
<h2>Last calls</h2>
${received.length > 0 ? table(['Time', 'Call', 'Answered'], received) : '<p>None yet.</p>'}
<script>${SCRIPT}</script></body></html>`;
}
