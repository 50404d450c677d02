import { findNearestName } from '@/lib/lint/nearest-name';
import { SETTING_NAMES } from './settings';

/** A variable that is no setting, and the setting that was probably meant. */
export interface MisspeltSetting {
  readonly name: string;
  readonly meant: string;
}

const MOST_LETTERS_OFF = 2;
/** A shorter name is near to names of others: HOST is two letters off PORT. */
const LETTERS_FOR_EACH = 5;

/** Variables whose names are a letter or two off a setting's. Never holds a value. */
export function listMisspeltSettings(source: Readonly<Record<string, string | undefined>>): readonly MisspeltSetting[] {
  const known: readonly string[] = SETTING_NAMES;
  return Object.keys(source).flatMap((name) => {
    if (known.includes(name)) return [];
    const most = Math.min(MOST_LETTERS_OFF, Math.floor(name.length / LETTERS_FOR_EACH));
    const meant = most > 0 ? findNearestName(name, known, most) : undefined;
    return meant === undefined ? [] : [{ name, meant }];
  });
}
