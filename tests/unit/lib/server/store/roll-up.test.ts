import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '@/lib/server/records/store';
import type { ReportQuestion } from '@/lib/reporting/report-question';
import { makeEvent, makeLead } from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const question: ReportQuestion = { from: '1969-01-01', to: '2099-12-31', by: [] };

describe.each(storeSubjects)('roll-ups on %s', (_name, open) => {
  const subject = useStore(open);
  const read = async (page: string) => (await subject.store.reports()).read({ ...question, page });

  /** Each begins on a page of its own name. */
  function makeVisit(session: string, visitor = randomUUID()) {
    const began = Date.now() - 60_000;
    return (name: string, seconds: number, properties: StoredEvent['properties'] = {}) =>
      makeEvent({
        ...{ name, sessionId: session, anonymousId: visitor },
        occurredAt: new Date(began + seconds * 1000).toISOString(),
        properties: { page: { name: session, language: 'english' }, ...properties },
      });
  }

  const step = (stepName: string, stepNumber: number, stepType = 'regular') => ({ stepName, stepNumber, stepType });

  test('what strangers send as names, numbers and dates breaks no count and makes up no question', async () => {
    const event = makeVisit('stranger');
    await subject.store.saveEvents([
      event('pageView', 0, { stepName: 'Robert"); DROP TABLE visits', stepNumber: 'x' }),
      event('pageView', 0.5, { ...step('zip', 1), page: 'no object' }),
      event('pageView', 1, { ...step('zip', 1), deliveryDrops: '9e99', botDetection: [], urlParams: 'none' }),
      event('enteredExperiment', 2, { name: { a: 1 }, variant: null }),
      { ...event('ctcClicked', 3), occurredAt: '1970-01-01T00:00:00.000Z' },
      { ...event('ctcClicked', 4), occurredAt: '2099-01-01T00:00:00.000Z' },
    ]);
    const { visits, steps } = await read('stranger');
    expect(visits).toMatchObject([{ visits: 1, callsTapped: 1 }]);
    expect(steps.map((one) => one.step)).toEqual(['zip']);
  });

  test('a lead counts from when it comes, before its events or after them', async () => {
    const event = makeVisit('lead after');
    await subject.store.saveEvents([event('pageView', 0, step('zip', 1))]);
    expect((await read('lead after')).visits).toMatchObject([{ visits: 1, leads: 0 }]);
    await subject.store.saveLead(makeLead({ sessionId: 'lead after' }), []);
    await subject.store.saveLead(makeLead({ sessionId: 'lead before' }), []);
    expect((await read('lead after')).visits).toMatchObject([{ visits: 1, leads: 1 }]);
    await subject.store.saveEvents([makeVisit('lead before')('pageView', 0)]);
    expect((await read('lead before')).visits).toMatchObject([{ visits: 1, leads: 1 }]);
  });

  test('a visit whose events have aged out stays as it was counted, also when all is counted anew', async () => {
    const event = makeVisit('aged');
    await subject.store.saveEvents([event('pageView', 0, step('zip', 1)), event('ctcClicked', 1)]);
    const counted = await read('aged');
    await subject.query('DELETE FROM events');
    await subject.store.saveEvents([event('pageView', 90, step('contact', 2))]);
    expect(await read('aged')).toEqual(counted);
    const reports = await subject.store.reports();
    await reports.rebuild();
    expect(await read('aged')).toEqual(counted);
  });

  test('whoever is erased leaves a visit that is nobody’s and still counts', async () => {
    const visitor = randomUUID();
    await subject.store.saveEvents([makeVisit('erased', visitor)('pageView', 0, step('zip', 1, 'final'))]);
    const counted = await read('erased');
    expect(counted.visits).toMatchObject([{ visits: 1, numbersShown: 1 }]);
    const people = await subject.store.people();
    await people.erase(await people.identify({ by: 'visitor', value: visitor }));
    const left = "SELECT count(*)::integer AS n FROM visits WHERE session_id = 'erased' OR anonymous_id = $1::uuid";
    expect(await subject.query(left, visitor)).toEqual([{ n: 0 }]);
    await (await subject.store.reports()).rebuild();
    expect(await read('erased')).toEqual(counted);
  });

  test('who counts at once counts once', async () => {
    const event = makeVisit('race');
    const reports = await subject.store.reports();
    await subject.store.saveEvents([event('pageView', 0, step('zip', 1))]);
    await Promise.all([reports.catchUp(), reports.rebuild(), reports.catchUp(), reports.rebuild()]);
    expect((await read('race')).visits).toMatchObject([{ visits: 1 }]);
  });

  test('the worker counts a little at a time; who asks while it rests gets all, and nothing counts twice', async () => {
    const page = { name: 'rested', language: 'english' };
    const visits = Array.from({ length: 300 }, (_, index) =>
      makeVisit(`rested ${index}`)('pageView', index / 10, { ...step('zip', 1), page }),
    );
    await subject.store.saveEvents(visits);
    const reports = await subject.store.reports();
    const countKept = () => subject.query("SELECT count(*)::integer AS n FROM visits WHERE page = 'rested'");
    const seen: number[] = [];
    await reports.keepUp(async () => {
      seen.push(Number((await countKept())[0]?.['n']));
      if (seen.length === 1) expect((await read('rested')).visits).toMatchObject([{ visits: 300 }]);
    });
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[0]).toBeLessThan(251);
    expect((await read('rested')).visits).toMatchObject([{ visits: 300 }]);
    expect((await read('rested')).steps).toMatchObject([{ step: 'zip', seen: 300 }]);
  });

  test('what was not counted to its end is counted the next time', async () => {
    await subject.store.saveEvents([makeVisit('cut off')('pageView', 0, step('zip', 1))]);
    const reports = await subject.store.reports();
    const [mark] = await subject.query('SELECT done_until FROM roll_up_marks');
    await expect(reports.keepUp(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect(await subject.query('SELECT done_until FROM roll_up_marks')).toEqual([mark]);
    await reports.keepUp(() => Promise.resolve());
    expect((await subject.query('SELECT done_until FROM roll_up_marks')).at(0)).not.toEqual(mark);
    expect(await subject.query("SELECT count(*)::integer AS n FROM visits WHERE page = 'cut off'")).toEqual([{ n: 1 }]);
  });
});
