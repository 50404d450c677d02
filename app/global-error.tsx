'use client';

import { KeptPage } from '@/components/shell/kept-page';

/** An error outside every page: the same view, in a document of its own. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  return (
    <html lang="en">
      <body>
        <KeptPage error={error} />
      </body>
    </html>
  );
}
