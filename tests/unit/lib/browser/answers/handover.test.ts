// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { eraseValues, keepHandover, keepValues, readHandover } from '@/lib/browser/answers/answers';
import { localizeForm } from '@/lib/engine/localize-form';
import type { FormName } from '@/lib/names/page-names';

const localize = (name: FormName) => localizeForm(forms[name], steps, 'english');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the next form takes over what the form before it settled, with its latest answers and what was left out', () => {
  keepValues('auto@1', { vehicle1Make: 'Honda', driver1Gender: 'male' });
  keepValues('quiz-vehicle1@2', { vehicle1Make: 'Toyota', driver1Gender: undefined });
  keepHandover(localize('quiz-vehicle1'), ['vehicle1Make', 'driver1Gender']);
  const { settled, values } = readHandover(localize('auto'));
  expect(settled).toEqual(['vehicle1Make', 'driver1Gender']);
  expect(values).toMatchObject({ vehicle1Make: 'Toyota' });
  expect(values).toHaveProperty('driver1Gender', undefined);
});

it('a form asks again what it settled itself', () => {
  keepHandover(localize('quiz-vehicle1'), ['vehicle1Make', 'addVehicle2']);
  expect(readHandover(localize('quiz-vehicle1')).settled).toEqual([]);
  expect(readHandover(localize('quiz-vehicle2')).settled).toEqual(['addVehicle2']);
});

it('a later visit, and one that starts over, is asked everything', () => {
  keepHandover(localize('quiz-vehicle1'), ['vehicle1Make']);
  eraseValues('auto@1');
  expect(readHandover(localize('auto'))).toEqual({ settled: [], values: {} });
  keepHandover(localize('quiz-vehicle1'), ['vehicle1Make']);
  sessionStorage.clear();
  expect(readHandover(localize('auto')).settled).toEqual([]);
});
