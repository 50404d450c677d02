import { LATE_FILES_ID, type LateFiles } from '@/lib/document/late-files';

/** What the HTML of a page says is to follow it; undefined where nothing is, as on a page that Next wrote. */
export function readLateFiles(html: string): LateFiles | undefined {
  const [, list] = new RegExp(`id="${LATE_FILES_ID}">([^<]*)<`).exec(html) ?? [];
  return list === undefined ? undefined : (JSON.parse(list) as LateFiles);
}
