import { halfUnitOf } from '../half-unit';
import { readWireTime, type WireTime } from '@mastlight/wire';
import type { SaidValue } from './find-said';

/** What people write for the values of a field, by its plain name. Everything is compared in lower case. */
const spellings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fullness: {
    full: ['f', '5', '8', 'full', 'laden', 'fcl', '重', '重箱'],
    empty: ['e', '4', 'empty', 'mt', '空', '空箱'],
    lcl: ['l', '7', 'lcl', '拼', '拼箱'],
  },
  function: {
    original: ['9', 'original'],
    add: ['2', 'add', 'addition'],
    change: ['4', 'change'],
    replace: ['5', 'replace', 'replacement'],
    delete: ['3', 'delete', 'deletion'],
    cancel: ['1', 'cancel', 'cancellation'],
  },
  direction: { import: ['3', 'i', 'import', '进口'], export: ['2', 'e', 'export', '出口'] },
  verdict: { rejected: ['4', 'reject'], acknowledged: ['7', 'accepted', 'ack'], received: ['8'] },
  purpose: { load: ['45', 'loading'], discharge: ['43', 'discharging'] },
  move: {
    in: ['34', 'in', 'gatein', 'gate in', 'gate-in', 'gate_in', 'i'],
    out: ['36', 'out', 'gateout', 'gate out', 'gate-out', 'gate_out', 'o'],
    load: ['46', '122', 'load', 'loading', 'loaded'],
    discharge: ['44', '119', 'discharge', 'discharged', 'discharging', 'unload'],
  },
};

/** Fields by which an object is called. */
const names = [
  'code',
  'name',
  'number',
  'containerNo',
  'billNo',
  'bookingNo',
  'reference',
  'text',
  'value',
  'raw',
  'id',
  'count',
  'category',
  'word',
];

/** True when the field says what is stated: the same text, the same number, the same instant, or one of several. */
export function isSaid(stated: unknown, { field, value }: SaidValue): boolean {
  if (Array.isArray(value)) return value.some((item: unknown) => isSaid(stated, { field, value: item }));
  if (isTime(value)) return isSameTime(stated, value);
  if (typeof value === 'object' && value !== null) {
    return names.some((name) => {
      const told: unknown = (value as Record<string, unknown>)[name];
      return told !== null && told !== undefined && isSaid(stated, { field, value: told });
    });
  }
  if (typeof stated === 'boolean' || typeof value === 'boolean') {
    return String(stated) === String(value) || Number(stated) === Number(value);
  }
  if (isSameScalar(stated, value)) return true;
  const spelled = Object.hasOwn(spellings, field) ? spellings[field] : undefined;
  if (!spelled || typeof value !== 'string' || !Object.hasOwn(spelled, value)) return false;
  return spelled[value]?.includes(String(stated).trim().toLowerCase()) ?? false;
}

function isSameScalar(stated: unknown, value: unknown): boolean {
  const [statedText, text] = [asText(stated), asText(value)];
  if (statedText === text) return true;
  // Two texts of digits are numbers of bills or seals: 007 is not 7.
  if (typeof stated === 'string' && typeof value === 'string') return false;
  if (statedText === '' || text === '') return false;
  const [a, b] = [Number(statedText), Number(text)];
  const halfUnit = /^-?\d+$/.test(statedText) ? 0.5 : halfUnitOf(statedText);
  return Math.abs(a - b) <= Math.max(halfUnit, 1e-9 * Math.max(1, Math.abs(a)));
}

function asText(value: unknown): string {
  return String(value).trim().replace(/\s+/g, ' ');
}

function isTime(value: unknown): value is WireTime {
  return typeof value === 'object' && value !== null && 'raw' in value && 'instantMs' in value;
}

function isSameTime(stated: unknown, time: WireTime): boolean {
  const text = asText(stated);
  if (text === time.raw) return true;
  if (time.instantMs === null) return false;
  if (typeof stated === 'number' && (stated === time.instantMs || stated * 1000 === time.instantMs)) return true;
  if (readWireTime(text)?.instantMs === time.instantMs) return true;
  return /[zZ]$|[+-]\d\d:?\d\d$/.test(text) && Date.parse(text) === time.instantMs;
}

/** A value as a person reads it beside what was stated. */
export function showSaid(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.slice(0, 4).map(showSaid);
    return `[${items.join(', ')}${value.length > items.length ? `, … ${value.length}` : ''}]`;
  }
  if (isTime(value)) return value.raw;
  if (typeof value === 'object' && value !== null) {
    const told = names
      .map((name): unknown => (value as Record<string, unknown>)[name])
      .filter((item) => item !== null && item !== undefined);
    return told.length > 0 ? told.map(String).join(' ') : JSON.stringify(value).slice(0, 60);
  }
  return String(value);
}
