// Guarantee: from a bill one comes to its ship on the chart and to its line's word overseas, each by its name.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nowOfTests, showPage } from '../../../testing/show-page';
import type { BillDetail, BillRow } from '../api';
import { BillOnwards } from './bill-onwards';

const bill = { vesselsName: 'DEMO.LANTERN', billNo: 'COSU6400000001' } as BillRow;
const nothing: BillDetail['onwards'] = { ship: null, overseas: null };
const show = (shown: BillRow, onwards = nothing) =>
  showPage([{ path: '/bill', title: '', load: async () => () => <BillOnwards bill={shown} onwards={onwards} /> }], '/bill', []);
const linksOf = async (shown: BillRow) => {
  await show(shown);
  return (await screen.findAllByRole('link')).map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

test('the ship of a bill is a press away, and so is what its line says', async () => {
  expect(await linksOf(bill)).toEqual(['船舶位置 /shipmap?vessel=DEMO.LANTERN', '海外跟踪 /abroad?keyword=COSU6400000001']);
});

test('a bill without a ship has no place on the chart', async () => {
  expect(await linksOf({ ...bill, vesselsName: null })).toEqual(['海外跟踪 /abroad?keyword=COSU6400000001']);
});

const now = Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`);
const minute = 60_000;
const sailing = { ships: 1, place: '宁波外 12 海里', lost: '失去信号', saidMs: now - 3 * minute, staleMs: now + 57 * minute };
const word = { status: '卸船 汉堡', time: '2026-10-12 05:00:00', offset: 'UTC+2', source: '马士基', heardMs: now - 20 * minute };
const wordsOf = async (onwards: BillDetail['onwards']): Promise<(string | null)[]> => {
  await show(bill, onwards);
  await screen.findAllByRole('link');
  return [...document.querySelectorAll('.bill-detail-onwards p')].map((line) => line.textContent);
};

test('R-1-21 beside the ways stand the place of the ship and the last word overseas, each with its age and its source', async () => {
  expect(await wordsOf({ ship: sailing, overseas: word })).toEqual([
    '宁波外 12 海里 · 3 分钟前',
    '卸船 汉堡 · 2026-10-12 05:00:00 UTC+2 · 马士基 · 收到 20 分钟前',
  ]);
});

test.each([
  ['nothing known', nothing, ['-', '-']],
  [
    'a ship that fell silent',
    { ship: { ...sailing, staleMs: now - minute }, overseas: null },
    ['失去信号 · 宁波外 12 海里 · 3 分钟前', '-'],
  ],
  ['ships of one name', { ship: { ...sailing, ships: 2 }, overseas: null }, ['同名的船有 2 条，不知道是哪一条', '-']],
] as const)('R-1-21 of %s no more is said than is known', async (_what, onwards, words) => {
  expect(await wordsOf(onwards)).toEqual(words);
});
