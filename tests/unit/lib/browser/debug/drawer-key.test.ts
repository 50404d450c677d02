// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDrawerKey } from '@/lib/browser/debug/drawer-key';

const onPress = vi.fn();
let stop: () => void;

function press(target: Element, init: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  onPress.mockReset();
  document.body.innerHTML = '<input><textarea></textarea><select></select><button></button>';
  stop = watchDrawerKey(onPress);
});

afterEach(() => stop());

describe('the key of the drawer', () => {
  it('is the backquote, also where it only adds an accent', () => {
    press(document.body, { key: '`', code: 'Backquote' });
    press(document.querySelector('button')!, { key: 'Dead', code: 'Backquote' });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each(['input', 'textarea', 'select'])('means itself while somebody types into %s', (name) => {
    press(document.querySelector(name)!, { key: '`', code: 'Backquote' });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves shortcuts, held keys and other keys alone', () => {
    press(document.body, { key: '`', ctrlKey: true });
    press(document.body, { key: '`', metaKey: true });
    press(document.body, { key: '`', repeat: true });
    press(document.body, { key: '~', code: 'KeyA' });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is nobody’s after the watch has ended', () => {
    stop();
    press(document.body, { key: '`' });
    expect(onPress).not.toHaveBeenCalled();
  });
});
