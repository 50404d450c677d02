import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import { Strip } from '@/components/blocks/strip';
import type { Block } from '@/lib/page/block';
import { splitBody } from './lead-block';
import type { TemplateProps } from './template-props';

export function Landing({ form, ...props }: TemplateProps) {
  return (
    <>
      <Hero {...props} form={form} />
      <BlockList {...props} />
    </>
  );
}

function LedLanding({ form, kind, ...props }: TemplateProps & { readonly kind: Block['kind'] }) {
  const { lead, rest } = splitBody(props.page.body, [kind]);
  return (
    <>
      <Hero {...props} form={form} />
      <BlockList {...props} blocks={[...lead, ...rest]} />
    </>
  );
}

/** The table comes first under the hero. */
export function Comparison(props: TemplateProps) {
  return <LedLanding {...props} kind="comparison-table" />;
}

/** The choices come first under the hero. */
export function Selector(props: TemplateProps) {
  return <LedLanding {...props} kind="selector" />;
}

/** The cards come first under the hero. */
export function Offer(props: TemplateProps) {
  return <LedLanding {...props} kind="page-links" />;
}

/** For words under review. */
export function Preview(props: TemplateProps) {
  return (
    <>
      <Strip says="preview" messages={props.messages.pages} />
      <Landing {...props} />
    </>
  );
}

export function Test(props: TemplateProps) {
  return (
    <>
      <Strip says="test" messages={props.messages.pages} />
      <Landing {...props} />
    </>
  );
}
