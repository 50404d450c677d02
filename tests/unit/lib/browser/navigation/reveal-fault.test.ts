// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { revealFault } from '@/lib/browser/navigation/reveal-fault';

const scrollTo = vi.fn();
const WINDOW_PX = 664;
const CALL_BAR_PX = 112;

function place(selector: string, top: number, bottom: number): void {
  const element = document.querySelector(selector)!;
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
}

/** A form whose field is refused, at these places in the window; the keyboard leaves less of it. */
function reveal(question: number, field: readonly [number, number], seenPx = WINDOW_PX): void {
  place('h2', question, question + 30);
  place('[data-whole]', ...field);
  vi.stubGlobal('visualViewport', { offsetTop: 0, height: seenPx });
  revealFault(document.querySelector('form')!);
}

beforeEach(() => {
  scrollTo.mockClear();
  document.body.innerHTML =
    '<form><h2 data-step-heading></h2><input name="a"><div data-whole><label></label><p></p>' +
    '<input name="b" aria-invalid="true"></div><div><input name="c" aria-invalid="true"></div></form>';
  document.documentElement.style.setProperty('--sticky-bottom', `${CALL_BAR_PX}px`);
  vi.stubGlobal('innerHeight', WINDOW_PX);
  vi.stubGlobal('scrollY', 1000);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  window.scrollTo = scrollTo;
});

describe('an answer that was refused', () => {
  it('gets the focus where it stands, when it is seen whole', () => {
    reveal(200, [300, 540]);
    expect(document.activeElement).toBe(document.querySelector('[name=b]'));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ['under the call bar: its question goes to the top', 300, [500, 600], WINDOW_PX, 300],
    ['under the keyboard: its question goes to the top', 200, [300, 400], 330, 200],
    ['above the window', -300, [-200, -50], WINDOW_PX, -300],
    ['too far below its question for both: the field goes to the top', 0, [500, 700], WINDOW_PX, 500],
  ] as const)('%s', (_, question, field, seenPx, top) => {
    reveal(question, field, seenPx);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1000 + top - 12, behavior: 'instant' });
  });

  it('in a group of boxes is seen with the whole group', () => {
    document.querySelector('[data-whole]')!.outerHTML =
      '<fieldset data-whole><div><input name="b" aria-invalid="true"></div></fieldset>';
    reveal(300, [500, 600]);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('that was mended meanwhile moves nothing', () => {
    document.querySelectorAll('[aria-invalid]').forEach((control) => control.removeAttribute('aria-invalid'));
    reveal(300, [500, 600]);
    expect(document.activeElement).toBe(document.body);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
