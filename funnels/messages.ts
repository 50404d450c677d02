import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { englishMessages } from './messages/english';
import { spanishMessages } from './messages/spanish';

export const uiMessages: Readonly<Record<Language, UiMessages>> = {
  english: englishMessages,
  spanish: spanishMessages,
};
