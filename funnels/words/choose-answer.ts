import type { Words } from '@/lib/copy/language';

/** The error of a question that is answered by tapping. */
export const chooseAnswer: Words = { english: 'Choose an answer', spanish: 'Elija una respuesta' };
