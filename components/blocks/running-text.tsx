import { Fragment, type ReactNode } from 'react';
import { TermCard } from '@/components/ui/hover-card';
import { glossary } from '@/funnels/glossary';
import { keepTermsWhole } from '@/lib/copy/keep-terms-whole';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { explainTexts, pickTerm } from '@/lib/page/explained-texts';
import type { Page } from '@/lib/page/page';

/** As the texts are drawn, in which its words are looked for. */
const drawnGlossary = keepTermsWhole(glossary);

/** Shows a text of a block, with its terms explained. */
export type ShowText = (text: string) => ReactNode;

/** For the blocks of one page: each term that the page explains is a button with a card, where it is said first. */
export function buildShowText(page: Page, messages: UiMessages): ShowText {
  const explained = explainTexts(page, drawnGlossary);
  return (text) =>
    explained.get(text)?.map((part, index) => (
      <Fragment key={index}>
        {part.term ? (
          <TermCard id={`about-${part.term}`} words={part.text} look="inline" close={messages.form.close}>
            {pickTerm(drawnGlossary, part.term, page.language).explanation}
          </TermCard>
        ) : (
          part.text
        )}
      </Fragment>
    )) ?? text;
}
