// Guarantee: a correction is told by exactly the fields that read otherwise.
import { expect, it } from 'vitest';
import { compareFilings } from './compare-filings';
import { sampleFiling } from './sample-filing';

it('tells nothing of two that are the same', () => expect(compareFilings(sampleFiling, sampleFiling)).toEqual([]));

it('tells changed fields of head, parties and lines, and lines that came or went', () => {
  const [first, second, ...rest] = sampleFiling.goods;
  const after = {
    head: { ...sampleFiling.head, remark: 'new' },
    parties: { ...sampleFiling.parties, notify: { ...sampleFiling.parties.notify, phone: '1' } },
    goods: [first!, { ...second!, packages: '261' }, ...rest],
  };
  expect(compareFilings(sampleFiling, after)).toEqual([
    { place: 'head.remark', from: '', to: 'new' },
    { place: 'notify.phone', from: '+49 40 000000', to: '1' },
    { place: 'goods.1.packages', from: '260', to: '261' },
  ]);
  const shorter = { ...sampleFiling, goods: sampleFiling.goods.slice(0, 4) };
  expect(compareFilings(sampleFiling, shorter)).toContainEqual({ place: 'goods.4.containerNo', from: 'TGBU4870365', to: '' });
  expect(compareFilings(shorter, sampleFiling)).toContainEqual({ place: 'goods.4.containerNo', from: '', to: 'TGBU4870365' });
});
