/** A noticeboard under an awning: the picture first on wide screens, pills, notes held by a pin. */
export const board = `
[data-block-id=header]{
padding-bottom:14px;
background:radial-gradient(circle at 50% 0,var(--highlight) 13px,transparent 14px) 0 100%/30px 14px repeat-x
}
[data-part=picture]{aspect-ratio:3/2;border-radius:40px}
[data-block-id=trust-row]{display:flex;flex-wrap:wrap;justify-content:center;gap:12px}
[data-block-id=trust-row] li{padding:10px 22px;border:2px solid var(--accent);border-radius:32px;background:var(--surface)}
[data-block-id=benefit-cards]{background:var(--band)}
[data-block-id=how-it-works]{background:none}
[data-block-id=benefit-cards] ul{gap:32px 24px}
[data-block-id=benefit-cards] li{
position:relative;flex-direction:column;padding:32px 24px 24px;border-radius:var(--card-radius);
background:var(--surface);box-shadow:0 3px 0 var(--line)
}
[data-block-id=benefit-cards] li::before{
content:'';position:absolute;top:-9px;left:calc(50% - 9px);width:18px;height:18px;border-radius:50%;background:var(--highlight)
}
[data-block-id=how-it-works] li{flex-direction:column;align-items:start}
[data-block-id=how-it-works] li>span{
padding:10px 28px;border-radius:28px;background:var(--highlight);color:var(--highlight-text);font-size:var(--size-3)
}
[data-block-id=faq]>div>div>div{gap:16px}
[data-block-id=faq]>div>div>div>div{padding:24px;border:2px solid var(--line);border-radius:var(--card-radius)}
[data-block-id=call-to-action]{background:var(--highlight);color:var(--highlight-text)}
[data-block-id=call-to-action]>div{
--accent:var(--highlight-text);--accent-text:var(--highlight);--focus:var(--highlight-text);--tint-soft:transparent
}
@media(min-width:768px){
[data-block-id=faq]>div>div>div{grid-template-columns:1fr 1fr}
}
@media(min-width:960px){
[data-block-id=hero]>div{grid-template-columns:5fr 7fr;column-gap:48px}
[data-block-id=hero]>div>div{grid-column:2}
[data-block-id=hero] [data-part=picture]{grid-column:1;align-self:start;aspect-ratio:auto;height:560px}
[data-block-id=benefit-cards] ul{grid-template-columns:repeat(3,1fr)}
[data-block-id=explainer]>div>div>div{grid-template-columns:3fr 2fr}
}`;
