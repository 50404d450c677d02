// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ExitDialog } from '@/components/shell/exit-dialog';
import type { ExitDialogText } from '@/components/shell/page-hook-props';

const text = {
  phone: '+12065550110',
  call: '{number}',
  aboutCall: 'The call',
  disclosures: [],
} as unknown as ExitDialogText;

it('closes with Back, which stays on the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const close = vi.fn();
  const push = vi.spyOn(window.history, 'pushState');
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  await act(async () => root.render(<ExitDialog text={text} locksScroll onClose={close} onUnsubscribe={close} />));
  expect(push).toHaveBeenCalledOnce();
  await act(async () => window.dispatchEvent(new Event('popstate')));
  expect(close).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
