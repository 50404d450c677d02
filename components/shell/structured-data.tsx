import { writeStructuredData, type StructuredThing } from '@/lib/rendered/structured-data';

export function StructuredData({ things }: { readonly things: readonly StructuredThing[] }) {
  if (things.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeStructuredData(things) }} />;
}
