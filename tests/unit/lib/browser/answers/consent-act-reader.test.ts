// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readConsentAct } from '@/lib/browser/answers/consent-act-reader';

it('reads the words that are on the screen, and a box only as it is ticked at that moment', () => {
  document.body.innerHTML = `<form>
    <input type="checkbox" id="a" value="exchange" data-recipient="The Exchange" checked><label for="a"> The Exchange </label>
    <input type="checkbox" id="b" value="call" data-recipient="Calls"><label for="b">By phone</label>
    <p data-consent-terms>No purchase needed.</p>
    <button data-consent-button> Show my number </button>
  </form>`;
  const act = readConsentAct(document.querySelector('form')!, 'Who may call?');
  expect(act.buttonLabel).toBe('Show my number');
  expect(act.recipients).toEqual([
    { id: 'exchange', name: 'The Exchange', granted: true },
    { id: 'call', name: 'Calls', granted: false },
  ]);
  for (const words of ['Who may call?', 'The Exchange', 'By phone', 'No purchase needed.']) {
    expect(act.text).toContain(words);
  }
});
