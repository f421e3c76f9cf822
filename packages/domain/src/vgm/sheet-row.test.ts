// Guarantee: R-3.9-26, R-5.3-24: cells of the form say what a container says; the computed weight follows the others.
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { fillCells, followTyped, readCells, switchMethod, vgmSheetRow, type VgmCells } from './sheet-row';

const cells: VgmCells = {
  containerNo: 'csnu 615204-2',
  sizeType: '45g1',
  method: 'SM2',
  tareKg: '3,900',
  netKg: '16100 kg',
  grossKg: '',
  location: ' 洋山四期 ',
  address: '闸口 1 号',
  sign: 'ZHOU DEMO',
};

describe('cells', () => {
  it('R-3.9-26 SM2 computes gross, SM1 net, and neither where something is missing', () => {
    expect(fillCells(cells).grossKg).toBe('20000');
    expect(fillCells({ ...cells, method: 'SM1', grossKg: '20000', netKg: '' }).netKg).toBe('16100');
    expect(fillCells({ ...cells, tareKg: 'x' }).grossKg).toBe('');
    expect(fillCells({ ...cells, method: '', grossKg: '1' })).toEqual({ ...cells, method: '', grossKg: '1' });
  });

  it.each([
    ['what is computed already', { method: 'SM1', grossKg: '20000', netKg: '16100', tareKg: '3900' }, 'SM2', '16100 20000'],
    ['net of a gross and a tare', { method: '', grossKg: '20000', netKg: '', tareKg: '3900' }, 'SM2', '16100 20000'],
    ['gross of a net and a tare', { method: '', grossKg: '', netKg: '16100', tareKg: '3900' }, 'SM1', '16100 20000'],
    ['nothing was typed', { method: 'SM1', grossKg: '', netKg: '', tareKg: '' }, 'SM2', ' '],
    ['a gross without a tare would be lost', { method: 'SM1', grossKg: '20000', netKg: '', tareKg: '' }, 'SM2', null],
    ['a net without a tare would be lost', { method: 'SM2', grossKg: '', netKg: '16100', tareKg: '' }, 'SM1', null],
    ['one that says otherwise would be lost', { method: '', grossKg: '20000', netKg: '1', tareKg: '3900' }, 'SM2', null],
    ['the same method', { method: 'SM2', grossKg: '20000', netKg: '16100', tareKg: '3900' }, 'SM2', '16100 20000'],
  ] as const)('another method loses no typed weight: %s', (_what, change, method, weights) => {
    const next = switchMethod({ ...cells, ...change }, method);
    expect(next && [next.method, `${next.netKg} ${next.grossKg}`]).toEqual(weights && [method, weights]);
  });

  it.each([
    ['SM1 chosen over a typed net', { method: 'SM1', netKg: '16150', grossKg: '', tareKg: '3880' }, 'method', '16150 20030'],
    ['SM2 chosen over a typed gross', { method: 'SM2', netKg: '', grossKg: '20030', tareKg: '3880' }, 'method', '16150 20030'],
    ['SM1 chosen over a net without a tare', { method: 'SM1', netKg: '16150', grossKg: '', tareKg: '' }, 'method', '16150 '],
    ['and its tare typed then', { method: 'SM1', netKg: '16150', grossKg: '', tareKg: '3880' }, 'tareKg', '16150 20030'],
    ['SM2 chosen over two that do not agree', { method: 'SM2', netKg: '1', grossKg: '20030', tareKg: '3880' }, 'method', '1 20030'],
    ['and its signature typed then', { method: 'SM2', netKg: '1', grossKg: '20030', tareKg: '3880' }, 'sign', '1 20030'],
    ['many rows filled at once', { method: 'SM1', netKg: '16150', grossKg: '', tareKg: '3880' }, null, '16150 20030'],
    ['another tare', { method: 'SM2', netKg: '16150', grossKg: '20030', tareKg: '3900' }, 'tareKg', '16150 20050'],
    ['another net', { method: 'SM2', netKg: '16000', grossKg: '20030', tareKg: '3880' }, 'netKg', '16000 19880'],
    ['a gross that is cleared', { method: 'SM1', netKg: '16150', grossKg: '', tareKg: '3880' }, 'grossKg', ' '],
  ] as const)('R-3.9-26 what was typed is not lost: %s', (_what, change, typed, weights) => {
    const next = followTyped({ ...cells, ...change }, typed);
    expect(`${next.netKg} ${next.grossKg}`).toBe(weights);
  });

  it('are read as numbers and places are cleaned', () => {
    expect(readCells(fillCells(cells))).toMatchObject({
      containerNo: 'CSNU6152042',
      tareKg: 3900,
      netKg: 16_100,
      grossKg: 20_000,
      location: '洋山四期',
    });
    expect(readCells({ ...cells, tareKg: '3.9t' }).tareKg).toBeNaN();
  });

  it('R-5.3-24 are refused each at its place, warnings not', () => {
    const places = (row: VgmCells) => (z.safeParse(vgmSheetRow, row).error?.issues ?? []).map(({ path }) => path.join('.'));
    expect(places(fillCells(cells))).toEqual([]);
    expect(places({ ...cells, sign: '', tareKg: 'x' })).toEqual(['tareKg', 'grossKg', 'sign']);
    // A tare that is unusual for its type is a warning.
    expect(places(fillCells({ ...cells, tareKg: '3000' }))).toEqual([]);
  });
});
