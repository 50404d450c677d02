import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.data';
const FILE_PREFIX = 'operators-token.';

function nameFile(port: number): string {
  return join(FOLDER, `${FILE_PREFIX}${port}`);
}

/** The ports on which trial sites were started here; whether they still run is not known. */
export function listSharedPorts(): readonly number[] {
  try {
    return readdirSync(FOLDER)
      .filter((name) => name.startsWith(FILE_PREFIX))
      .map((name) => Number(name.slice(FILE_PREFIX.length)));
  } catch {
    return [];
  }
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
