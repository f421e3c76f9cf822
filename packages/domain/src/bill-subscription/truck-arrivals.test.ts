// Guarantee: of a truck at a terminal a bill tells while its box is awaited, for a day, and where it came after it had fetched that box.
import { describe, expect, it } from 'vitest';
import { arrivalsTold, arrivalTellsForMs, boxesOnTruck, readArrivals, sayArrivals } from './truck-arrivals';

const nowMs = Date.UTC(2026, 9, 12, 6);
const hourMs = 3_600_000;
const box = {
  containerNo: 'CSNU6152042',
  truckPlate: '浙B90001' as string | null,
  gateInMs: null as number | null,
  gateOutMs: null as number | null,
  loadedMs: null as number | null,
  emptyOutMs: (nowMs - 9 * hourMs) as number | null,
};
const arrival = { containerNo: box.containerNo, plate: '浙B90001', place: '穿山', atMs: nowMs - hourMs };

describe('a truck that came to a terminal', () => {
  it.each([
    ['its box is awaited', {}, {}, true],
    ['nobody told when it was fetched', { emptyOutMs: null }, {}, true],
    ['it came before it fetched the box', {}, { atMs: nowMs - 10 * hourMs }, false],
    ['the gate has told', { gateInMs: nowMs - 60_000 }, {}, false],
    ['the box left again', { gateOutMs: nowMs - 60_000 }, {}, false],
    ['the box is on board', { loadedMs: nowMs - 60_000 }, {}, false],
    ['another truck brings it', { truckPlate: '浙B90002' }, {}, false],
    ['no truck is known of it', { truckPlate: null }, {}, false],
    ['it was of a box of before', {}, { containerNo: 'MSKU0308961' }, false],
    ['a day is over', { emptyOutMs: null }, { atMs: nowMs - arrivalTellsForMs }, false],
  ])('%s: %#', (_, ofBox, of, isTold) => {
    expect(arrivalsTold([{ ...box, ...ofBox }], [{ ...arrival, ...of }], nowMs)).toHaveLength(isTold ? 1 : 0);
  });

  it('brings the boxes that it fetched and that have not come in', () => {
    const boxes = [box, { ...box, containerNo: 'MSKU0308961', gateInMs: nowMs }, { ...box, containerNo: 'TGHU1643396', truckPlate: null }];
    expect(boxesOnTruck(boxes, '浙B90001').map(({ containerNo }) => containerNo)).toEqual(['CSNU6152042']);
  });

  it('is told by its box, of several by their number, and where they are', () => {
    expect(sayArrivals([])).toBeNull();
    expect(sayArrivals([arrival])).toBe('CSNU6152042 的车 10-12 13:00 到穿山');
    expect(sayArrivals([arrival, { ...arrival, containerNo: 'MSKU0308961', place: '梅山' }])).toBe('2 箱的车已到穿山、梅山');
  });

  it('is nothing where what was kept cannot be read', () => {
    expect([readArrivals(null), readArrivals([{ plate: 1 }]), readArrivals([arrival])]).toEqual([[], [], [arrival]]);
  });
});
