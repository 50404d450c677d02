/** The look of reports: readable on a telephone, in the dark and on paper. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ground: #fff; --text: #1c2430; --muted: #55606e; --line: #d5dae1; --first: #1b5fa8;
  --second: #b25a00; --tint: #f2f5f9 }
@media (prefers-color-scheme: dark) { :root { --ground: #12171e; --text: #e8ecf1; --muted: #a5b0bd; --line: #38424f;
  --first: #6fb1f2; --second: #f0a45a; --tint: #1b222c } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 16px; max-width: 1120px; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 16px 0 8px; font-size: 1.35rem; line-height: 1.3 }
h2 { margin: 32px 0 8px; font-size: 1.1rem }
a { color: var(--first) }
nav, form, .files { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end }
nav a, .files a { display: inline-block; padding: 10px 0; min-height: 44px }
nav a[aria-current] { color: var(--text); font-weight: 700; text-decoration: none }
form { margin: 8px 0 0; padding: 12px; background: var(--tint); border-radius: 8px }
form.out { margin: 0; padding: 0; background: none }
label { display: grid; gap: 2px; color: var(--muted); font-size: .9rem }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; border: 0 }
fieldset label { display: flex; gap: 6px; align-items: center; min-height: 44px }
legend { padding: 0; color: var(--muted); font-size: .9rem }
input, select, button { padding: 8px 10px; min-height: 44px; max-width: 100%; border: 1px solid var(--line);
  border-radius: 6px; background: var(--ground); color: var(--text); font: inherit }
input[type=checkbox] { min-height: 0; width: 20px; height: 20px }
button { background: var(--first); border-color: var(--first); color: var(--ground); font-weight: 700; cursor: pointer }
:focus-visible { outline: 3px solid var(--second); outline-offset: 2px }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { color: var(--muted); font-weight: 600 }
td:not(.figure) { min-width: 7rem }
.figure { text-align: right; white-space: nowrap }
svg { display: block; width: 100%; max-width: 480px; height: auto; margin: 8px 0; overflow: visible }
svg text { fill: var(--text); font-size: 11px }
.bar0 { fill: var(--first) } .bar1 { fill: var(--second) }
.line0, .line1 { fill: none; stroke: var(--first); stroke-width: 2 } .line1 { stroke: var(--second) }
svg .key0 { fill: var(--first) } svg .key1 { fill: var(--second) }
.axis { stroke: var(--muted); stroke-width: 1; fill: none }
.fault { padding: 10px 12px; border-left: 4px solid var(--second); background: var(--tint) }
@media print { nav, form, .files { display: none } body { max-width: none; color: #000; background: #fff }
  h2 { break-after: avoid } svg, tr { break-inside: avoid } .table { overflow: visible } }
`;
