import { BlockList } from '@/components/blocks/block-list';
import { Hero } from '@/components/blocks/hero';
import type { TemplateProps } from './template-props';

/** A hero with the first question in it, and the page's blocks under it. */
export function Landing({ brand, page, words, form }: TemplateProps) {
  return (
    <>
      <Hero brand={brand} page={page} words={words} form={form} />
      <BlockList brand={brand} page={page} words={words} />
    </>
  );
}
