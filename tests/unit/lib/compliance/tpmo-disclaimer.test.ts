import { describe, expect, it } from 'vitest';
import type { TpmoCounts } from '@/lib/brand/brand';
import { confirmed } from '@/lib/brand/fact';
import { medicareHours, tpmoDisclaimer } from '@/lib/compliance/tpmo-disclaimer';

const counts: TpmoCounts = {
  variant: 'some',
  organizationCount: confirmed(73),
  productCount: confirmed(5110),
  asOf: '2026-10-01',
  source: 'test',
};

describe('tpmoDisclaimer', () => {
  it('is the standardized English text for a part of the plans', () => {
    expect(tpmoDisclaimer('english', counts)).toBe(
      'We do not offer every plan available in your area. Currently we represent 73 organizations which offer 5,110 products in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.',
    );
  });

  it('is the standardized English text for all plans', () => {
    expect(tpmoDisclaimer('english', { ...counts, variant: 'all' })).toBe(
      'Currently we represent 73 organizations which offer 5,110 products in your area. You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.',
    );
  });

  it('is the Spanish draft for a part of the plans', () => {
    expect(tpmoDisclaimer('spanish', counts)).toBe(
      'No ofrecemos todos los planes disponibles en su área. Actualmente representamos a 73 organizaciones que ofrecen 5,110 productos en su área. Comuníquese con Medicare.gov o llame al 1-800-MEDICARE para obtener información sobre todas sus opciones.',
    );
  });

  it('is the Spanish draft for all plans', () => {
    expect(tpmoDisclaimer('spanish', { ...counts, variant: 'all' })).toBe(
      'Actualmente representamos a 73 organizaciones que ofrecen 5,110 productos en su área. Siempre puede comunicarse con Medicare.gov o llamar al 1-800-MEDICARE para recibir ayuda con sus opciones de planes.',
    );
  });

  it.each([0, -1, 2.5, NaN])('refuses to print a count of %s', (count) => {
    expect(() => tpmoDisclaimer('english', { ...counts, productCount: confirmed(count) })).toThrow('not a count');
    expect(() => tpmoDisclaimer('english', { ...counts, organizationCount: confirmed(count) })).toThrow('not a count');
  });
});

describe('medicareHours', () => {
  it('stands in a sentence of its own', () => {
    expect(medicareHours('english')).toBe('1-800-MEDICARE (TTY 1-877-486-2048), 24 hours a day/7 days a week.');
    expect(medicareHours('spanish')).toBe(
      '1-800-MEDICARE (TTY 1-877-486-2048), las 24 horas del día, los 7 días de la semana.',
    );
  });
});
