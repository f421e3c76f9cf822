// Guarantee: where numbers stand in several sheets of a file, its reader says which are meant; a file that cannot be read
// leaves everything as it was, and says so.
// @vitest-environment happy-dom
import { ToastHost } from '@mastlight/ui';
import { makeWorkbook } from '@mastlight/testing/make-workbook';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { press, render, untilShown } from '../../testing/render';
import { useNumberFile } from './use-number-file';

const taken: string[] = [];
let takeFile: (file: File) => void;
let shown: Awaited<ReturnType<typeof render>>;
function Place() {
  const { takeFile: takes, choice } = useNumberFile((text) => taken.push(text));
  useEffect(() => {
    takeFile = takes;
  });
  return (
    <>
      {choice}
      <ToastHost />
    </>
  );
}
beforeEach(async () => {
  taken.length = 0;
  shown = await render(<Place />);
});
afterEach(() => shown.unmount());

const give = (content: Uint8Array): Promise<void> => act(async () => takeFile(new File([new Uint8Array(content)], 'a.xlsx')));
const sheets = ['本周', '上周'].map((name, i) => ({ name, rows: [['提单号'], [`COSU640000000${i}`]] }));
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.bill-sheet-choice button')];
const asked = () =>
  untilShown(() =>
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['本周 · 1 个号', '上周 · 1 个号', '全部导入 · 2 个号']),
  );

test('W-05 one sheet with numbers is taken at once', async () => {
  await give(makeWorkbook([...sheets.slice(0, 1), { name: '说明', rows: [['请填']] }]));
  await untilShown(() => expect(taken).toEqual(['提单号\nCOSU6400000000']));
  expect(buttons()).toEqual([]);
});

test.each([
  [1, '提单号\nCOSU6400000001'],
  [2, '提单号\nCOSU6400000000\n\n提单号\nCOSU6400000001'],
])('W-05 of several the reader chooses one or all: %i', async (at, text) => {
  await give(makeWorkbook(sheets));
  await asked();
  expect(taken).toEqual([]);
  await press(buttons()[at]!);
  expect(taken).toEqual([text]);
  expect(buttons()).toEqual([]);
});

test('N3 how many hidden rows were left out is told', async () => {
  const rows = `<row><c t="str"><v>COSU6400000001</v></c></row>${'<row hidden="1"><c><v>1</v></c></row>'.repeat(2)}`;
  await give(makeWorkbook([{ rows }]));
  await untilShown(() => expect(document.body.textContent).toContain('有 2 行是隐藏的，没有读入'));
  expect(taken).toEqual(['COSU6400000001']);
});

test('W-05 who closes the question takes nothing', async () => {
  await give(makeWorkbook(sheets));
  await asked();
  await press(document.querySelector('dialog [aria-label="关闭"]'));
  expect([taken, buttons()]).toEqual([[], []]);
});

test('S-11 what cannot be read is told, and nothing is taken', async () => {
  await give(new Uint8Array([0x50, 0x4b, 1, 2]));
  await untilShown(() => expect(document.body.textContent).toContain('这个文件打不开'));
  expect(taken).toEqual([]);
});
