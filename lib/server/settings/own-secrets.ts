import type { EnvFault } from './setting';

const LEAST_LENGTH = 32;
/** A random secret of 32 hexadecimal digits has fewer about once in ten thousand draws, a word said over nearly always. */
const LEAST_DISTINCT = 10;

/** What production refuses of a secret that operators draw themselves: one that somebody could guess. */
export function refuseWeakSecret(secret: string): Omit<EnvFault, 'name'> | undefined {
  const remedy = `at least ${LEAST_LENGTH} random characters, as openssl rand -hex 32 prints them`;
  if (secret.length < LEAST_LENGTH) return { problem: 'is too short', remedy };
  if (new Set(secret).size >= LEAST_DISTINCT) return undefined;
  return { problem: `has fewer than ${LEAST_DISTINCT} different characters`, remedy };
}
