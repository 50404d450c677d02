import type { LocalizedText } from '@/lib/names/language';

/** For questions answered by tapping. */
export const chooseAnswer: LocalizedText = { english: 'Choose an answer', spanish: 'Elija una respuesta' };
