import { halfUnitOf } from '../half-unit';
import type { AisSaid } from './ask-ais';

/**
 * True when a stated value means what is said: numbers within half a unit of
 * their bit field or of the last digit behind the point that is stated, flags as 0 and 1, words without their case and joints, and
 * "not available" as null, as nothing, or as the number that the bits then hold.
 */
export function isSaid(stated: unknown, { value, none, unit = 1e-3, word, truth }: AisSaid): boolean {
  if (truth !== undefined && typeof stated === 'boolean') return stated === truth;
  if (typeof word === 'string' && asNumber(stated) === null) return isSaid(stated, { value: word });
  if (Array.isArray(stated)) return isList(stated, value);
  if (value === null) return stated === null || stated === '' || isPadding(stated) || (none !== undefined && asNumber(stated) === none);
  if (typeof stated === 'object' && stated !== null) return isObject(stated, value);
  const [a, b] = [asNumber(stated), asNumber(value)];
  if (a !== null && b !== null) return isNear(a, b, unit);
  return typeof stated === 'string' && typeof value === 'string' && plainWord(stated) === plainWord(value);
}

/** Some decoders count in single precision, whose last digit is coarser than a unit. */
function isNear(stated: number, said: number, unit: number): boolean {
  const last = Math.fround(stated) === stated && !Number.isInteger(stated) ? Math.abs(said) * 2 ** -23 : 0;
  return Math.abs(stated - said) <= Math.max(Math.max(unit / 2, halfUnitOf(String(stated))) * 1.000001, last);
}

function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : null;
}

/** Texts of nothing but the `@` that fills a field. */
function isPadding(stated: unknown): boolean {
  return typeof stated === 'string' && /^[@ ]*$/.test(stated);
}

/** `ShipType.PleasureCraft` and `Pleasure craft` are one word; so are `Tanker, all ships of this type` and `tanker`. */
function plainWord(text: string): string {
  const plain = text
    .replace(/^[A-Z]\w+\./, '')
    .toLowerCase()
    .replace(/[@ ]+$/, '');
  const isWords = /[a-z]{3}/.test(plain) && text !== text.toUpperCase();
  return isWords ? plain.replace(/, all ships of this type| ship\b/g, '').replace(/[^a-z0-9]/g, '') : plain;
}

function isList(stated: readonly unknown[], value: AisSaid['value']): boolean {
  if (!Array.isArray(value) || value.length !== stated.length) return false;
  return stated.every((item, i) => isSaid(item, { value: (value as AisSaid['value'][])[i] ?? null }));
}

function isObject(stated: object, value: AisSaid['value']): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, AisSaid['value']>>;
  return Object.entries(stated).every(([name, item]) => Object.hasOwn(fields, name) && isSaid(item, { value: fields[name]! }));
}
