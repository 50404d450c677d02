import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import type { Form } from '@/lib/form/form';
import type { Step } from '@/lib/form/step';
import { listFormFaults } from '@/lib/lint/list-form-faults';
import { listStepFaults } from '@/lib/lint/list-step-faults';
import { makeLint } from '@/tests/support/page-lint';

function find(name: keyof typeof forms, change: Partial<Form>): string[] {
  const changed = { ...forms, [name]: { ...forms[name], ...change } };
  return listFormFaults(makeLint({ forms: changed }, { forms: changed })).map(
    ({ entry, rule, what }) => `${entry} [${rule}] ${what}`,
  );
}

/** Form, what is written of it, and what is found. */
const MISTAKES: readonly (readonly [name: keyof typeof forms, change: Partial<Form>, fault: string])[] = [
  ['rehearsal', { steps: ['zipcode', 'medicar', 'result'] }, '[step] there is no step medicar'],
  ['rehearsal', { steps: ['zipcode', 'zipcode', 'result'] }, '[step] it asks zipcode twice'],
  ['rehearsal', { hooks: { birth: {} } }, '[branch] hooks, branches or chapters name birth, which it does not ask'],
  [
    'medicare-quiz',
    { branches: { medicare: [{ when: { field: 'haveMedicare', is: true }, to: 'birth' }] } },
    '[branch] a branch leads from medicare to birth, which it does not ask',
  ],
  [
    'medicare-quiz',
    { branches: { contact: [{ when: { field: 'haveMedicare', is: true }, to: 'medicare' }] } },
    '[branch] a branch leads back from contact to medicare',
  ],
  [
    'rehearsal',
    { steps: ['zipcode', 'contact', 'result'] },
    '[C-20] it asks for contact in contact, and for no consent after it',
  ],
  [
    'rehearsal',
    { steps: ['consent', 'contact', 'result'] },
    '[C-20] it asks for contact in contact, and for no consent after it',
  ],
  [
    'auto-short',
    { steps: ['zipcode', 'driver1-contact', 'result'] },
    '[C-20] it asks for contact in driver1-contact, and for no consent after it',
  ],
  ['rehearsal', { steps: ['zipcode', 'result', 'medicare'] }, '[result] steps follow result, which is the end'],
  [
    'auto-call',
    { steps: ['zipcode', 'medicare', 'result'] },
    '[product] medicare speaks of joining a Medicare plan, and this form is for auto',
  ],
  ['rehearsal', { name: 'medicare' }, '[name] it is listed as rehearsal'],
];

describe('forms', () => {
  it('are sound', () => {
    expect(listFormFaults(makeLint())).toEqual([]);
  });

  it.each(MISTAKES)('%s with %j is found at fault', (name, change, fault) => {
    expect(find(name, change)).toContain(`form ${change.name ?? name} ${fault}`);
  });

  it('without a result leave the pages that lead nowhere', () => {
    expect(find('medicare-call', { steps: ['medicare', 'zipcode'] }).join()).toMatch(
      /\[result\] it ends with zipcode, and nothing follows on /,
    );
  });

  it('that no page has are found', () => {
    const pages = registry.pages.filter(({ form }) => form !== 'life-call');
    const faults = listFormFaults(makeLint({ pages }));
    expect(faults).toMatchObject([{ entry: 'form life-call', rule: 'unused' }]);
  });
});

describe('questions', () => {
  const asked: Step = steps.name;
  const find = (change: Partial<Step>) => {
    const changed = { ...steps, name: { ...asked, ...change } };
    return listStepFaults(makeLint({}, { steps: changed })).map(({ rule, what }) => `[${rule}] ${what}`);
  };

  it('are sound', () => {
    expect(find({})).toEqual([]);
  });

  it.each([
    [{ name: 'nome' }, '[name] it is listed as name'],
    [{ question: { english: 'What is your name?', spanish: '' } }, '[empty] the spanish is empty'],
    [
      { question: { english: 'What is your name?', spanish: 'What is the name of your agent?' } },
      '[language] what should be spanish is in the other language',
    ],
    [
      { reason: { english: 'You have been selected.', spanish: 'Para el agente.' } },
      '[M-45] it says “You have been selected”',
    ],
    [{ reason: { english: 'For the agent.', spanish: 'Última oportunidad.' } }, '[T-05] dice “Última oportunidad”'],
  ] satisfies [Partial<Step>, string][])('%j is found at fault', (change, fault) => {
    expect(find(change)).toEqual([fault]);
  });
});
