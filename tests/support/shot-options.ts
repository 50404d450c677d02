import { createShotsCommand, readShotOptions, type ShotOptions } from '@/lib/commands/shots/shot-options';

/** What `npm run shots -- <words>` is to do. */
export function parseShotOptions(words: readonly string[], port: number): ShotOptions {
  return readShotOptions(createShotsCommand(port).parse(words, { from: 'user' }).opts());
}
