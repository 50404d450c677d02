/** A page of a book: one narrow column, double rules, a plate in the margin, a large first letter. */
export const book = `
:root{--content:680px}
[data-block-id=header]{border-bottom:3px double var(--control)}
[data-block-id]:not(header,footer)>div,ul[data-block-id]{max-width:calc(680px + 2*var(--gutter))}
[data-part=picture]{aspect-ratio:16/9;padding:8px;border:1px solid var(--line);background:var(--surface)}
[data-block-id=trust-row]{grid-auto-flow:row;gap:8px;padding-block:0 8px;color:var(--muted)}
[data-block-id=trust-row] li>span,[data-block-id=benefit-cards] li>span{display:none}
[data-block-id]>div>div>h2::after{content:'';display:block;width:48px;margin-top:16px;border-top:3px double var(--accent)}
[data-block-id=explainer],[data-block-id=how-it-works],[data-block-id=head]{background:none}
[data-block-id=head]>div{border-bottom:3px double var(--control)}
[data-block-id=explainer] p:first-child::first-letter{
float:left;padding:.08em .1em 0 0;color:var(--accent);font:600 3.4em/.8 var(--heading-font)
}
[data-block-id=benefit-cards] ul,[data-block-id=how-it-works] ol{grid-template-columns:none;gap:0}
[data-block-id=benefit-cards] li,[data-block-id=how-it-works] li{padding:20px 0;border-top:1px solid var(--line)}
[data-block-id=how-it-works] li{gap:24px}
[data-block-id=how-it-works] li>span{width:1.1em;color:var(--accent);font-size:var(--size-1)}
[data-block-id=faq] h3{color:var(--accent)}
[data-block-id=call-to-action]{background:var(--band);border-block:3px double var(--control)}
@media(min-width:768px){
[data-block-id=benefit-cards] li>div{display:grid;grid-template-columns:1fr 2fr;gap:24px}
}
@media(min-width:960px){
[data-block-id=hero]>div:first-child{max-width:calc(900px + 2*var(--gutter));grid-template-columns:1fr 240px;column-gap:48px}
[data-block-id=hero] h1{font-size:var(--size-1);line-height:1.15}
[data-block-id=hero] [data-part=picture]{align-self:start;aspect-ratio:3/5}
}`;
