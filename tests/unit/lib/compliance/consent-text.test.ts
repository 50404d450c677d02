import { describe, expect, it } from 'vitest';
import { buildMedicareConsent } from '@/lib/compliance/consent-text';

const parties = {
  recipients: [
    { id: 'a', name: 'Harbor Agency LLC' },
    { id: 'b', name: 'Exchange Inc.' },
  ],
  buttonLabel: 'See my number to call',
  enteredPhone: '(206) 555-0100',
  brandPhone: '1-206-555-0101',
  brandEmail: 'privacy@brand.example',
};

describe('the Medicare consent', () => {
  it('has one box for each company, by name', () => {
    expect(buildMedicareConsent('english', parties).boxes.map(({ label }) => label)).toEqual([
      'Harbor Agency LLC may receive the information I entered and call or email me.',
      'Exchange Inc. may receive the information I entered and call or email me.',
    ]);
  });

  it.each([
    [
      'english',
      [
        '“See my number to call”',
        'automatic telephone dialing system or an artificial or prerecorded voice',
        'Do Not Call',
        'do not have to agree',
        'licensed insurance agent will contact me',
      ],
    ],
    [
      'spanish',
      [
        '«See my number to call»',
        'marcación automática',
        'No Llamar',
        'No tengo que aceptar',
        'agente de seguros con licencia se comunicará conmigo',
      ],
    ],
  ] as const)('in %s it says all that compliance C-02 asks for', (language, parts) => {
    const { terms } = buildMedicareConsent(language, parties);
    for (const part of [...parts, '(206) 555-0100', '1-206-555-0101', 'privacy@brand.example'])
      expect(terms).toContain(part);
  });

  it('names no number that was not entered', () => {
    expect(buildMedicareConsent('english', { ...parties, enteredPhone: undefined }).terms).toContain(
      'the number I entered',
    );
  });
});
