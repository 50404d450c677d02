import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { EventCatalogue } from './event-catalogue';

export interface ClickedElement {
  readonly tagName: string;
  readonly innerText: string;
  /** Set by the page on our own words, which say nothing about the visitor. */
  readonly isTextSafe: boolean;
  readonly href: string | undefined;
  readonly pageAddress: string;
  readonly target: string;
  readonly type: string | undefined;
  readonly closestBlockId: string | undefined;
}

const TEXT_MAXIMUM = 100;

/** Drops everything an ad or a visitor added; keeps only the origin of foreign sites. */
function scrubLink(href: string, pageAddress: string): string | undefined {
  if (href.startsWith('#') || /^tel:\+\d+$/.test(href)) return href;
  if (!URL.canParse(href, pageAddress)) return undefined;
  const address = new URL(href, pageAddress);
  if (!/^https?:$/.test(address.protocol)) return address.protocol;
  return address.origin === new URL(pageAddress).origin ? scrubAddress(address.href) : address.origin;
}

/** The props of elementClicked (specification 3): text only where marked safe, type only for buttons. */
export function describeElement(element: ClickedElement): EventCatalogue['elementClicked'] {
  const href = element.href === undefined ? undefined : scrubLink(element.href, element.pageAddress);
  const innerText = element.isTextSafe ? element.innerText.trim().slice(0, TEXT_MAXIMUM) : '';
  return {
    tagName: element.tagName.toLowerCase(),
    target: element.target || '_self',
    ...(innerText && { innerText }),
    ...(href !== undefined && { href }),
    ...(element.type !== undefined && { type: element.type }),
    ...(element.closestBlockId !== undefined && { closestBlockId: element.closestBlockId }),
  };
}
