import type { ReactNode } from 'react';
import type { TemplateName } from '@/lib/names/page-names';
import { Advertorial } from './advertorial';
import { Chat } from './chat';
import { Comparison, Landing, Offer, Preview, Selector, Test } from './landing';
import { Legal } from './legal';
import { Catalogue, Listing } from './listing';
import { NotFound } from './not-found';
import { Reviews } from './reviews';
import type { TemplateProps } from './template-props';

export const templates: Readonly<Record<TemplateName, (props: TemplateProps) => ReactNode>> = {
  landing: Landing,
  quiz: Landing,
  chat: Chat,
  // Its hero puts the number first.
  call: Landing,
  listing: Listing,
  'ad-list': Listing,
  advertorial: Advertorial,
  reviews: Reviews,
  'carrier-review': Reviews,
  comparison: Comparison,
  selector: Selector,
  catalogue: Catalogue,
  offer: Offer,
  legal: Legal,
  preview: Preview,
  test: Test,
  'not-found': NotFound,
};
