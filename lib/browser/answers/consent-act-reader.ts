import { joinConsentText } from '@/lib/compliance/consent-text';
import type { ConsentAct } from '@/lib/engine/consent-act';

/** Reads the words as rendered; a box counts only when ticked at this moment (compliance C-08, X1). */
export function readConsentAct(form: HTMLFormElement, heading: string): ConsentAct {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[data-recipient]')];
  const readText = (selector: string) => form.querySelector(selector)?.textContent.trim() ?? '';
  const labels = boxes.map((box) => form.querySelector(`label[for="${box.id}"]`)?.textContent.trim() ?? '');
  return {
    text: joinConsentText(heading, labels, readText('[data-consent-terms]')),
    buttonLabel: readText('[data-consent-button]'),
    recipients: boxes.map((box) => ({ id: box.value, name: box.dataset['recipient'] ?? '', granted: box.checked })),
  };
}
