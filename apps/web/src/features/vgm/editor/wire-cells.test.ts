// Guarantee: R-5.3-24: what the form holds goes out as the wire names it, and comes back the same.
import { fillCells } from '@mastlight/domain/vgm/sheet-row';
import { expect, test } from 'vitest';
import { blankCells, cellsFromWire, cellsToWire } from './wire-cells';

const cells = { ...blankCells, containerNo: 'csnu 615204-2', sizeType: '45g1', method: 'SM2', tareKg: '3,900', netKg: '16100 kg' };

test('R-5.3-24 cells come back from the wire; what is no weight is none', () => {
  const wire = cellsToWire(fillCells(cells));
  expect(wire).toMatchObject({ ctnNo: 'CSNU6152042', ctnType: '45G1', vgmGrossWeight: 20_000 });
  expect(cellsToWire(cellsFromWire(wire))).toEqual(wire);
  expect(cellsToWire({ ...cells, tareKg: 'x' }).vgmTareWeight).toBeNull();
});
