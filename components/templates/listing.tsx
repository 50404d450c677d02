import { BlockList } from '@/components/blocks/block-list';
import { FormSection } from '@/components/blocks/form-section';
import { PageHead } from '@/components/blocks/page-head';
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
  const { page } = props;
  const { lead, rest } = splitBody(page.body, ['ad-list', 'listing', 'carrier-list', 'page-links', 'benefit-cards']);
  return (
    <>
      <PageHead {...props} />
      <BlockList {...props} blocks={lead} />
      <FormSection brand={props.brand} form={form} image={page.image} />
      <BlockList {...props} blocks={rest} />
    </>
  );
}
