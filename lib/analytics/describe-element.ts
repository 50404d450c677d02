import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { EventCatalogue } from './event-catalogue';

/** What is known of a link or button that was clicked. */
export interface ClickedElement {
  readonly tagName: string;
  readonly innerText: string;
  /** Whether the page marked the text as safe to report: words of ours that tell nothing of the visitor. */
  readonly isTextSafe: boolean;
  /** As written; undefined for a button. */
  readonly href: string | undefined;
  /** Address of the page, against which a relative one is read. */
  readonly pageAddress: string;
  readonly target: string;
  /** Of a button. */
  readonly type: string | undefined;
  readonly closestBlockId: string | undefined;
}

const TEXT_MAXIMUM = 100;

/** An address without anything that an ad or a visitor put into it; of a site outside only its origin. */
function scrubLink(href: string, pageAddress: string): string | undefined {
  if (href.startsWith('#') || /^tel:\+\d+$/.test(href)) return href;
  if (!URL.canParse(href, pageAddress)) return undefined;
  const address = new URL(href, pageAddress);
  if (!/^https?:$/.test(address.protocol)) return address.protocol;
  return address.origin === new URL(pageAddress).origin ? scrubAddress(address.href) : address.origin;
}

/** The props of elementClicked (specification 3): the text only where it is marked safe, the type only of buttons. */
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
