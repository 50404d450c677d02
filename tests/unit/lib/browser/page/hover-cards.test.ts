import { beforeEach, describe, expect, it } from 'vitest';
import { HoverCards } from '@/lib/browser/page/hover-cards';
import { makeFakeClock, type FakeClock } from '@/tests/support/fake-clock';

let clock: FakeClock;
let shown: string | undefined;
let cards: HoverCards;

beforeEach(() => {
  clock = makeFakeClock();
  shown = undefined;
  // As the browser does it: one card at a time.
  cards = new HoverCards({
    isShown: (id) => shown === id,
    show: (id) => (shown = id),
    hide: () => (shown = undefined),
    schedule: clock.later,
  });
});

describe('a card', () => {
  it('opens when the mouse has rested 700 ms', async () => {
    cards.enter('copay');
    await clock.advance(699);
    expect(shown).toBeUndefined();
    await clock.advance(1);
    expect(shown).toBe('copay');
  });

  it('does not open for a mouse that passes', async () => {
    cards.enter('copay');
    await clock.advance(600);
    cards.leave();
    await clock.advance(5_000);
    expect(shown).toBeUndefined();
  });

  it('closes 300 ms after the mouse left', async () => {
    cards.enter('copay');
    await clock.advance(700);
    cards.leave();
    await clock.advance(299);
    expect(shown).toBe('copay');
    await clock.advance(1);
    expect(shown).toBeUndefined();
  });

  it('stays while the mouse goes from the words to it', async () => {
    cards.enter('copay');
    await clock.advance(700);
    cards.leave();
    await clock.advance(200);
    cards.enter('copay');
    await clock.advance(5_000);
    expect(shown).toBe('copay');
  });

  it('makes way for the next, and closes though the mouse passed others', async () => {
    cards.enter('copay');
    await clock.advance(700);
    cards.leave();
    cards.enter('network');
    await clock.advance(300);
    expect(shown).toBeUndefined();
    await clock.advance(400);
    expect(shown).toBe('network');
  });

  it('stays open when it was pressed open, whatever the mouse does', async () => {
    cards.enter('copay');
    cards.press();
    shown = 'copay';
    cards.leave();
    await clock.advance(5_000);
    expect(shown).toBe('copay');
  });

  it('stays closed when it was pressed away', async () => {
    cards.enter('copay');
    await clock.advance(700);
    cards.press();
    shown = undefined;
    await clock.advance(5_000);
    expect(shown).toBeUndefined();
  });

  it('is not shown again, nor hidden, when the visitor did it in the meantime', async () => {
    cards.enter('copay');
    shown = 'copay';
    await clock.advance(700);
    shown = undefined;
    cards.leave();
    await clock.advance(300);
    expect(shown).toBeUndefined();
  });
});
