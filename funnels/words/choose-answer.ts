import type { Words } from '@/lib/names/language';

/** For questions answered by tapping. */
export const chooseAnswer: Words = { english: 'Choose an answer', spanish: 'Elija una respuesta' };
