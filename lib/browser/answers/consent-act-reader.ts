import { joinConsentWords } from '@/lib/compliance/shown-consent';
import type { ConsentAct } from '@/lib/engine/consent-act';

/** Reads all words around the act as rendered; a box counts only when ticked at this moment (compliance C-08, X1). */
export function readConsentAct(form: HTMLFormElement): ConsentAct {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[data-recipient]')];
  const words = [...form.querySelectorAll('[data-consent-words]')].map(({ textContent }) => textContent.trim());
  return {
    text: joinConsentWords(words),
    buttonLabel: form.querySelector('[data-consent-button]')?.textContent.trim() ?? '',
    recipients: boxes.map((box) => ({ id: box.value, name: box.dataset['recipient'] ?? '', granted: box.checked })),
  };
}
