'use client';

import { lazy, Suspense, useState } from 'react';
import type { HoverLinkProps } from './hover-preview';

const HoverPreview = lazy(() => import('./hover-preview').then((module) => ({ default: module.HoverPreview })));

/** The preview is loaded when a mouse comes near. */
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
