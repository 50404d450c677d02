// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readConsentAct } from '@/lib/browser/answers/consent-act-reader';

it('reads all marked words in the order of the screen, and a box only as it is ticked at that moment', () => {
  document.body.innerHTML = `<form>
    <h2 data-consent-words>Who may call?</h2><p data-consent-words></p><p>Step 8 of 12</p>
    <input type="checkbox" id="a" value="exchange" data-recipient="The Exchange" checked><label for="a" data-consent-words> The Exchange </label>
    <input type="checkbox" id="b" value="call" data-recipient="Calls"><label for="b" data-consent-words>By phone</label>
    <p data-consent-words>No purchase needed.</p>
    <p data-consent-words><a>Terms</a> and <a>Privacy</a></p>
    <button><span data-consent-button data-consent-words> Show my number </span></button>
    <p data-consent-words>Calls are recorded.</p>
  </form>`;
  expect(readConsentAct(document.querySelector('form')!)).toEqual({
    text: [
      ...['Who may call?', 'The Exchange', 'By phone', 'No purchase needed.', 'Terms and Privacy'],
      ...['Show my number', 'Calls are recorded.'],
    ].join('\n'),
    buttonLabel: 'Show my number',
    recipients: [
      { id: 'exchange', name: 'The Exchange', granted: true },
      { id: 'call', name: 'Calls', granted: false },
    ],
  });
});
