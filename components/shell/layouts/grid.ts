/** A city map: blocks with streets between them, street signs for headings, asphalt with a dashed line. */
export const grid = `
[data-block-id=header]{background:var(--accent);color:var(--accent-text)}
[data-block-id=header] :is(a,p,span){color:inherit}
[data-block-id=header] a{outline-color:currentColor}
[data-block-id=hero],[data-block-id=head],[data-block-id=quiz]{
background:linear-gradient(var(--line) 2px,transparent 0) 0 0/96px 96px,
linear-gradient(90deg,var(--line) 2px,transparent 0) 0 0/96px 96px
}
[data-block-id=hero]>div{gap:12px}
[data-block-id=hero]>div>div{max-width:none;padding:24px;background:var(--surface)}
[data-block-id=hero]>div>div:nth-child(2)>*{margin:-24px;width:auto;max-width:none;border:0}
[data-block-id=hero] [data-part=picture]{padding:0;aspect-ratio:3/2;color:var(--accent)}
[data-block-id=head]>div>div{padding:24px;background:var(--surface)}
[data-block-id=quiz]>div{background:var(--surface)}
[data-article] h2{padding:8px 14px}
[data-block-id=trust-row]{
max-width:none;padding-inline:max(var(--gutter),calc((100vw - 1120px)/2));
border-top:6px dashed var(--highlight);background:var(--text);color:var(--page);font-weight:700
}
[data-block-id=trust-row] li>span{color:inherit}
[data-block-id]>div>div>h2{display:inline-block;padding:10px 20px;background:var(--accent);color:var(--accent-text)}
[data-block-id=benefit-cards] ul,[data-block-id=faq]>div>div>div{gap:12px}
[data-block-id=benefit-cards] li,[data-block-id=faq]>div>div>div>div{padding:24px;background:var(--surface)}
[data-block-id=benefit-cards] li{flex-direction:column}
[data-block-id=benefit-cards] li>span{padding:10px;background:var(--accent);color:var(--accent-text)}
[data-block-id=how-it-works] ol{gap:0}
[data-block-id=how-it-works] li{flex-direction:column;padding:0 24px 32px 0;border-top:6px dashed var(--control)}
[data-block-id=how-it-works] li>span{
padding:14px 20px;margin-top:-30px;align-self:start;background:var(--text);color:var(--page);font-size:var(--size-3)
}
[data-block-id=call-to-action]{background:var(--highlight);color:var(--highlight-text)}
[data-block-id=call-to-action]>div{
--accent:var(--highlight-text);--accent-text:var(--highlight);--focus:var(--highlight-text);--tint-soft:transparent
}
@media(max-width:767px){
[data-block-id=how-it-works] li{border-top:0;border-left:6px dashed var(--control);padding-left:24px}
[data-block-id=how-it-works] li>span{margin:0 0 0 -54px}
[data-block-id=how-it-works] ol{margin-left:28px}
}
@media(min-width:768px){
[data-block-id=faq]>div>div>div{grid-template-columns:1fr 1fr}
}
@media(min-width:960px){
[data-block-id=hero]>div{grid-template-columns:7fr 5fr;grid-template-rows:auto 1fr}
[data-block-id=hero]>div>div:first-child{grid-row:1;padding:40px}
[data-block-id=hero]>div>div:nth-child(2){grid-row:2}
[data-block-id=hero] [data-part=picture]{align-self:start;aspect-ratio:auto;height:640px}
[data-block-id=benefit-cards] ul{grid-template-columns:repeat(3,1fr)}
}`;
