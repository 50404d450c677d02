// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CallSheetTools } from '@/components/form/call-sheet-tools';
import { callSheetMessages } from '@/funnels/messages/call-sheet';

let unmount: () => void = () => undefined;

afterEach(() => unmount());

async function draw(href: string | undefined): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  // What draws the code is there at once.
  await import('uqr');
  const place = document.createElement('div');
  const root = createRoot(place);
  unmount = () => act(() => root.unmount());
  await act(async () => {
    root.render(<CallSheetTools words={callSheetMessages.english} href={href} title="Call" />);
    await new Promise((done) => setTimeout(done, 50));
  });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return place;
}

it('on a wide screen the number is a code for the phone beside it', async () => {
  const sheet = await draw('tel:+12065550110');
  expect(sheet.querySelector('figure svg')?.getAttribute('data-code')).toBe('tel:+12065550110');
});

it('while nobody answers there is no code, for it invites a call', async () => {
  const sheet = await draw(undefined);
  expect(sheet.querySelectorAll('button')).toHaveLength(2);
  expect(sheet.querySelector('figure')).toBeNull();
});
