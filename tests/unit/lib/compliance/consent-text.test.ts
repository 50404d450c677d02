import { describe, expect, it } from 'vitest';
import { buildConsent } from '@/lib/compliance/consent-text';

const parties = {
  operator: 'Brand LLC',
  recipients: [
    { id: 'a', name: 'Harbor Agency LLC' },
    { id: 'b', name: 'Exchange Inc.' },
  ],
  buttonLabel: 'See my number to call',
  brandPhone: '1-206-555-0101',
  brandEmail: 'privacy@brand.example',
};

describe('the Medicare consent', () => {
  it('has one box for each company, by name', () => {
    expect(buildConsent('english', 'medicare', parties).boxes.map(({ label }) => label)).toEqual([
      'Harbor Agency LLC',
      'Exchange Inc.',
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
    const { terms } = buildConsent(language, 'medicare', parties);
    for (const part of [...parts, '{phone}', '1-206-555-0101', 'privacy@brand.example']) expect(terms).toContain(part);
  });
});

describe('the consent of auto and life', () => {
  it.each(['auto', 'life'] as const)(
    'in %s calls, texts and e-mails are ticked apart, every company by name',
    (product) => {
      const { companies, boxes, terms } = buildConsent('english', product, parties);
      expect(boxes.map(({ id }) => id)).toEqual(['call', 'sms', 'email']);
      expect(companies).toBe('By: Brand LLC, Harbor Agency LLC and Exchange Inc.');
      for (const { name } of boxes) expect(companies).toContain(name);
      expect(terms).toContain('reply STOP to stop or HELP for help');
      expect(terms).toContain(`${product} insurance`);
      expect(terms).toContain('Do Not Call');
      expect(terms).toContain('do not have to agree');
    },
  );

  it('in Spanish it says the same', () => {
    const { boxes, terms } = buildConsent('spanish', 'auto', parties);
    expect(boxes.map(({ label }) => label)).toEqual(['Llamada', 'Texto', 'Correo']);
    expect(terms).toContain('responda STOP para cancelar o HELP para recibir ayuda');
    expect(terms).toContain('seguros de auto');
    expect(terms).toContain('No Llamar');
  });
});
