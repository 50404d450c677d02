/** A sun over the horizon: the scene in a circle, half suns for numbers and headings, long arcs between sections. */
export const arc = `
[data-block-id=header],[data-block-id=hero]{background:var(--band)}
[data-block-id=head],[data-block-id=hero]{padding-bottom:32px;border-radius:0 0 50% 50%/0 0 48px 48px}
[data-part=picture]{width:min(100%,420px);margin:28px auto 0;aspect-ratio:1;border-radius:50%;box-shadow:0 0 0 10px var(--highlight)}
[data-block-id=trust-row] li>span{padding:12px;border-radius:50%;background:var(--highlight);color:var(--highlight-text)}
[data-block-id]>div>div>h2::before{
content:'';display:block;width:64px;height:32px;margin-bottom:16px;border-radius:64px 64px 0 0;background:var(--highlight)
}
[data-block-id=how-it-works]{background:none}
[data-block-id=how-it-works] li{flex-direction:column;gap:0}
[data-block-id=how-it-works] li>span{
display:grid;place-content:end center;width:112px;height:56px;margin-left:16px;padding-bottom:8px;
border-radius:56px 56px 0 0;background:var(--highlight);color:var(--highlight-text);font-size:var(--size-2)
}
[data-block-id=how-it-works] li>div{padding-top:20px;border-top:3px solid var(--text)}
[data-block-id=explainer]{border-radius:50%/clamp(24px,4vw,64px)}
[data-block-id=benefit-cards] ul{gap:40px 48px}
[data-block-id=benefit-cards] li{flex-direction:column}
[data-block-id=benefit-cards] li>span{padding:22px;border-radius:50%;background:var(--band);color:var(--text)}
[data-block-id=faq]>div>div>div>div{padding:28px;border-radius:28px;background:var(--band)}
[data-block-id=call-to-action]{
background:var(--highlight);color:var(--highlight-text);text-align:center;border-radius:50% 50% 0 0/100px 100px 0 0
}
[data-block-id=call-to-action]>div{
--accent:var(--highlight-text);--accent-text:var(--highlight);--focus:var(--highlight-text);--tint-soft:transparent;
justify-items:center
}
[data-block-id=call-to-action]>div>div>h2::before{display:none}
[data-block-id=call-to-action]>div>div{justify-content:center}
@media(min-width:768px){
[data-block-id=how-it-works] ol{gap:0}
[data-block-id=how-it-works] li>div{padding-right:32px}
[data-block-id=faq]>div>div>div{grid-template-columns:1fr 1fr;gap:24px}
}
@media(min-width:960px){
[data-block-id=hero]>div{grid-template-columns:7fr 5fr}
[data-block-id=hero] [data-part=picture]{align-self:start;width:100%;box-shadow:0 0 0 14px var(--highlight),0 0 0 40px var(--highlight-soft)}
[data-block-id=benefit-cards] ul{grid-template-columns:repeat(3,1fr)}
[data-block-id=explainer]>div>div>div{grid-template-columns:3fr 2fr;align-items:center}
}`;
