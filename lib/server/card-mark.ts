import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@/lib/brand/brand';

/** The brand's site icon as an address that needs no request: where cards are drawn there is no server to ask. */
export function readCardMark({ icon }: Pick<Brand, 'icon'>): string {
  const drawing = readFileSync(join(process.cwd(), 'public', icon));
  return `data:image/svg+xml;base64,${drawing.toString('base64')}`;
}
