import { parseUsPhone } from '@/lib/server/providers/parse-us-phone';
import type { DayCost } from '@/lib/server/records/money';
import { OUTCOME_KINDS, type Outcome } from '@/lib/server/records/outcome';
import type { CostMap, OutcomeMap } from './column-map';
import type { CsvRow } from './read-csv';

/** A row as it is imported, or why it is not. */
export type ReadRow<Value> =
  | { readonly line: number; readonly value: Value }
  | { readonly line: number; readonly fault: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const CENTS_PER_UNIT = 100;
const MOST_CENTS = 1_000_000_000;

class RowFault extends Error {
  override readonly name = 'RowFault';
}

/** `$1,234.50` and `(12.00)`, as spreadsheets write sums; throws for what is none. */
function readCents(text: string, unit: 'units' | 'cents'): number {
  const [, open, minus, digits = '', fraction = ''] =
    /^(\()?\s*(-)?\$?\s*(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d+))?\s*\)?$/.exec(text) ?? [];
  const scale = unit === 'units' ? CENTS_PER_UNIT : 1;
  const sum = Number(`${digits.replaceAll(',', '')}.${fraction || '0'}`) * scale;
  const cents = Math.round(sum);
  if (digits === '' || Math.abs(sum - cents) > 1e-6 || cents > MOST_CENTS) throw new RowFault(`"${text}" is no sum`);
  return open !== undefined || minus !== undefined ? -cents : cents;
}

function readTime(text: string, offset: string): string {
  const [, day, time = '00:00:00', zone = offset] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const at = new Date(`${day}T${time}${zone}`);
  if (Number.isNaN(at.getTime()))
    throw new RowFault(`"${text}" is no time: write 2026-11-23 14:05, with or without its zone`);
  return at.toISOString();
}

function readCurrency(text: string | undefined): string {
  const code = (text || 'USD').toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) throw new RowFault(`"${text}" is no currency`);
  return code;
}

function readRows<Value>(rows: readonly CsvRow[], read: (cell: (column: string) => string) => Value): ReadRow<Value>[] {
  return rows.map(({ line, cells }) => {
    const cell = (column: string): string => {
      if (!Object.hasOwn(cells, column)) throw new RowFault(`there is no column "${column}"`);
      return cells[column] ?? '';
    };
    try {
      return { line, value: read(cell) };
    } catch (error) {
      if (error instanceof RowFault) return { line, fault: error.message };
      throw error;
    }
  });
}

/** A buyer's rows by the declared columns. */
export function readOutcomeRows(rows: readonly CsvRow[], map: OutcomeMap): readonly ReadRow<Outcome>[] {
  const { columns, kinds } = map;
  return readRows(rows, (cell) => {
    const told = (column: string | undefined) => (column === undefined ? '' : cell(column));
    const id = cell(columns.id);
    if (id === '' || id.length > 128) throw new RowFault('it has no id');
    const word = cell(columns.kind);
    const kind = kinds ? kinds[word] : OUTCOME_KINDS.find((known) => known === word.toLowerCase());
    if (!kind) throw new RowFault(`"${word}" is no kind of outcome`);
    const [leadId, phone, revenue] = [told(columns.leadId), told(columns.phone), told(columns.revenue)];
    if (leadId !== '' && !UUID.test(leadId)) throw new RowFault(`"${leadId}" is no id of a lead`);
    if (phone !== '' && parseUsPhone(phone) === undefined) throw new RowFault('its number is none');
    return {
      ...{ source: map.source, id, kind },
      revenueCents: revenue === '' ? 0 : readCents(revenue, map.revenueIn),
      currency: readCurrency(told(columns.currency)),
      occurredAt: readTime(cell(columns.occurredAt), map.offset),
      key: told(columns.key).slice(0, 128) || null,
      leadId: leadId.toLowerCase() || null,
      phone: parseUsPhone(phone) ?? null,
    };
  });
}

/** What campaigns cost by the day, by the declared columns. */
export function readCostRows(rows: readonly CsvRow[], map: CostMap): readonly ReadRow<DayCost>[] {
  const { columns } = map;
  return readRows(rows, (cell) => {
    const day = cell(columns.day);
    const source = map.source ?? (columns.source === undefined ? '' : cell(columns.source));
    if (source === '') throw new RowFault('it names no source');
    return {
      day: readTime(day.slice(0, 10), 'Z').slice(0, 10),
      source: source.slice(0, 200),
      campaign: cell(columns.campaign).slice(0, 200) || '(none)',
      currency: readCurrency(columns.currency === undefined ? undefined : cell(columns.currency)),
      cents: readCents(cell(columns.cost), map.costIn),
    };
  });
}
