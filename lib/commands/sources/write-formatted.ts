import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** Writes a source as `npm run format` would leave it. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const config = JSON.parse(readFileSync('.config/oxfmt.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, config);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  writeFileSync(file, code);
}
