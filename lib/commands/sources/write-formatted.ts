import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Writes a source as `npm run format` would leave it. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const config = await resolveConfig(file, { config: '.config/prettier.json' });
  writeFileSync(file, await format(text, { ...config, filepath: file }));
}
