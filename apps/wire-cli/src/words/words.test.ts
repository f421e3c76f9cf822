// Guarantee: whatever our samples say is said in Chinese: every kind of
// message, every format and every field has a name of the trade.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessage, type WireMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { aidTypeWord, shipTypeWord, statusWord } from '@mastlight/wire/ais-nmea/ais-words';
import { plainLayouts } from '@mastlight/wire/jt808/plain/plain-layouts';
import { fieldNames } from './fields/field-names';
import { wordsOfFormat } from './format-words';
import { kindNames } from './kind-names';
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
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === null || (Array.isArray(inner) && inner.length === 0) ? [] : [key, ...fieldsOf(inner)],
  );
}

describe('Chinese words', () => {
  it('name every format and kind of the samples', () => {
    expect(messages.length).toBeGreaterThan(20);
    expect(readings.filter(({ format }) => wordsOfFormat(format) === wordsOfFormat('unknown')).map(({ format }) => format)).toEqual([]);
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
    expect([field('body.fields.port'), field('means.departure'), field('body.flags'), field('body.position.items')]).toEqual([
      '端口',
      '离港时间',
      '标志',
      '附加信息',
    ]);
    expect([
      value('statusWord', 'under way using engine'),
      value('shipTypeWord', 'tanker, hazardous category B'),
      value('name', 'upload-video'),
      value('kind', 'exchange-control'),
    ]).toEqual(['机动航行', '油轮（危险品 B 类）', '文件上传指令', '车辆定位交换控制']);
    expect([role('parties', 'OS'), role('parties', 'FX'), role('parties', 'AP')]).toEqual(['原发货人', '现收货方', '接受方']);
    expect(field('somethingNew')).toBe('somethingNew');
    expect([value('fullness', 'lcl'), value('remark', 'lcl'), role('places', '9'), role('places', 'X')]).toEqual([
      '拼箱',
      'lcl',
      '装货港',
      'X',
    ]);
  });

  it('name every word of the AIS lists and every message of plain values', () => {
    const { value } = wordsOf(false);
    const said = [
      ...Array.from({ length: 15 }, (_, code) => ['statusWord', statusWord(code)] as const),
      ...Array.from({ length: 100 }, (_, code) => ['shipTypeWord', shipTypeWord(code)] as const),
      ...Array.from({ length: 32 }, (_, code) => ['aidTypeWord', aidTypeWord(code)] as const),
      ...[...plainLayouts.values()].map(({ name }) => ['name', name] as const),
    ];
    expect(said.filter(([key, word]) => word !== null && value(key, word) === word)).toEqual([]);
  });

  it('English headings are the words of a name where they have no other', () => {
    const { field, kind, format } = wordsOf(true);
    expect([field('boxes.containerNo'), field('frontCm'), field('somethingNew')]).toEqual([
      'Containers·Container no.',
      'Front cm',
      'Something new',
    ]);
    expect([kind('gate'), kind('vessel-schedule'), format('flat-cn')]).toEqual(['Gate report', 'Vessel schedule', 'Chinese platform file']);
  });

  it('names of the prototype are no names', () => {
    expect(wordsOf(false).field('constructor')).toBe('constructor');
    expect(wordsOf(false).value('toString', 'valueOf')).toBe('valueOf');
  });
});
