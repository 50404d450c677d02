import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@/lib/brand/brand';

/** A data URL: there is no server to ask where cards are drawn. */
export function readCardMark({ icon }: Pick<Brand, 'icon'>): string {
  const drawing = readFileSync(join(process.cwd(), 'public', icon));
  return `data:image/svg+xml;base64,${drawing.toString('base64')}`;
}
