/**
 * Guarantee: rows that all ports share are read by their table, a row that
 * cannot be used costs itself, and what is read can be written and read again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PortRowsMessage, Reading } from '../message';
import { readMessage, readMessageInSteps } from '../read-message';
import { portRowKinds } from '../vocabulary/port-row-fields';
import { writePortRows } from './write';

const samples = new URL('./samples/', import.meta.url);

function sample(name: string): Reading {
  return readMessage(readFileSync(new URL(name, samples)));
}

function read(value: unknown): Reading {
  return readMessage(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
}

const codes = (reading: Reading): string[] => reading.findings.map(({ code }) => code);
const messagesOf = (reading: Reading): PortRowsMessage[] => reading.messages as PortRowsMessage[];
const release = (row: object, rest: object = {}): Reading =>
  read({ port: 'DL', source: 'DCT', row: 'release', rows: [{ blNo: 'COSU6000000001', ctnNo: 'CSQU3054383', ...row }], ...rest });

describe('release rows', () => {
  const reading = sample('release.json');
  const [message] = messagesOf(reading);

  it('keeps every authority apart, its own word and time, and is silent where the source is', () => {
    expect(message).toMatchObject({ kind: 'port-rows', port: 'DL', source: 'DCT', row: 'release', seq: 7 });
    expect(message!.rows[0]).toMatchObject({
      blNo: 'COSU6000000001',
      ctnNo: 'CSQU3054383',
      entryNo: '090820260000001234',
      reason: null,
      recvTime: { instantMs: Date.UTC(2026, 7, 1, 3, 41) },
      flags: {
        arrive: { value: 'yes', raw: '1', at: { instantMs: Date.UTC(2026, 7, 1, 1, 12) } },
        customs: { value: 'yes', raw: '1' },
        pass: { value: 'no', raw: '0', at: null },
      },
      other: {},
    });
    expect(Object.keys(message!.rows[0]!.flags)).toEqual(['arrive', 'customs', 'pass']);
  });

  it('reads a withdrawn flag, placeholders as no time, a word it does not know as not yet, and keeps what it does not know', () => {
    expect(message!.rows[1]).toMatchObject({
      recvTime: null,
      reason: '放行后撤销',
      flags: { arrive: { value: 'yes' }, customs: { value: 'withdrawn', at: null }, stow: { value: 'no', raw: 'H' } },
      other: { berth: 'B7' },
    });
    expect(codes(reading)).toEqual(['unknown-code']);
    expect(reading.findings[0]!.zh).toContain('stowFlag H');
  });
});

describe('the other rows', () => {
  it('reads weights as kg, lists of boxes and several envelopes behind one another', () => {
    expect(messagesOf(sample('gate.json'))[0]!.rows).toMatchObject([{ grossWeight: 21_850, truckNo: '沪D12345', outGateTime: null }]);
    expect(messagesOf(sample('receipt.json'))).toMatchObject([{ rows: [{ ctnNos: ['CSQU3054383'], code: '01' }] }]);
    expect(messagesOf(sample('steps.json')).map(({ row }) => row)).toEqual(['yard', 'inspect', 'load', 'vgm', 'so']);
  });

  it('has a sample of every kind', () => {
    const found = readdirSync(samples).flatMap((name) => messagesOf(sample(name)).map(({ row }) => row));
    expect([...new Set(found)].sort()).toEqual([...portRowKinds].sort());
  });

  it.each(readdirSync(samples))('writes %s so that it reads the same', (name) => {
    for (const message of messagesOf(sample(name))) {
      expect(messagesOf(readMessage(writePortRows(message)))).toEqual([message]);
    }
  });
});

describe('what is wrong', () => {
  it.each([
    ['no bill', { blNo: null }, ['missing-field', 'no-rows'], 'blNo'],
    ['a bill of the wrong type', { blNo: ['COSU6000000001'] }, ['wrong-type', 'missing-field', 'no-rows'], 'blNo'],
    ['an odd container number', { ctnNo: 'TRUCK' }, ['no-iso-number'], 'TRUCK'],
    ['no container number by any measure', { ctnNo: 'X'.repeat(36) }, ['bad-container-no', 'no-rows'], 'XXX'],
    ['a flag that is an object', { arriveFlag: { value: 1 } }, ['wrong-type'], 'arriveFlag'],
    ['a time that is none', { recvTime: 'soon' }, ['bad-time'], 'soon'],
    ['a weight that is none', { grossWeight: 'heavy' }, ['bad-weight'], 'heavy'],
    ['something nested that nobody knows', { photo: { url: 'x' } }, ['wrong-type'], 'photo'],
  ])('tells of %s by its field', (_what, row, expected, named) => {
    const reading = release(row);
    expect(codes(reading)).toEqual(expected);
    expect(reading.findings.map(({ zh }) => zh).join()).toContain(named);
    expect(reading.refusedCount).toBe(expected.includes('no-rows') ? 1 : 0);
  });

  it.each([
    ['a kind of row that nobody knows', { row: 'dance' }, 'unknown-row'],
    ['no port', { port: '' }, 'missing-field'],
    ['no source', { source: null }, 'missing-field'],
    ['rows that are no list', { rows: { blNo: 'X' } }, 'missing-field'],
  ])('refuses an envelope with %s', (_what, rest, code) => {
    const reading = release({}, rest);
    expect(codes(reading)).toContain(code);
    expect(reading.messages).toEqual([]);
    expect(reading.refusedCount).toBe(1);
  });

  it('leaves out a row that is none and reads its neighbours; an empty list is an answer', () => {
    const row = { soNo: 'WK420P00081' };
    const reading = read({ port: 'SZ', source: 'CMG', row: 'so', seq: 'many', rows: [row, 'row', null, row] });
    expect(messagesOf(reading)[0]).toMatchObject({ seq: null, rows: [{ soNo: 'WK420P00081' }, { soNo: 'WK420P00081' }] });
    expect(codes(reading)).toEqual(['wrong-type', 'wrong-type', 'bad-number']);
    expect(read({ port: 'SZ', source: 'CMG', row: 'so', rows: [] })).toMatchObject({ messages: [], findings: [], refusedCount: 0 });
  });

  it('takes the first of a repeated key, and no key reaches a prototype', () => {
    const text = `{"port":"DL","source":"DCT","row":"release","row":"gate","rows":[{"blNo":"COSU6000000001","blNo":"OTHER","ctnNo":"CSQU3054383","__proto__":{"arriveFlag":"1"},"constructor":"x","toString":"y"}]}`;
    const reading = read(text);
    expect(codes(reading)).toEqual(['duplicate-key', 'duplicate-key', 'prototype-key', 'prototype-key']);
    const [row] = messagesOf(reading)[0]!.rows;
    expect(row).toMatchObject({ blNo: 'COSU6000000001', flags: {}, other: { toString: 'y' } });
  });

  it('refuses what is cut off and what nests without end', () => {
    expect(read('{"port":"DL","source":"DCT","row":"release","rows":[{"blNo":"C"').refusedCount).toBe(1);
    expect(read(`{"port":"DL","row":"release","rows":${'['.repeat(5000)}`).refusedCount).toBe(1);
  });

  it('gives way to others while it reads many rows', () => {
    const rows = Array.from({ length: 1000 }, () => ({ soNo: 'WK420P00081' }));
    const bytes = Buffer.from(JSON.stringify({ port: 'SZ', source: 'CMG', row: 'so', rows }));
    expect([...readMessageInSteps(bytes)].length).toBeGreaterThan(10);
  });
});
