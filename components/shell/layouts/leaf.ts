/** A porch on Main Street: a wide scene over the words and the form, leaf corners, planks, stitched rules. */
export const leaf = `
:root{--card-radius:32px 4px;--control-radius:18px 4px}
[data-block-id=header]{border-bottom:8px solid var(--accent)}
[data-part=picture]{aspect-ratio:2/1;border-radius:72px 8px;background:var(--highlight-soft)}
[data-block-id=trust-row] li>span{display:none}
[data-block-id=trust-row] li::before{
content:'';flex:none;width:18px;height:18px;border-radius:0 100%;background:var(--highlight)
}
[data-block-id]>div>div>h2::before{
content:'';display:inline-block;width:.7em;height:.7em;margin-right:.35em;border-radius:0 100%;background:var(--highlight)
}
[data-block-id=benefit-cards] li{
padding:24px;border:2px solid var(--line);border-radius:var(--card-radius);background:var(--surface)
}
[data-block-id=benefit-cards] li>span{padding:10px;border-radius:0 24px;background:var(--highlight-soft)}
[data-block-id=how-it-works] li{flex-direction:column}
[data-block-id=how-it-works] li>span{
display:grid;place-content:center;width:64px;height:64px;border-radius:4px 40px;background:var(--highlight);
color:var(--highlight-text);font-size:var(--size-2)
}
[data-block-id=faq]>div>div>div{gap:0 48px}
[data-block-id=faq]>div>div>div>div{padding:24px 0;border-top:3px dashed var(--line)}
[data-block-id=call-to-action]{
background:repeating-linear-gradient(transparent 0 62px,rgb(0 0 0/16%) 62px 64px),var(--accent);color:var(--accent-text)
}
[data-block-id=call-to-action]>div{--accent:var(--page);--accent-text:var(--text);--focus:var(--page);--tint-soft:transparent}
@media(min-width:768px){
[data-block-id=faq]>div>div>div{grid-template-columns:1fr 1fr}
}
@media(min-width:960px){
[data-block-id=hero]>div{grid-template-columns:1fr 1fr;grid-template-rows:auto auto;gap:32px 56px;padding-top:24px}
[data-block-id=hero]>div>div:first-child{align-content:start;padding-top:8px}
[data-block-id=hero]>div>div:nth-child(2){grid-row:2;grid-column:2}
[data-block-id=hero] [data-part=picture]{grid-area:1/1/2/-1;aspect-ratio:auto;height:220px}
[data-block-id=hero] h1{font-size:var(--size-1)}
[data-block-id=explainer]>div>div>div{grid-template-columns:3fr 2fr}
}`;
