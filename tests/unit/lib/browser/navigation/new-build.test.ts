// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { takeFullLoad } from '@/lib/browser/navigation/loaded-step';
import { announceNewBuild, claimFullLoad } from '@/lib/browser/navigation/new-build';
import { transition } from '@/lib/engine/transition';
import { localizedForm } from '@/tests/support/short-funnel';

const page = { localizedForm, pagePath: '/otc-savings' };
const first = { stepName: 'zipcode', values: {}, status: 'answering' } as const;
const move = () => transition(localizedForm, first, { kind: 'submit', stepName: 'zipcode', values: {} });

beforeEach(() => sessionStorage.clear());

it('the document that is loaded instead of a step knows it, once', () => {
  announceNewBuild();
  window.history.replaceState(null, '', '/otc-savings/medicare');
  expect(takeFullLoad()).toBe(false);
  expect(claimFullLoad(page, first, move())?.at(-1)).toMatchObject({ kind: 'show-address', stepName: 'medicare' });
  expect(takeFullLoad()).toBe(true);
  expect(takeFullLoad()).toBe(false);
});

it('another page is none', () => {
  announceNewBuild();
  claimFullLoad(page, first, move());
  window.history.replaceState(null, '', '/otc-savings');
  expect(takeFullLoad()).toBe(false);
});
