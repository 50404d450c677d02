// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartOver } from '@/components/form/start-over';
import { uiMessages } from '@/funnels/messages';

const confirm = vi.fn();
const { form: messages } = uiMessages.english;
let unmount: () => void;

function findButton(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) => button.textContent === text);
}

/** Taps as a phone does, which gives the button no focus. */
async function openDialog(): Promise<void> {
  await act(async () => {
    findButton(messages.startOver)?.click();
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
}

async function expectClosed(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(findButton(messages.startOver)));
  expect(confirm).not.toHaveBeenCalled();
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  confirm.mockReset();
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  await act(async () => root.render(<StartOver messages={messages} onConfirm={confirm} />));
  unmount = () => root.unmount();
  await openDialog();
});

afterEach(() => act(async () => unmount()));

it('begins with the focus on the button that changes nothing', () => {
  expect(document.activeElement).toBe(findButton(messages.startOverCancel));
});

it('Escape gives the focus back to the button that opened it', async () => {
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  await expectClosed();
});

it('so does the harmless button', async () => {
  await act(async () => findButton(messages.startOverCancel)?.click());
  await expectClosed();
});

it('and so does Back, which is no answer', async () => {
  await act(async () => window.dispatchEvent(new Event('popstate')));
  await expectClosed();
});

it('only the other button erases', async () => {
  await act(async () => findButton(messages.startOverConfirm)?.click());
  expect(confirm).toHaveBeenCalledOnce();
});
