import { wireTimeAt, type WireTime } from '@mastlight/wire';
import { halfUnitOf } from '../half-unit';
import { codeWords } from './field-names';
import type { ExpressionValue } from './test-expression';

/** What a field says, with the names that decide how it is compared. */
export interface Told {
  /** Kind of the body and name of the field. */
  readonly kind: string;
  readonly field: string;
  readonly value: unknown;
}

/** True when the field says what is stated: number, text, time, bytes, or the name of a code. */
export function isTold(stated: ExpressionValue, told: Told): boolean {
  const { value, field } = told;
  switch (stated.kind) {
    case 'number':
      return typeof value === 'number' && isNear(stated.value, value);
    case 'text':
      return isSameText(stated.value, field, value);
    case 'time':
      return isWireTime(value) && value.instantMs !== null && shanghaiTime(value.instantMs) === stated.value;
    case 'bytes':
      return typeof value === 'string' && value.toLowerCase() === stated.hex;
    case 'truth':
      return value === stated.value;
    case 'name':
      return isNamed(stated.path.at(-1) ?? '', told);
    default:
      return false;
  }
}

function isNear(stated: number, value: number): boolean {
  return Math.abs(value - stated) <= Math.max(halfUnitOf(String(stated)) * 1.000001, 1e-9 * Math.max(1, Math.abs(value)));
}

function isSameText(stated: string, field: string, value: unknown): boolean {
  // Terminal numbers are filled up with zeros to the width of their field.
  if (field === 'phone') return typeof value === 'string' && withoutZeros(value) === withoutZeros(stated);
  if (isWireTime(value)) return value.raw === stated || (value.instantMs !== null && shanghaiTime(value.instantMs) === stated);
  return String(value) === stated || (stated === '' && value === null);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=.)/, '');
}

function isWireTime(value: unknown): value is WireTime {
  return typeof value === 'object' && value !== null && 'raw' in value && 'instantMs' in value;
}

function shanghaiTime(instantMs: number): string {
  return wireTimeAt(instantMs, 'dashed').raw;
}

/** A member of an enumeration: its own number (`_0x0200`), an edition, or a word for a code. */
function isNamed(member: string, { kind, field, value }: Told): boolean {
  const id = /^_?0x([\da-f]+)$/i.exec(member)?.[1];
  if (id !== undefined) return value === Number.parseInt(id, 16);
  const edition = /20(11|13|19)$/.exec(member)?.[0];
  if (edition !== undefined) return edition === value;
  const words = codeWords[`${kind}.${field}`] ?? codeWords[field] ?? [];
  const code = words.find(([pattern]) => pattern.test(member))?.[1];
  return code !== undefined && code === value;
}

/** A value as a person may read it. */
export function showTold(value: unknown): string {
  if (value === undefined || value === null) return '—';
  if (isWireTime(value)) return value.instantMs === null ? value.raw : shanghaiTime(value.instantMs);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
