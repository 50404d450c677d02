/** A bridge: the headline across the whole width, beams with piers over every heading, steps hung from one beam. */
export const span = `
[data-block-id=header]{border-top:8px solid var(--highlight)}
[data-block-id=hero]{background:var(--band)}
[data-block-id=hero],[data-block-id=head]{border-bottom:3px solid var(--accent)}
[data-part=picture]{aspect-ratio:16/9}
[data-block-id=trust-row] li>span{display:none}
[data-block-id=trust-row] li{padding:0 16px 0 0;font-weight:700}
[data-block-id=trust-row] li::before{content:'';flex:none;width:14px;height:32px;background:var(--highlight)}
[data-block-id]>div>div>h2{
padding-top:32px;background:linear-gradient(var(--accent) 0 0) 0 0/100% 4px no-repeat,
linear-gradient(90deg,var(--accent) 4px,transparent 0) 0 4px/64px 14px repeat-x
}
[data-block-id=how-it-works]{background:none}
[data-block-id=how-it-works] ol{gap:0}
[data-block-id=how-it-works] li{flex-direction:column;gap:12px;padding:0 24px 24px 0;border-top:6px solid var(--accent)}
[data-block-id=how-it-works] li>span{
width:48px;padding:28px 0 10px;background:var(--accent);color:var(--accent-text);text-align:center;font-size:var(--size-3)
}
[data-block-id=benefit-cards] ul{gap:1px;border:1px solid var(--line);background:var(--line)}
[data-block-id=benefit-cards] li{padding:24px;background:var(--page)}
[data-block-id=faq]>div>div>div{gap:0}
[data-block-id=faq]>div>div>div>div{padding:20px 0;border-bottom:1px solid var(--line)}
[data-block-id=call-to-action]{border-bottom:8px solid var(--highlight);background:var(--accent);color:var(--accent-text)}
[data-block-id=call-to-action]>div{--accent:var(--page);--accent-text:var(--text);--focus:var(--page);--tint-soft:transparent}
[data-block-id=call-to-action]>div>div>h2{background:none;padding:0}
@media(min-width:768px){
[data-block-id=faq]>div>div>div>div{grid-template-columns:1fr 2fr;gap:32px}
}
@media(min-width:960px){
[data-block-id=hero]>div{grid-template-columns:5fr 6fr;grid-template-rows:auto auto;gap:32px 48px}
[data-block-id=hero]>div>div:first-child{grid-column:1/-1;grid-row:1;grid-template-columns:5fr 6fr;column-gap:48px;align-items:end}
[data-block-id=hero]>div>div:nth-child(2){grid-row:2}
[data-block-id=hero] [data-part=picture]{grid-row:2;align-self:start;aspect-ratio:auto;height:440px}
[data-block-id=hero] h1{font-size:var(--size-1)}
}`;
