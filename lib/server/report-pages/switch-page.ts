import { listSwitchNames, type Switchable } from '@/lib/lint/find-switch-fault';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { formatSwitch, SWITCH_KINDS } from '@/lib/switches/switch';
import type { StoredSwitchChange } from '../records/switches';
import { html, type Markup } from './markup';
import { buildOperatorPage, SWITCHES_PAGE } from './report-page';

/** What the page of switches shows. */
export interface ShownSwitches {
  readonly switchable: Switchable;
  readonly off: readonly StoredSwitchChange[];
  /** The latest first. */
  readonly turns: readonly StoredSwitchChange[];
  /** Whether a turn needs the operators’ token; undefined where there is none, and nothing can be turned here. */
  readonly asksForToken: boolean | undefined;
  readonly canSignOut: boolean;
  /** Why the last turn was not made. */
  readonly fault?: string | undefined;
}

const ACTION = `/reports/${SWITCHES_PAGE}`;

function buildOptions(values: readonly string[]): readonly Markup[] {
  return values.map((value) => html`<option value="${value}">${value}</option>`);
}

function listAll(switchable: Switchable): readonly Markup[] {
  return SWITCH_KINDS.map((kind) => {
    const names = listSwitchNames(kind, switchable);
    const options = names.map((name) => html`<option value="${kind}:${name}">${name}</option>`);
    return html`<optgroup label="${kind}">${options}</optgroup>`;
  });
}

function buildSigned(asksForToken: boolean): Markup {
  return html`<label>Who<input name="who" maxlength="100" required /></label>
    <label>Why<input name="why" maxlength="300" required /></label>
    ${
      asksForToken &&
      html`<label
        >Operators’ token<input type="password" name="token" autocomplete="current-password" required
      /></label>`
    }`;
}

function buildForms({ switchable, off }: ShownSwitches, asksForToken: boolean): Markup {
  const back = html`<h2>Switch on</h2>
    <form method="post" action="${ACTION}">
      <label
        >What<select name="what" required>
          ${buildOptions(off.map(formatSwitch))}
        </select></label
      >
      ${buildSigned(asksForToken)}
      <button name="turn" value="on">Switch on</button>
    </form>`;
  return html`<h2>Switch off</h2>
    <form method="post" action="${ACTION}">
      <label
        >What<select name="what" required>
          <option value="">choose</option>
          ${listAll(switchable)}
        </select></label
      >
      <label
        >Of a page, on<select name="brand">
          <option value="">every brand</option>
          ${buildOptions(BRAND_CODES)}
        </select></label
      >
      ${buildSigned(asksForToken)}
      <button name="turn" value="off">Switch off</button>
    </form>
    ${off.length > 0 && back}`;
}

function buildTurns(heading: string, turns: readonly StoredSwitchChange[]): Markup {
  const rows = turns.map(
    (one) =>
      html`<tr>
        <td>${one.changedAt.slice(0, 19).replace('T', ' ')}</td>
        <td>${one.isOff ? 'off' : 'on'}</td>
        <td>${formatSwitch(one)}</td>
        <td>${one.who}</td>
        <td>${one.why}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${heading}</h2>
    <div class="table" tabindex="0" role="region" aria-label="${heading}">
      <table>
        <thead>
          <tr>
            <th scope="col">Since (UTC)</th>
            <th scope="col">Turn</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** What is off, how to turn it, and every turn there was, as a page without any script. */
export function buildSwitchPage(shown: ShownSwitches): string {
  const { off, turns, asksForToken, canSignOut, fault } = shown;
  const content = html`<h1>Switches</h1>
    <p>A turn holds on every process within 30 seconds, without a deploy.</p>
    ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
    ${off.length === 0 ? html`<p>Nothing is off.</p>` : buildTurns('Off', off)}
    ${
      asksForToken === undefined
        ? html`<p>Nothing can be turned here without OPERATORS_TOKEN; npm run switch does it.</p>`
        : buildForms(shown, asksForToken)
    }
    ${turns.length > 0 && buildTurns('Every turn', turns)}`;
  return buildOperatorPage('Switches', SWITCHES_PAGE, content, canSignOut);
}
