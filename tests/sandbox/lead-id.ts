import { answerScriptFile, type BrowserCall } from './browser-scripts';

/** The token of every page that the sandbox documents. */
export const SANDBOX_LEADID = '5A4DB0C5-0000-4000-8000-00005A4DB0C5';

/** Writes its token into the field that the page has made for it (providers 6). */
const SCRIPT = `(() => {
  const field = document.getElementById('leadid_token');
  if (field && document.getElementById('LeadiDscript')) field.value = '${SANDBOX_LEADID}';
})();
`;

export function findLeadIdCall(method: string, path: string): BrowserCall | undefined {
  const isScript = method === 'GET' && /^\/leadid\/campaign\/[\w-]+\.js$/.test(path);
  return isScript ? answerScriptFile('leadid', 'campaign script', SCRIPT) : undefined;
}
