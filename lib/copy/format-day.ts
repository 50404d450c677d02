import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';
import type { Language } from '@/lib/names/language';

/** Takes yyyy-MM-dd; throws for anything else. */
export function formatDay(day: string, language: Language): string {
  return language === 'spanish'
    ? format(parseISO(day), "d 'de' MMMM 'de' yyyy", { locale: es })
    : format(parseISO(day), 'MMMM d, yyyy', { locale: enUS });
}
