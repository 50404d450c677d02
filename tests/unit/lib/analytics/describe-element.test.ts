import { describe, expect, it } from 'vitest';
import { describeElement, type ClickedElement } from '@/lib/analytics/describe-element';

const LINK: ClickedElement = {
  tagName: 'A',
  innerText: ' Our terms ',
  isTextSafe: true,
  href: '/tos',
  pageAddress: 'https://meridian10.example/otc-savings?gclid=1',
  target: '',
  type: undefined,
  closestBlockId: 'footer',
};

describe('elementClicked', () => {
  it('names the element, its safe text, its address, where it opens and the block around it', () => {
    expect(describeElement(LINK)).toEqual({
      tagName: 'a',
      innerText: 'Our terms',
      href: 'https://meridian10.example/tos',
      target: '_self',
      closestBlockId: 'footer',
    });
  });

  it('the type is told of buttons; a button has no address', () => {
    const button = { ...LINK, tagName: 'BUTTON', href: undefined, type: 'submit' };
    expect(describeElement(button)).toMatchObject({ tagName: 'button', type: 'submit' });
    expect(describeElement(button)).not.toHaveProperty('href');
  });

  it('text that is not marked safe stays on the page', () => {
    expect(describeElement({ ...LINK, isTextSafe: false, innerText: 'Yes, I have diabetes' })).not.toHaveProperty(
      'innerText',
    );
  });

  it.each([
    ['#main', '#main'],
    ['tel:+12065550110', 'tel:+12065550110'],
    ['/tos?email=mary%40example.com&utm_source=a', 'https://meridian10.example/tos?utm_source=a'],
    ['https://carrier.example/click?id=mary#me', 'https://carrier.example'],
    ['mailto:mary@example.com', 'mailto:'],
    ['http://[', undefined],
  ])('the address %s is told as %s', (href, expected) => {
    expect(describeElement({ ...LINK, href }).href).toBe(expected);
  });
});
