'use client';

import { KeptPage } from '@/components/shell/kept-page';

/** Specification 2. */
export default function PageError({ error }: { readonly error: unknown }) {
  return <KeptPage error={error} />;
}
