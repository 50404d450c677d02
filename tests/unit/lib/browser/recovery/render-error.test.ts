// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { observeErrors, type CaughtError } from '@/lib/browser/recovery/caught-errors';
import { announceMount, reportRenderError } from '@/lib/browser/recovery/render-error';

const told: CaughtError[] = [];
observeErrors((error) => told.push(error));

beforeEach(() => {
  told.length = 0;
  document.body.innerHTML = '<section data-failure><b data-failure-id></b></section>';
});

it('an error before the page has mounted is logged as one while mounting', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('early');
  reportRenderError(error);
  expect(log).toHaveBeenCalledWith('Error while mounting app', error);
});

it('an error while rendering is told to who reports errors, and brings the error view with its id', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  announceMount();
  reportRenderError(new Error('late'));
  expect(told).toMatchObject([{ name: 'Error', message: 'late' }]);
  expect(document.querySelector('[data-failure-id]')?.textContent).toBe(told[0]?.id);
  expect(log).not.toHaveBeenCalled();
});
