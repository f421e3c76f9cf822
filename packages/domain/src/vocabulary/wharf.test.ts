// Guarantee: every code of the table has a short name; an unknown code is shown as it came (R-9-37).
import { describe, expect, it, test } from 'vitest';
import { portCodes } from './port';
import { berthMark, berthsOf, codesOfWharf, terminalKey, wharfName, wharfsOf } from './wharf';

const wharfs = wharfsOf('NB');

describe('R-9-37 wharf table', () => {
  it('R-9-37 has about 45 entries, each code once', () => {
    expect(wharfs.length).toBeGreaterThanOrEqual(45);
    expect(new Set(wharfs.map((wharf) => wharf.code)).size).toBe(wharfs.length);
  });
  it.each([
    ['NBCT', '北仑一期/二期'],
    ['BLCT', '北仑三期'],
    ['BLCT2', '北二集司'],
    ['BLCT3', '北三集司'],
    ['BLCTMS', '梅山'],
    ['BLCTYD', '远东'],
    ['BLCTZS', '大榭招商'],
    ['YZCT', '甬舟'],
    ['ZHCT', '镇海'],
    ['DXCTE', '大榭'],
    ['blct2', '北二集司'],
    ['XYZ9', 'XYZ9'],
    ['', ''],
  ])('R-9-37 %s shows %s', (code, name) => {
    expect(wharfName('NB', code)).toBe(name);
  });
});

test('M-06 a choice of a terminal stands for every code of it, and no terminal is offered twice', () => {
  expect(codesOfWharf('NB', 'BLCTMS')).toEqual(['BLCTMS', 'BLCT6']);
  expect(codesOfWharf('NB', 'XYZ9')).toEqual(['XYZ9']);
  // Rows keep what their sender wrote: whoever asks by the port's code finds them all.
  expect(codesOfWharf('SH', 'WGQ2')).toEqual(['WGQ2', '外二期', '100304', 'WAIG']);
  expect(codesOfWharf('SH', 'waig')[0]).toBe('WGQ2');
  for (const port of portCodes) {
    const berths = berthsOf(port);
    expect(new Set(berths.map(({ name }) => name)).size).toBe(berths.length);
    const found = new Set(berths.flatMap(({ code }) => codesOfWharf(port, code)));
    const terminals = wharfsOf(port).filter(({ kind }) => kind === 'terminal');
    for (const { code } of terminals) expect(found).toContain(code);
  }
});

test('two codes of one terminal are one for comparing, and an unknown one is itself', () => {
  expect(['BLCT', 'BLTCT', 'bltct'].map((code) => terminalKey('NB', code))).toEqual(['BLCT', 'BLCT', 'BLCT']);
  expect(terminalKey('NB', 'BLCT3')).toBe('BLCT3');
  expect(terminalKey('NB', 'XYZ9')).toBe('XYZ9');
});

test('a bare berth number gets the sign of berths; what says so itself stays', () => {
  expect(['7', ' 12', '3B', '7#', '7号泊位', 'N3', ''].map(berthMark)).toEqual(['7#', '12#', '3B#', '7#', '7号泊位', 'N3', '']);
});
