import type { BrandCode } from '@/lib/names/brand-code';
import type { Page, Review } from '@/lib/page/page';
import { applyEdits } from './list-edits';
import { setProperty } from './page-entry';
import { findMaterial } from './page-material';
import type { SourceFile } from './source-entries';

/** What came back of a material: who read it, and the ids that it was filed under. */
export interface ReviewedMaterial {
  readonly review: Review;
  /** Of the page or variant, those that stay too; undefined where it has none. */
  readonly smid: Partial<Record<BrandCode, string>> | undefined;
  /** Of a page that is tested: this variant of it. Default: the page itself. */
  readonly variant?: string;
}

/**
 * The file with the review and the material ids of a page, or of a variant of it, to be formatted. Undefined where the
 * entry is made by a rule, or has no such variant.
 */
export function reviewPage(
  sources: readonly SourceFile[],
  name: Page['name'],
  { review, smid, variant }: ReviewedMaterial,
): SourceFile | undefined {
  const material = findMaterial(sources, name, variant);
  const source = sources.find(({ file }) => file === material?.file);
  if (!material || !source) return undefined;
  const edits = [
    ...(smid ? [setProperty(material.node, 'smid', smid)] : []),
    setProperty(material.node, 'review', review, 'smid'),
  ];
  return { file: source.file, text: applyEdits(source.text, edits) };
}
