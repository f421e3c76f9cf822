// Guarantee: whatever our samples say is said in Chinese: every kind of
// message, every format and every field has a name of the trade.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessage, type WireMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { aidTypeWord, shipTypeWord, statusWord } from '@mastlight/wire/ais-nmea/ais-words';
import { formatReaders } from '@mastlight/wire/format-readers';
import { plainLayouts } from '@mastlight/wire/jt808/plain/plain-layouts';
import { findingTexts } from '@mastlight/wire/syntax/finding-texts';
import { fieldNames } from './fields/field-names';
import { wordsOfFormat } from './format-words';
import { kindNames } from './kind-names';
import { roleNames } from './role-names';
import { segmentNames } from './segment-names';
import { texts } from './texts';
import { valueNames } from './value-names';
import { wordsOf } from './words';

const sources = fileURLToPath(new URL('../../../../packages/wire/src/', import.meta.url));
const readings = readdirSync(sources, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.endsWith('samples'))
  .map((entry) => readMessage(readFileSync(join(entry.parentPath, entry.name))));
const messages = readings.flatMap((reading) => reading.messages);

/** All that a table of texts may say; texts that are made of values by way of example. */
function saidBy(table: object): string[] {
  return Object.values(table).flatMap((text): string[] => {
    if (typeof text === 'string') return [text];
    return typeof text === 'function' ? [String(text(1, 2, 3, 4, 5))] : saidBy(text as object);
  });
}

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

  it('wire 12: every text, name and finding of the command has English without a Chinese sign', () => {
    const { field, kind, format, value, role, truth } = wordsOf(true);
    const told: readonly (readonly [what: string, english: string])[] = [
      ...saidBy(texts.en).map((text) => ['text', text] as const),
      ...Object.keys(fieldNames).map((name) => ['field', field(name)] as const),
      ...Object.keys(kindNames).map((name) => ['kind', kind(name)] as const),
      ...Object.entries(valueNames).flatMap(([key, names]) => Object.keys(names).map((one) => ['value', value(key, one)] as const)),
      ...Object.entries(roleNames).flatMap(([list, codes]) => Object.keys(codes).map((code) => ['role', role(list, code)] as const)),
      ...Object.values(segmentNames).map(([, english]) => ['segment', english] as const),
      ...[...formatReaders.map((reader) => reader.format), 'unknown'].flatMap((name) =>
        [format(name), wordsOfFormat(name).piece[1]].map((text) => ['format', text] as const),
      ),
      ...Object.values(findingTexts).map(([, , english]) => ['finding', english] as const),
      ...[true, false].map((one) => ['truth', truth(one)] as const),
    ];
    expect(told.length).toBeGreaterThan(1000);
    expect(told.filter(([, text]) => text === '' || /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/.test(text))).toEqual([]);
  });

  it('wire 12: a role is called by its name in either language, and by its code where it has none', () => {
    expect(
      Object.entries(roleNames).flatMap(([list, codes]) => Object.keys(codes).filter((code) => wordsOf(true).role(list, code) === code)),
    ).toEqual([]);
    const { role } = wordsOf(true);
    expect([role('places', '9'), role('parties', 'SPC'), role('places', 'X'), role('remark', '9'), role('places', 'constructor')]).toEqual([
      'port of loading',
      'VGM responsible party',
      'X',
      '9',
      'constructor',
    ]);
  });

  it('names of the prototype are no names', () => {
    expect(wordsOf(false).field('constructor')).toBe('constructor');
    expect(wordsOf(false).value('toString', 'valueOf')).toBe('valueOf');
  });
});
