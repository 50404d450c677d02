import type { Words } from '@/lib/copy/language';

/** For questions answered by tapping. */
export const chooseAnswer: Words = { english: 'Choose an answer', spanish: 'Elija una respuesta' };
