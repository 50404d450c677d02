/** A conversation: the headline says something, the form answers, questions and answers lean to their sides. */
export const talk = `
:root{--card-radius:26px 26px 26px 4px;--control-radius:20px 20px 4px}
h1,h2,h3,[data-block-id=header] a>span{font-style:italic}
[data-block-id=head]{background:none}
[data-block-id=head]>div>div,[data-block-id=hero]>div>div:first-child{padding:24px;border-radius:32px 32px 32px 4px;background:var(--accent);color:var(--accent-text)}
[data-block-id=head]>div>div>*,[data-block-id=hero]>div>div:first-child>*{
--accent:var(--page);--accent-text:var(--text);--focus:var(--page);--tint-soft:transparent;color:inherit
}
[data-block-id=hero]>div>div:nth-child(2)>*{border-radius:26px 26px 4px}
[data-part=picture]{aspect-ratio:3/2;border-radius:120px 120px 120px 8px}
[data-block-id=trust-row] li>span{padding:12px;border-radius:50% 50% 50% 4px;background:var(--highlight);color:var(--highlight-text)}
[data-block-id=benefit-cards] li{padding:24px;border-radius:var(--card-radius);background:var(--surface)}
[data-block-id=benefit-cards] li:nth-child(even){border-radius:26px 26px 4px;background:var(--band)}
[data-block-id=how-it-works] li>span{
display:grid;place-content:center;width:56px;height:56px;border-radius:50% 50% 50% 4px;
background:var(--accent);color:var(--accent-text);font-size:var(--size-3)
}
[data-block-id=faq]>div>div>div{max-width:760px}
[data-block-id=faq]>div>div>div>div{gap:12px}
[data-block-id=faq] h3{
justify-self:end;max-width:88%;padding:14px 22px;border-radius:22px 22px 4px;background:var(--highlight);color:var(--highlight-text)
}
[data-block-id=faq] p{
justify-self:start;max-width:88%;padding:16px 22px;border:1px solid var(--line);border-radius:22px 22px 22px 4px;background:var(--surface)
}
[data-block-id=call-to-action]>div{margin-block:var(--space-48);padding:32px;border-radius:40px 40px 40px 4px;background:var(--highlight-soft)}
@media(min-width:960px){
[data-block-id=hero]>div{grid-template-columns:3fr 2fr;column-gap:56px;row-gap:20px}
[data-block-id=hero]>div>div:first-child{padding:40px}
[data-block-id=hero]>div>div:nth-child(2){justify-self:end}
[data-block-id=hero] [data-part=picture]{align-self:start;aspect-ratio:4/5;border-radius:200px 200px 200px 8px}
[data-block-id=benefit-cards] ul{grid-template-columns:repeat(3,1fr)}
[data-block-id=explainer]>div>div>div{grid-template-columns:3fr 2fr}
}`;
