import type { Product } from '@/lib/names/brand-code';
import type { LocalizedText } from '@/lib/names/language';

/** What a call or a message may be about, as the words of a consent name it (compliance C-02, 5). */
export const OFFERED_INSURANCE: Readonly<Record<Product, LocalizedText>> = {
  medicare: {
    english: 'Medicare Advantage, Part D and Medicare Supplement plans',
    spanish: 'planes Medicare Advantage, de la Parte D y suplementarios de Medicare',
  },
  auto: { english: 'auto insurance', spanish: 'seguros de auto' },
  life: { english: 'life insurance', spanish: 'seguros de vida' },
};
