// Guarantee: R-2.2-23: a correction tells what it changes, container by container.
import { expect, it } from 'vitest';
import type { VgmContainer } from './filing';
import { listChanges } from './record';

const box = (containerNo: string, change: Partial<VgmContainer> = {}): VgmContainer => ({
  containerNo,
  method: 'SM1',
  tareKg: 3900,
  netKg: 16_100,
  grossKg: 20_000,
  location: '洋山四期',
  address: '闸口 1 号',
  sign: 'ZHOU DEMO',
  ...change,
});

it('R-2.2-23 names what changes, what comes and what goes, and nothing else', () => {
  const before = { containers: [box('A'), box('B'), box('C')] };
  const after = { containers: [box('B', { grossKg: 20_100, netKg: 16_200 }), box('A'), box('D')] };
  expect(listChanges(before, after)).toEqual([
    { ctnNo: 'B', field: 'netKg', before: '16100', after: '16200' },
    { ctnNo: 'B', field: 'grossKg', before: '20000', after: '20100' },
    { ctnNo: 'D', field: 'added', before: '', after: '20000' },
    { ctnNo: 'C', field: 'removed', before: '20000', after: '' },
  ]);
});

it('nothing where nothing changes', () => expect(listChanges({ containers: [box('A')] }, { containers: [box('A')] })).toEqual([]));
