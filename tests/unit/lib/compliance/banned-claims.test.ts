import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBannedClaims } from '@/lib/compliance/banned-claims';
import { projectRoot } from '@/tests/support/project-files';

/** Sentences written before the patterns, or apart from them: see the README beside them. */
function readCorpus(name: string): readonly string[] {
  const text = readFileSync(path.join(projectRoot, 'tests/fixtures/claims', `${name}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf(': ') + 2));
}

const isFound = (sentence: string): boolean => listBannedClaims(sentence).length > 0;

/** Of what is found, how much is wrong; of what is wrong, how much is found. */
const FLOOR = { precision: 0.99, recall: 0.98 };

describe.each(['english', 'spanish'] as const)('claims in %s', (language) => {
  const violating = readCorpus(`${language}-violating`);
  const lawful = readCorpus(`${language}-lawful`);

  it('are judged on at least 60 sentences that break a rule and 120 that do not', () => {
    expect(new Set(violating).size).toBeGreaterThanOrEqual(60);
    expect(new Set(lawful).size).toBeGreaterThanOrEqual(120);
  });

  it('are found, and lawful words are left alone', () => {
    const found = violating.filter(isFound);
    const alarms = lawful.filter(isFound);
    expect(found.length / violating.length).toBeGreaterThanOrEqual(FLOOR.recall);
    expect(found.length / (found.length + alarms.length), alarms.join('\n')).toBeGreaterThanOrEqual(FLOOR.precision);
  });
});

describe('a claim', () => {
  it('is told with its rule, its own words and what to say instead, in both languages', () => {
    const [claim] = listBannedClaims('Call today. You have been selected for a plan.');
    expect(claim).toMatchObject({ rule: 'M-45', words: 'You have been selected' });
    expect(claim?.instead.english).toContain('an agent can tell you');
    expect(claim?.instead.spanish).toContain('un agente puede decirle');
  });

  it('is told as it is spelled, with its accents and capitals', () => {
    expect(listBannedClaims('Última oportunidad.')).toMatchObject([{ words: 'Última oportunidad' }]);
  });

  it('is one where one sentence denies it and the next makes it', () => {
    expect(listBannedClaims('Nothing is guaranteed.')).toEqual([]);
    expect(listBannedClaims('Nothing is free here. Acceptance is guaranteed.')).toMatchObject([
      { words: 'guaranteed' },
    ]);
  });

  it('may be shouted, too', () => {
    expect(listBannedClaims('Call TODAY')).toMatchObject([{ rule: 'T-05', words: 'TODAY' }]);
    expect(listBannedClaims('Call today!')).toMatchObject([{ rule: 'T-05', words: '!' }]);
  });
});
