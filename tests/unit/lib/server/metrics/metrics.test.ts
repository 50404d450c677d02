import { expect, test } from 'vitest';
import { countEvent, getMetrics } from '@/lib/server/metrics/metrics';

test('steps are counted by number, and nothing that a visitor makes up becomes a label', () => {
  countEvent('m10', 'pageView', { stepNumber: 2, stepName: 'zip' });
  countEvent('m10', 'formStepSubmitted', { stepNumber: 2, stepName: 'zip' });
  countEvent('m10', 'ctcClicked', { stepNumber: 2 });
  for (const stepNumber of [0, 41, 1.5, '2', undefined]) countEvent('m10', 'pageView', { stepNumber });
  countEvent('m10', 'ada@example.com', {});
  countEvent('m10', 'constructor', {});
  const text = getMetrics().format([]);
  expect(text).toMatch('funnel_events_total{brand="m10",event="pageView"} 6\n');
  expect(text).toMatch('funnel_events_total{brand="m10",event="other"} 2\n');
  expect(text).toMatch('funnel_steps_total{brand="m10",step="2",action="shown"} 1\n');
  expect(text).toMatch('funnel_steps_total{brand="m10",step="2",action="submitted"} 1\n');
  expect(text.match(/funnel_steps_total\{/g)).toHaveLength(2);
  expect(text).not.toMatch(/ada|zip/);
});
