import { Fragment, type ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import { brandFacts } from '@/lib/brand/brand-facts';
import { benefitNotes } from '@/lib/compliance/benefit-notes';
import { fillWords } from '@/lib/copy/fill-words';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Block } from '@/lib/page/block';
import type { Page } from '@/lib/page/page';
import { AdList } from './ad-list';
import { BenefitCards } from './benefit-cards';
import { CallToAction } from './call-to-action';
import { Explainer } from './explainer';
import { Faq } from './faq';
import { HowItWorks } from './how-it-works';
import { LegalSection } from './legal-section';
import { PrivacyChoices } from './privacy-choices';
import { TrustRow } from './trust-row';

interface BlockListProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly words: UiWords;
}

/** The blocks of a page's body, in order. */
export function BlockList({ brand, page, words }: BlockListProps) {
  const language = page.language ?? 'english';
  const facts = brandFacts(brand, page);
  const fill = (text: string) => fillWords(text, facts);

  function renderBlock(block: Block): ReactNode {
    switch (block.kind) {
      case 'trust-row':
        return <TrustRow block={block} />;
      case 'how-it-works':
        return <HowItWorks block={block} />;
      case 'benefit-cards':
        return <BenefitCards block={block} notes={benefitNotes(brand, page)} />;
      case 'explainer':
        return <Explainer block={block} />;
      case 'ad-list':
        return <AdList block={block} brand={brand} page={page} words={words} />;
      case 'faq':
        return <Faq block={block} />;
      case 'call-to-action':
        return <CallToAction block={block} brand={brand} language={language} words={words} />;
      case 'privacy-choices':
        return <PrivacyChoices words={words.privacyChoices} />;
      case 'legal-section':
        return <LegalSection block={block} fill={fill} />;
    }
  }

  return page.body.map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>);
}
