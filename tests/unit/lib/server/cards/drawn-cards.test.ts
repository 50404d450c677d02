import { expect, it, vi } from 'vitest';
import { getCard } from '@/lib/server/cards/drawn-cards';

const picture = (byte: number) => new Uint8Array([byte]);

it('draws a card once, however many ask for it', async () => {
  const draw = vi.fn(() => Promise.resolve(picture(1)));
  const cards = await Promise.all([getCard('m10/a.png', draw), getCard('m10/a.png', draw)]);
  cards.push(await getCard('m10/a.png', draw));
  expect(cards).toEqual([picture(1), picture(1), picture(1)]);
  expect(draw).toHaveBeenCalledOnce();
});

it('draws one at a time', async () => {
  let drawing = 0;
  const draw = async () => {
    drawing += 1;
    expect(drawing).toBe(1);
    await new Promise(setImmediate);
    drawing -= 1;
    return picture(2);
  };
  await Promise.all(['b', 'c', 'd'].map((name) => getCard(`m10/${name}.png`, draw)));
});

it('keeps no failure, and draws the others', async () => {
  const failed = getCard('m10/e.png', () => Promise.reject(new Error('no face')));
  const other = getCard('m10/f.png', () => Promise.resolve(picture(3)));
  await expect(failed).rejects.toThrow('no face');
  expect(await other).toEqual(picture(3));
  expect(await getCard('m10/e.png', () => Promise.resolve(picture(4)))).toEqual(picture(4));
});
