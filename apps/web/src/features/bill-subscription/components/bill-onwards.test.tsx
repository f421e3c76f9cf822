// Guarantee: from a bill one comes to its ship on the chart and to its line's word overseas, each by its name.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../../testing/show-page';
import type { BillRow } from '../api';
import { BillOnwards } from './bill-onwards';

const bill = { vesselsName: 'DEMO.LANTERN', billNo: 'COSU6400000001' } as BillRow;
const linksOf = async (shown: BillRow) => {
  await showPage([{ path: '/bill', title: '', load: async () => () => <BillOnwards bill={shown} /> }], '/bill', []);
  return (await screen.findAllByRole('link')).map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

test('the ship of a bill is a press away, and so is what its line says', async () => {
  expect(await linksOf(bill)).toEqual(['船舶位置 /shipmap?vessel=DEMO.LANTERN', '海外跟踪 /abroad?keyword=COSU6400000001']);
});

test('a bill without a ship has no place on the chart', async () => {
  expect(await linksOf({ ...bill, vesselsName: null })).toEqual(['海外跟踪 /abroad?keyword=COSU6400000001']);
});
