import type { Step } from './step';
import type { Condition } from './condition';
import type { Form } from './form';

const BOX_WIDTH = 300;
const BOX_HEIGHT = 56;
const ROW = 88;
const LEFT = 24;
const LANE = 26;

function describeCondition(condition: Condition): string {
  if ('zipIn' in condition) return `ZIP in ${condition.zipIn.join(', ')}`;
  const { field } = condition;
  return 'is' in condition ? `${field} is ${condition.is}` : `${field} is not ${condition.isNot}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

function listArcs({ steps, branches = {} }: Form): readonly Arc[] {
  return steps.flatMap((name, from) =>
    (branches[name] ?? []).map(({ when, to }) => ({
      from,
      to: to === undefined ? steps.length : steps.indexOf(to),
      label: describeCondition(when),
    })),
  );
}

function drawBox(form: Form, step: Pick<Step, 'type' | 'question'>, name: string, row: number): string {
  const y = row * ROW + LEFT;
  const hooks = form.hooks?.[name];
  const notes = [step.type === 'regular' ? '' : step.type, hooks?.onEnter ?? '', hooks?.onSubmit ?? ''].filter(Boolean);
  return [
    `<rect x="${LEFT}" y="${y}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="8"/>`,
    `<text x="${LEFT + 14}" y="${y + 23}" class="name">${escape(name)}</text>`,
    `<text x="${LEFT + BOX_WIDTH - 14}" y="${y + 23}" text-anchor="end" class="note">${escape(notes.join(' · '))}</text>`,
    `<text x="${LEFT + 14}" y="${y + 43}">${escape(shorten(step.question.english, 38))}</text>`,
    row === 0 ? '' : `<path d="M${LEFT + BOX_WIDTH / 2} ${y - ROW + BOX_HEIGHT}V${y - 2}" class="road"/>`,
  ].join('');
}

function drawArc({ from, to, label }: Arc, lane: number): string {
  const start = from * ROW + LEFT + BOX_HEIGHT / 2 + 8;
  const end = to * ROW + LEFT + BOX_HEIGHT / 2 - 8;
  const edge = LEFT + BOX_WIDTH;
  const turn = edge + LANE * (lane + 1);
  return [
    `<path d="M${edge} ${start}H${turn}V${end}H${edge + 4}" class="branch"/>`,
    `<text x="${edge + 8}" y="${start - 5}" class="note">${escape(shorten(label, 70))}</text>`,
  ].join('');
}

/** Returns an SVG that follows the reader's light or dark scheme. */
export function drawForm(form: Form, steps: Readonly<Record<string, Pick<Step, 'type' | 'question'>>>): string {
  const arcs = listArcs(form);
  const width = LEFT * 2 + BOX_WIDTH + LANE * (arcs.length + 1) + 420;
  const height =
    LEFT * 2 + ROW * form.steps.length + (arcs.some(({ to }) => to === form.steps.length) ? BOX_HEIGHT : 0);
  const boxes = form.steps.map((name, row) => {
    const step = steps[name];
    if (!step) throw new Error(`The form ${form.name} asks ${name}, which is no step`);
    return drawBox(form, step, name, row);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>Form ${form.name}, version ${form.version}, ${form.product}</title>`,
    '<style>svg{color-scheme:light dark;background:Canvas;font:13px system-ui,sans-serif}text{fill:CanvasText}',
    '.name{font-weight:700;font-size:15px}.note{font-size:12px;opacity:.8}rect{fill:none;stroke:CanvasText;stroke-width:1.5}',
    'path{fill:none;stroke:CanvasText;marker-end:url(#tip)}.branch{stroke:LinkText;stroke-width:1.5}</style>',
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0L8 4L0 8z" style="fill:context-stroke;stroke:none;marker-end:none"/></marker>',
    ...boxes,
    ...arcs.map(drawArc),
    form.steps.length > 0 && arcs.some(({ to }) => to === form.steps.length)
      ? `<text x="${LEFT}" y="${ROW * form.steps.length + LEFT + BOX_HEIGHT / 2}" class="name">the page’s destination</text>`
      : '',
    '</svg>\n',
  ].join('\n');
}
