import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import { Strip } from '@/components/blocks/strip';
import { splitBody } from './lead-block';
import type { TemplateProps } from './template-props';

/** A list of what others sell is marked as an ad. */
export function Listing(props: TemplateProps) {
  return (
    <>
      <Strip says="advertisement" messages={props.messages.pages} />
      <Catalogue {...props} />
    </>
  );
}

/** For a list of our own pages. */
export function Catalogue({ form, ...props }: TemplateProps) {
  const { lead, rest } = splitBody(props.page.body, [
    'ad-list',
    'listing',
    'carrier-list',
    'page-links',
    'benefit-cards',
  ]);
  return (
    <>
      <Hero {...props} form={form} />
      <BlockList {...props} blocks={[...lead, ...rest]} />
    </>
  );
}
