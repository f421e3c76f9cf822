// Guarantee: R-5.3-24: the head of a filing is refused field by field, and what is typed small or wide is read as it is meant.
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { emptyHead, readHead, vgmHeadForm } from './head-form';

const good = { billNo: ' oolu２738419920 ', vesselName: 'orient.lantern', voyage: '118w', carrier: 'OOL', wharf: 'YS4', remark: '' };
const places = (head: typeof emptyHead) => (z.safeParse(vgmHeadForm, head).error?.issues ?? []).map(({ path }) => path.join('.'));

it('R-5.3-24 an empty head lacks five fields, in their order', () => {
  expect(places(emptyHead)).toEqual(['billNo', 'vesselName', 'voyage', 'carrier', 'wharf']);
});

it('takes small and wide letters as capitals', () => {
  expect(readHead(good)).toMatchObject({ billNo: 'OOLU2738419920', vesselName: 'ORIENT.LANTERN', voyage: '118W' });
  expect(places(good)).toEqual([]);
  expect(places({ ...good, voyage: 'V.118W' })).toEqual(['voyage']);
});
