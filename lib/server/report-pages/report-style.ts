/** The look of reports: readable on a telephone, in the dark and on paper. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ground: #fff; --text: #1a2330; --muted: #536070; --line: #d8dee6; --first: #1b5fa8;
  --second: #b4530b; --tint: #f3f6fa; --track: #e6ecf3 }
@media (prefers-color-scheme: dark) { :root { --ground: #11161d; --text: #e9edf2; --muted: #a7b2bf; --line: #35404d;
  --first: #6fb1f2; --second: #f0a45a; --tint: #1a212b; --track: #232c38 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 8px 20px 48px; max-width: 1240px; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { margin: 20px 0 0; font-size: 1.6rem; line-height: 1.2; text-wrap: balance }
h1::first-letter, h2::first-letter, dt::first-letter, summary::first-letter { text-transform: uppercase }
h2 { margin: 0 0 12px; font-size: 1.15rem; line-height: 1.3 }
a { color: var(--first) }
nav { display: flex; flex-wrap: wrap; gap: 0 20px; align-items: center; border-bottom: 1px solid var(--line) }
nav a { padding: 10px 0; min-height: 44px; color: var(--muted); text-decoration: none; text-transform: capitalize }
nav a:hover { color: var(--text) }
nav a[aria-current] { color: var(--text); font-weight: 700; box-shadow: inset 0 -3px var(--first) }
.period { margin: 4px 0 0; color: var(--muted) }
.answer { margin: 16px 0; max-width: 70ch; font-size: 1.15rem; text-wrap: pretty }
form { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: end; margin: 0; padding: 12px;
  background: var(--tint); border-radius: 8px }
form.out { margin-left: auto; padding: 4px 0; background: none }
summary { display: inline-block; padding: 10px 0; min-height: 44px; color: var(--first); cursor: pointer;
  text-decoration: underline }
summary::before { content: '+ '; display: inline-block; text-decoration: none } [open] > summary::before { content: '– ' }
label { display: grid; gap: 2px; color: var(--muted); font-size: .9rem; max-width: 100% }
fieldset { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 0; padding: 0; border: 0 }
fieldset label { display: flex; gap: 6px; align-items: center; min-height: 44px }
legend { padding: 0; color: var(--muted); font-size: .9rem }
input, select, button { padding: 8px 10px; min-height: 44px; max-width: 100%; border: 1px solid var(--muted);
  border-radius: 6px; background: var(--ground); color: var(--text); font: inherit }
input[type=checkbox] { min-height: 0; width: 20px; height: 20px; accent-color: var(--first) }
button { background: var(--first); border-color: var(--first); color: var(--ground); font-weight: 700; cursor: pointer }
:focus-visible { outline: 3px solid var(--second); outline-offset: 2px }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(148px, 1fr)); gap: 12px; margin: 16px 0 0 }
dl > div { padding: 12px 14px; background: var(--tint); border-radius: 8px; min-width: 0 }
dt { color: var(--muted); font-size: .85rem }
dd { margin: 2px 0 0 } dd strong { display: block; font-size: 1.35rem; line-height: 1.25; overflow-wrap: anywhere }
dd span { color: var(--muted); font-size: .85rem }
section { margin: 40px 0 0 }
.table { overflow-x: auto; min-width: 0 }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { padding: 7px 14px 7px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th:last-child, td:last-child { padding-right: 4px }
thead th { color: var(--muted); font-weight: 600; vertical-align: bottom }
tbody th { font-weight: 600 }
th:first-child { position: sticky; left: 0; background: var(--ground) }
td:not(.figure) { min-width: 8rem }
.figure { text-align: right; white-space: nowrap }
thead .figure { white-space: normal }
.shade1 { background: color-mix(in srgb, var(--second) 8%, var(--ground)) }
.shade2 { background: color-mix(in srgb, var(--second) 15%, var(--ground)) }
.shade3 { background: color-mix(in srgb, var(--second) 23%, var(--ground)) }
.shade4 { background: color-mix(in srgb, var(--second) 32%, var(--ground)); font-weight: 700 }
[class*=shade] { padding-right: 10px }
svg { display: block; width: 100%; max-width: 480px; height: auto; margin: 0 0 16px; overflow: visible }
svg text { fill: var(--text); font-size: 11.5px } svg .about { fill: var(--muted) }
.track { fill: var(--track) } .bar0 { fill: var(--first) } .bar1 { fill: var(--second) }
@media (min-width: 960px) { .above svg { max-width: 640px } }
.line0, .line1 { fill: none; stroke: var(--first); stroke-width: 2 } .line1 { stroke: var(--second) }
svg .key0 { fill: var(--first) } svg .key1 { fill: var(--second) }
.axis { stroke: var(--muted); stroke-width: 1; fill: none }
.fault { padding: 10px 12px; border-left: 4px solid var(--second); background: var(--tint) }
footer { margin: 40px 0 0; padding: 12px 0 0; border-top: 1px solid var(--line); color: var(--muted); font-size: .9rem }
footer p { margin: 4px 0; max-width: 80ch }
.files a { display: inline-block; padding: 10px 6px; min-height: 44px }
@media (min-width: 960px) {
  .beside:has(svg) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 40px; align-items: start }
}
@media print {
  :root { --ground: #fff; --text: #000; --muted: #444; --line: #bbb; --first: #1b5fa8; --second: #b4530b;
    --tint: #f3f6fa; --track: #e6ecf3 }
  nav, .filter, .files { display: none } body { max-width: none; padding: 0; font-size: 11pt }
  h2 { break-after: avoid } svg, tr, dl > div { break-inside: avoid } .table { overflow: visible }
  * { print-color-adjust: exact }
}
`;
