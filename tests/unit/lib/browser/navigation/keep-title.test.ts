// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepTitle } from '@/lib/browser/navigation/keep-title';

const later = () => new Promise((resolve) => setTimeout(resolve));

it('the title stays when something writes another, until the keeping ends', async () => {
  document.head.innerHTML = '<title>Benefits</title>';
  const stop = keepTitle('Step 3 of 9');
  expect(document.title).toBe('Step 3 of 9');
  document.querySelector('title')!.firstChild!.nodeValue = 'Benefits';
  await later();
  expect(document.title).toBe('Step 3 of 9');
  stop();
  document.title = 'Benefits';
  await later();
  expect(document.title).toBe('Benefits');
});
