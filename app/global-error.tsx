'use client';

import { KeptPage } from '@/components/shell/kept-page';

/** For errors outside every page. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  return (
    <html lang="en">
      <body>
        <KeptPage error={error} />
      </body>
    </html>
  );
}
