import { answerReceived, answerScriptFile, type BrowserCall } from './browser-scripts';

/** The id of every certificate that the sandbox issues. */
export const SANDBOX_CERTIFICATE_ID = '5a4db0c5a4db0c5a4db0c5a4db0c5a4db0c5a4db';

/** Adds its three fields to each form of the page (providers 6), and pings when it has. */
const SCRIPT = `(() => {
  const source = new URL(document.currentScript.src);
  const named = (key, usual) => source.searchParams.get(key) || usual;
  const fields = {
    [named('field', 'xxTrustedFormCertUrl')]: 'https://cert.trustedform.com/${SANDBOX_CERTIFICATE_ID}',
    xxTrustedFormToken: 'https://cert.trustedform.com/${SANDBOX_CERTIFICATE_ID}',
    [named('ping_field', 'xxTrustedFormPingUrl')]: new URL('ping', source).href,
  };
  document.querySelectorAll('form').forEach((form, index) => {
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, id: name + '_' + index, value });
      form.append(field);
    }
  });
  fetch(new URL('ping', source), { method: 'POST', body: '{}' }).catch(() => undefined);
})();
`;

export function findTrustedFormCall(method: string, path: string): BrowserCall | undefined {
  if (method === 'GET' && path === '/trustedform/trustedform.js') {
    return answerScriptFile('trustedform', 'trustedform.js', SCRIPT);
  }
  return method === 'POST' && path === '/trustedform/ping' ? answerReceived('trustedform', 'ping') : undefined;
}
