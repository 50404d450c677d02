'use client';

import { KeptPage } from '@/components/shell/kept-page';

/** Any error of a page that is not a 404 (specification 2). */
export default function PageError({ error }: { readonly error: unknown }) {
  return <KeptPage error={error} />;
}
