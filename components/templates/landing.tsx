import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import { Strip } from '@/components/blocks/strip';
import type { Block } from '@/lib/page/block';
import { splitBody } from './lead-block';
import type { TemplateProps } from './template-props';

/** A hero with the first question in it, and the page's blocks under it. */
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

/** A landing whose table comes before everything else under the hero. */
export function Comparison(props: TemplateProps) {
  return <LedLanding {...props} kind="comparison-table" />;
}

/** A landing whose choices do. */
export function Selector(props: TemplateProps) {
  return <LedLanding {...props} kind="selector" />;
}

/** A landing whose cards do. */
export function Offer(props: TemplateProps) {
  return <LedLanding {...props} kind="page-links" />;
}

/** A landing with words that are not agreed yet. */
export function Preview(props: TemplateProps) {
  return (
    <>
      <Strip says="preview" words={props.words.pages} />
      <Landing {...props} />
    </>
  );
}

/** A landing for our own eyes. */
export function Test(props: TemplateProps) {
  return (
    <>
      <Strip says="test" words={props.words.pages} />
      <Landing {...props} />
    </>
  );
}
