import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnalyticsCookies } from '@/lib/analytics/analytics-cookies';

describe('the cookies of Google Analytics and Meta', () => {
  it.each([
    ['GS1.1.1700000000.3.1.1700000100.0.0.0', '1700000000'],
    ['GS1.2.1700000000.3.1.1700000100.60.0.0', '1700000000'],
    ['GS2.1.s1700000000$o3$g1$t1700000100$j60$l0$h0', '1700000000'],
    ['GS2.1.o3$g1$s1700000000$t1700000100', '1700000000'],
    ['GS2.1.s1700000000', '1700000000'],
    ['GS2.1.s1700000000%24o3%24g1%24t1700000100', '1700000000'],
    ['GS2.1.o3$g1$t1700000100', undefined],
    ['GS2.1.sabc$o3', undefined],
    ['GS3.1.s1700000000', undefined],
    ['deleted', undefined],
    ['', undefined],
  ])('the session id of _ga_ABC123=%s is %s', (value, expected) => {
    const read = readAnalyticsCookies(`other=1; _ga_ABC123=${value}; _gid=2`);
    expect(read.gaSessionId).toBe(expected);
    expect(read.gaMeasurementId).toBe('G-ABC123');
  });

  it.each([
    ['GA1.1.111.222', '111.222'],
    ['GA1.2-2.111.222', '111.222'],
    ['GA1.1.111', undefined],
    ['111.222', undefined],
  ])('the client id of _ga=%s is %s', (value, expected) => {
    expect(readAnalyticsCookies(`_ga=${value}`).gaClientId).toBe(expected);
  });

  it.each([
    ['fb.1.1700000000000.42', true],
    ['fb.2.1700000000000.42', true],
    ['fb.1.42', false],
  ])('_fbp=%s is read: %s', (value, expected) => {
    expect(readAnalyticsCookies(`_fbp=${value}`).fbp).toBe(expected ? value : undefined);
  });

  it('no cookie header breaks it', () => {
    fc.assert(fc.property(fc.string(), (header) => typeof readAnalyticsCookies(header) === 'object'));
  });
});
