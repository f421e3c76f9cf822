// Guarantee: whatever our samples say is said in Chinese: every kind of
// message, every format and every field has a name of the trade.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessage, type WireMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { fieldNames } from './fields/field-names';
import { formatNames, kindNames } from './kind-names';
import { wordsOf } from './words';

const sources = fileURLToPath(new URL('../../../../packages/wire/src/', import.meta.url));
const readings = readdirSync(sources, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.endsWith('samples'))
  .map((entry) => readMessage(readFileSync(join(entry.parentPath, entry.name))));
const messages = readings.flatMap((reading) => reading.messages);

/** Names of all fields that hold something, times and places being values. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null || 'instantMs' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => (inner === null || (Array.isArray(inner) && inner.length === 0) ? [] : [key, ...fieldsOf(inner)]));
}

describe('Chinese words', () => {
  it('name every format and kind of the samples', () => {
    expect(messages.length).toBeGreaterThan(20);
    expect(readings.map(({ format }) => format).filter((format) => !Object.hasOwn(formatNames, format))).toEqual([]);
    expect(messages.map(({ kind }) => kind).filter((kind) => !Object.hasOwn(kindNames, kind))).toEqual([]);
  });

  it('name every field of the samples', () => {
    const nameless = fieldsOf(messages satisfies readonly WireMessage[]).filter((field) => !Object.hasOwn(fieldNames, field));
    expect([...new Set(nameless)]).toEqual([]);
  });

  it('a path has its own name, or those of its parts', () => {
    const { field, value, role } = wordsOf(false);
    expect(field('vessel.code')).toBe('船舶代码');
    expect(field('bills.boxes')).toBe('提单·集装箱');
    expect(field('body.position.speedKmh')).toBe('速度 km/h');
    expect(field('somethingNew')).toBe('somethingNew');
    expect([value('fullness', 'lcl'), value('remark', 'lcl'), role('places', '9'), role('places', 'X')]).toEqual(['拼箱', 'lcl', '装货港', 'X']);
  });

  it('names of the prototype are no names', () => {
    expect(wordsOf(false).field('constructor')).toBe('constructor');
    expect(wordsOf(false).value('toString', 'valueOf')).toBe('valueOf');
  });
});
