import type { Language } from '@/lib/names/language';
import type { UiWords } from '@/lib/copy/ui-words';
import { englishWords } from './words/english';
import { spanishWords } from './words/spanish';

export const uiWords: Readonly<Record<Language, UiWords>> = { english: englishWords, spanish: spanishWords };
