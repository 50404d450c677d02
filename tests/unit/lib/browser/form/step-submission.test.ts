// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAskedFields, type ShownStep } from '@/lib/browser/answers/asked-fields';
import { createStepAnswering } from '@/lib/browser/form/step-answering';
import { createStepSubmission, type SubmissionDependencies } from '@/lib/browser/form/step-submission';
import type { StepErrors } from '@/lib/browser/answers/step-validation';
import type { ZipCheck } from '@/lib/browser/answers/zip-check';
import type { FormValues } from '@/lib/fields/form-values';
import type { Move } from '@/lib/engine/move';

const zipcode: ShownStep = {
  step: {
    name: 'zipcode',
    type: 'regular',
    question: 'ZIP?',
    asking: { kind: 'fields', fields: [{ name: 'zipcode' }] },
  },
  values: {},
  fields: {},
  explainUnknownZip: (zipCode) => `There is no ${zipCode}`,
  date: undefined,
};
const refusal: Move = { kind: 'refuse', stepName: 'zipcode', field: 'zipcode' };
const consent: ShownStep = {
  ...zipcode,
  step: { name: 'consent', type: 'regular', question: 'Who may call?', asking: { kind: 'consent' } },
};

let form: HTMLFormElement;
let moves: Move[];
let refusals: (() => void)[];
let errors: StepErrors;
let isValid: boolean;
let checking: boolean[];
let counties: readonly string[];
let check: () => Promise<ZipCheck>;
let idle: (() => void)[];
let paint: Promise<void>;
const order: string[] = [];
const note = (name: string) => vi.fn(() => order.push(name));
const fetched = { lateParts: note('lateParts'), validation: note('validation'), hooks: note('hooks') };
const dispose = vi.fn();
const showFault = vi.fn();
const stopFormatting = vi.fn();
const helpTyping = vi.fn(() => stopFormatting);
const stopLooking = vi.fn();

function create(given: Partial<SubmissionDependencies> = {}) {
  return createStepSubmission(
    {
      move: (move) => moves.push(move),
      report: (reported) => (errors = reported),
      refuse: (show) => refusals.push(show),
      reportChecking: (isChecking) => checking.push(isChecking),
      askCounty: (offered) => (counties = offered),
      fetchLateParts: fetched.lateParts,
    },
    {
      loadAnswers: async () => ({
        explainDate: () => 'noSuchDay',
        listAskedFields,
        readConsentAct: () => ({ text: 'Who may call?', buttonLabel: 'Go', recipients: [] }),
        helpTyping,
        lookUpTypedZips: () => stopLooking,
        checkZip: () => check(),
        readAnswer: (): FormValues => ({ zipcode: '33101' }),
        readCertificates: () => ({ leadidId: 'lead' }),
        waitForPaint: () => paint,
        createStepAnswering,
      }),
      loadValidation: async () => {
        fetched.validation();
        return {
          attachValidation: (_form, _asked, report) => ({
            check: async () => {
              report(isValid ? {} : { zipcode: 'Five digits' });
              return isValid;
            },
            showFault,
            dispose,
          }),
        };
      },
      loadHooks: async () => void fetched.hooks(),
      runAfterIdle: (work) => void idle.push(work),
      ...given,
    },
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  order.length = 0;
  document.body.innerHTML = '<form><input name="zipcode"></form>';
  form = document.querySelector('form')!;
  moves = [];
  refusals = [];
  errors = {};
  isValid = true;
  checking = [];
  counties = [];
  check = async () => ({ isUnknown: false, counties: ['Miami-Dade'] });
  idle = [];
  paint = Promise.resolve();
});

describe('submitting a step', () => {
  it('hands what was answered to the engine', async () => {
    await create().submit(zipcode, form, null);
    expect(moves).toEqual([{ kind: 'submit', stepName: 'zipcode', values: { zipcode: '33101' } }]);
  });

  it('pressed again while it is checked is submitted once, and says how long it is checked', async () => {
    const loadAnswers = vi.fn(() => Promise.reject(new Error('no connection')));
    const { submit } = create();
    const first = submit(zipcode, form, null);
    expect(checking).toEqual([true]);
    await Promise.all([first, submit(zipcode, form, null)]);
    expect(moves).toHaveLength(1);
    expect(checking).toEqual([true, false]);
    const failing = create({ loadAnswers }).submit;
    await expect(failing(zipcode, form, null)).rejects.toThrow('no connection');
    await expect(failing(zipcode, form, null)).rejects.toThrow('no connection');
    expect(checking).toEqual([true, false, true, false, true, false]);
  });

  it('whose next step is on screen already leaves nobody waiting, and lets go of its answer', async () => {
    const answer = document.createElement('button');
    answer.dataset['shown'] = '1';
    answer.setAttribute('aria-busy', 'true');
    await create().submit(zipcode, form, answer);
    expect([checking, answer.getAttribute('aria-busy')]).toEqual([[], 'false']);
    expect(moves).toHaveLength(1);
  });

  it('is seen to be taken before its work begins', async () => {
    let show = (): void => undefined;
    paint = new Promise((resolve) => (show = resolve));
    const submitted = create().submit(zipcode, form, null);
    expect(checking).toEqual([true]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(moves).toEqual([]);
    show();
    await submitted;
    expect(moves).toHaveLength(1);
  });

  it('says what to mend, leaves showing it to whoever draws it, tells which field, and moves nothing', async () => {
    isValid = false;
    await create().submit(zipcode, form, null);
    expect(errors).toEqual({ zipcode: 'Five digits' });
    expect(showFault).not.toHaveBeenCalled();
    refusals.forEach((show) => show());
    expect(showFault).toHaveBeenCalledOnce();
    expect(moves).toEqual([refusal]);
  });

  it('takes a tile for the answer, whatever stands in the box below it', async () => {
    isValid = false;
    const tile = Object.assign(document.createElement('button'), { name: 'currentCompany', value: 'GEICO' });
    await create().submit(zipcode, form, tile);
    expect(moves).toHaveLength(1);
    expect(errors).toEqual({});
  });

  it('goes with the act of consent and the certificates as they stand, and with no checks to fetch', async () => {
    await create().submit(consent, form, null);
    expect(moves[0]).toMatchObject({
      stepName: 'consent',
      consent: { text: 'Who may call?', buttonLabel: 'Go', certificates: { leadidId: 'lead' } },
    });
    expect(fetched.validation).not.toHaveBeenCalled();
  });
});

describe('a ZIP', () => {
  const unknown = async (): Promise<ZipCheck> => ({ isUnknown: true, counties: undefined });

  it('that does not exist is said so once, and taken at the next press', async () => {
    check = unknown;
    const submission = create();
    await submission.submit(zipcode, form, null);
    expect(errors).toEqual({ zipcode: 'There is no 33101' });
    refusals.forEach((show) => show());
    expect(showFault).toHaveBeenCalledOnce();
    expect(moves).toEqual([refusal]);
    await submission.submit(zipcode, form, null);
    expect(moves).toEqual([refusal, { kind: 'submit', stepName: 'zipcode', values: { zipcode: '33101' } }]);
  });

  it('is not taken by a second press while the first is still looked into', async () => {
    let answer: ((found: ZipCheck) => void) | undefined;
    check = () => new Promise((resolve) => (answer = resolve));
    const submission = create();
    const first = submission.submit(zipcode, form, null);
    const second = submission.submit(zipcode, form, null);
    await second;
    await vi.waitFor(() => expect(answer).toBeDefined());
    answer?.(await unknown());
    await first;
    expect(errors).toEqual({ zipcode: 'There is no 33101' });
    expect(moves).toEqual([refusal]);
  });

  it('that is changed takes its question with it', async () => {
    check = unknown;
    await create().submit(zipcode, form, null);
    form.querySelector('input')?.dispatchEvent(new Event('input'));
    expect(errors).toEqual({});
  });

  it('that counties share brings the choice of a county, where the step asks for it', async () => {
    check = async () => ({ isUnknown: false, counties: ['La Plata', 'Archuleta'] });
    const asking = { kind: 'fields', fields: [{ name: 'zipcode' }, { name: 'county', optional: true }] } as const;
    const submission = create();
    const shown: ShownStep = { ...zipcode, step: { ...zipcode.step, asking } };
    await submission.submit(shown, form, null);
    expect(counties).toEqual(['La Plata', 'Archuleta']);
    expect(moves).toEqual([]);
    form.insertAdjacentHTML('beforeend', '<input name="county" value="Archuleta">');
    await submission.submit(shown, form, null);
    expect(moves[0]).toMatchObject({ values: { zipcode: '33101', county: 'Archuleta' } });
    submission.reset();
    expect(counties).toEqual([]);
  });
});

describe('leaving a step', () => {
  it('that was answered at once tells nothing, so that the next is drawn once', async () => {
    const [noErrors, noCounties] = [errors, counties];
    const submission = create();
    await submission.submit(zipcode, form, null);
    submission.reset();
    expect(errors).toBe(noErrors);
    expect(counties).toBe(noCounties);
  });

  it('forgets its errors and stops checking its fields', async () => {
    isValid = false;
    const submission = create();
    await submission.submit(zipcode, form, null);
    submission.reset();
    expect(errors).toEqual({});
    expect(dispose).toHaveBeenCalledOnce();
  });
});

describe('what checks an answer and what later steps need is fetched', () => {
  it.each(['focusin', 'pointerdown'])('once, when the visitor has reached for the form: %s', async (event) => {
    let show = (): void => undefined;
    paint = new Promise((resolve) => (show = resolve));
    const { attach, submit } = create();
    attach(form, false);
    form.dispatchEvent(new Event(event));
    form.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve));
    // The touch is seen to be taken before, and an answer goes where it leads.
    expect(order).toEqual([]);
    const answered = submit(consent, form, null);
    show();
    await answered;
    expect(order).toEqual([]);
    await vi.waitFor(() => expect(order).toEqual(['lateParts', 'hooks', 'validation']));
  });

  it('by nobody who only reads, nor by a press that all is there for; with the focus', async () => {
    create().attach(form, false);
    idle.forEach((work) => work());
    await vi.waitFor(() => expect(helpTyping).toHaveBeenCalled());
    form.dispatchEvent(new Event('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(order).toEqual([]);
    form.dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(order).toHaveLength(3));
  });

  it('once the page is quiet, where the next step is near', () => {
    create().attach(form, true);
    expect(order).toEqual([]);
    idle.forEach((work) => work());
    expect(order).toHaveLength(3);
  });

  it('never for a form that is gone', async () => {
    const detach = create().attach(form, false);
    idle.forEach((work) => work());
    await vi.waitFor(() => expect(stopFormatting).not.toHaveBeenCalled());
    detach();
    form.dispatchEvent(new Event('focusin'));
    expect(fetched.validation).not.toHaveBeenCalled();
    expect(stopFormatting).toHaveBeenCalledOnce();
    expect(stopLooking).toHaveBeenCalledOnce();
  });
});
