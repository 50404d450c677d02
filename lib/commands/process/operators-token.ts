import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.data';

function nameFile(port: number): string {
  return join(FOLDER, `operators-token.${port}`);
}

/** The token of a trial site on this port, which commands of other terminals find; only its owner may read it. */
export function shareOperatorsToken(port: number): string {
  const token = process.env['OPERATORS_TOKEN'] || randomBytes(24).toString('base64url');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(nameFile(port), token, { mode: 0o600 });
  return token;
}

/** What the trial site on this port was started with, where there was one. */
export function findSharedToken(port: number): string | undefined {
  try {
    return readFileSync(nameFile(port), 'utf8');
  } catch {
    return undefined;
  }
}
