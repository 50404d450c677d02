import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { findStart } from '@/lib/browser/debug/find-start';
import { readWalk } from '@/lib/browser/debug/read-walk';
import { listPeople, SAMPLE_PEOPLE, USUAL_CHOICE } from '@/lib/browser/debug/sample-people';
import { writeWalk } from '@/lib/browser/debug/write-walk';
import { localizeForm } from '@/lib/engine/localize-form';
import { walkJourney } from '@/lib/engine/journey';
import type { FormValues } from '@/lib/fields/form-values';
import { listFields } from '@/lib/form/step-fields';
import type { FormName } from '@/lib/names/page-names';

const TODAY = '2026-01-31';
const ADDRESS = 'http://m10.localhost:3000/some-page?utm_campaign=it%27s&gclid=1&email=real%40mail.test';

interface Told {
  readonly name: string;
  readonly props: { readonly stepName?: string; readonly data?: FormValues; readonly isLowBid?: boolean };
}

const view = (stepName: string): Told => ({ name: 'pageView', props: { stepName } });
const answer = (stepName: string, data: FormValues): Told => ({ name: 'formStepSubmitted', props: { stepName, data } });

function copy(formName: FormName, told: readonly Told[], values: FormValues = {}): string {
  const localizedForm = localizeForm(forms[formName], steps, 'english');
  const { product } = forms[formName];
  const walk = readWalk({ localizedForm, product, pagePath: '/some-page', address: ADDRESS, told, values });
  return walk ? writeWalk(walk) : '';
}

function listSyntaxErrors(source: string): readonly unknown[] {
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => messageText);
}

/** All that a made-up person does from the first step to the last. */
function walkAs(formName: FormName, index: number): readonly Told[] {
  const form = forms[formName];
  const localizedForm = localizeForm(form, steps, 'english');
  const people = listPeople(form.product, { ...USUAL_CHOICE, index });
  const last = localizedForm.steps.at(-1)?.name ?? '';
  const values = findStart(localizedForm, last, people, TODAY) ?? {};
  return walkJourney(localizedForm, values).flatMap((step) => {
    const data = Object.fromEntries(listFields(step).map((name) => [name, values[name]]));
    return [view(step.name), ...(step.name === last ? [] : [answer(step.name, data)])];
  });
}

describe('a walk as a Playwright test', () => {
  it.each(Object.values(forms))('is TypeScript that answers every step of the $name form', ({ name, product }) => {
    for (const index of SAMPLE_PEOPLE[product].keys()) {
      const told = walkAs(name, index);
      const source = copy(name, told);
      expect(listSyntaxErrors(source)).toEqual([]);
      for (const { props } of told) expect(source).toContain(`'data-step', '${props.stepName}'`);
    }
  });

  it('opens the address without what is about a person, and answers with the selectors that can be relied on', () => {
    const both = { haveMedicare: true, haveMedicaid: true };
    const source = copy('medicare', [
      view('zipcode'),
      answer('zipcode', { zipcode: '60614', county: 'Cook' }),
      view('medicare-and-medicaid'),
      answer('medicare-and-medicaid', both),
      view('birth'),
      answer('birth', { dob: '1940-12-31' }),
      view('contact'),
    ]);
    expect(source).toContain("page.goto('http://m10.localhost:3000/some-page?utm_campaign=it%27s&gclid=1')");
    expect(source).toContain("form.locator('[name=zipcode]').fill('60614')");
    expect(source).toContain("goOn(page, 'Cook')");
    expect(source).toContain(`button[name=haveMedicare][value="true"][data-also="{\\\\"haveMedicaid\\\\":true}"]`);
    expect(source).toContain("form.locator('[data-date=dob]').fill('4/2/1958')");
    expect(source).toMatch(/'data-step', 'contact'\);\n\}\);\n$/);
  });

  it('names nobody who was typed: a made-up person stands in', () => {
    const typed = { firstName: 'Real', lastName: "O'Real", phone: '(617) 867-5309', email: 'real@mail.test' };
    const source = copy('medicare', [view('contact'), answer('contact', typed), view('consent')]);
    for (const value of Object.values(typed)) expect(source).not.toContain(value);
    expect(source).not.toContain('mail.test');
    expect(source).toContain("fill('(305) 555-0141')");
    expect(source).toContain("fill('mary.sample@example.com')");
  });

  it('goes where no answer led, once for several such moves in a row', () => {
    const source = copy('medicare', [
      view('zipcode'),
      answer('zipcode', { zipcode: '60614' }),
      view('medicare-and-medicaid'),
      view('birth'),
      view('zipcode'),
      answer('zipcode', { zipcode: '33101' }),
      view('medicare-and-medicaid'),
    ]);
    expect(source.match(/page\.goto\(/g)).toHaveLength(2);
    expect(source).toContain("page.goto('http://m10.localhost:3000/some-page/zipcode?utm_campaign=it%27s&gclid=1')");
  });

  it('begins at the first step where the answers before a reload are known, else where the page was opened', () => {
    const known = { zipcode: '60614', haveMedicare: true, haveMedicaid: false, dob: '1940-12-31' };
    const before = copy('medicare', [view('contact')], known);
    expect(before).toContain("page.goto('http://m10.localhost:3000/some-page?");
    expect(before).toContain("'data-step', 'birth'");
    const linked = copy('medicare', [view('contact')]);
    expect(linked).toContain("page.goto('http://m10.localhost:3000/some-page/contact?");
    expect(linked).not.toContain("'data-step', 'birth'");
  });

  it('skips what was skipped, and expects a low bid where there was one', () => {
    const skippable = localizeForm(forms.life, steps, 'english').steps.find(({ skippable: may }) => may);
    const name = skippable?.name ?? '';
    expect(copy('life', [view(name), answer(name, {}), view('result')])).toContain('/^(Skip|Omitir)/');
    const low: Told = { name: 'lowBidResult', props: { isLowBid: true } };
    expect(copy('medicare', [view('consent'), low, answer('consent', {}), view('result')])).toContain(
      '[data-low-bid-result=true]',
    );
  });

  it('is nothing before a step was seen', () => {
    expect(copy('medicare', [])).toBe('');
  });
});
