'use client';

import { lazy, Suspense, useState } from 'react';
import type { HoverLinkProps } from './hover-preview';

const HoverPreview = lazy(() => import('./hover-preview').then((module) => ({ default: module.HoverPreview })));

/** A link that shows a preview of its target under a mouse; the preview is fetched when the mouse first comes near. */
export function HoverLink(props: HoverLinkProps) {
  const [isWanted, setIsWanted] = useState(false);
  const link = (
    <a
      className={props.className}
      href={props.href}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setIsWanted(true);
      }}
    >
      {props.label}
    </a>
  );
  if (!isWanted) return link;
  return (
    <Suspense fallback={link}>
      <HoverPreview {...props} />
    </Suspense>
  );
}
