import { expect, it } from 'vitest';
import { placeCard } from '@/lib/browser/page/place-card';

const screen = { width: 1280, height: 720 };
const card = { width: 350, height: 150 };
const word = { left: 200, top: 300, width: 80, height: 20 };

it('a card stands 8 px under what it explains', () => {
  expect(placeCard(word, card, screen)).toEqual({ left: 200, top: 328 });
});

it('it stands above where there is no room below', () => {
  expect(placeCard({ ...word, top: 600 }, card, screen)).toEqual({
    left: 200,
    top: 442,
  });
});

it('it stays below where there is room nowhere', () => {
  expect(placeCard({ ...word, top: 60 }, card, { width: 1280, height: 200 })).toEqual({ left: 200, top: 88 });
});

it('it keeps 16 px from both edges', () => {
  expect(placeCard({ ...word, left: 1200 }, card, screen).left).toBe(914);
  expect(placeCard({ ...word, left: 2 }, card, screen).left).toBe(16);
});
