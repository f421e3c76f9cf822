// Guarantee: goods show on cards and are found; in the grid what is changed is saved, what is refused stays with its reason and is
// kept; the previous dictionary is migrated some or all, and says what was there and what is wrong; codes say how sure they are.
// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Book } from '@mastlight/domain/contract-kit/book-product';
import { gNameToCodeTs, goodDict, goodDictOld } from '@mastlight/domain/market-assistant/books';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { marketTexts } from '@mastlight/domain/market-assistant/messages';
import { marketEntries } from '@mastlight/domain/market-assistant/sample-entries';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import { marketAssistantRoutes as routes } from './routes';

type Fields = Readonly<Record<string, string>>;

const cup = {
  ...marketEntries.goodDict,
  englishName: 'Vacuum cup',
  elements: '材质：不锈钢',
  perCarton: '24',
  price: '3.2',
  category: '餐具',
};

/** A book with entries 7, 8 and so on, and how many have each choice. */
function answersOf(book: Book, rows: readonly Fields[], groups: Record<string, number> = {}): Answers {
  const { entries } = book;
  const blank = Object.fromEntries(book.fields.map(({ prop }) => [prop, '']));
  const list = rows.map((fields, at) => ({
    id: 7 + at,
    version: 3,
    updatedTime: '2026-10-12 14:00:00',
    daysLeft: null,
    fields: { ...blank, ...fields },
  }));
  const counts = { all: list.length, expiring: 0, groups };
  return [
    [entries.List, () => succeed(entries.List, { list, total: list.length, pageNo: 1, pageSize: 50, counts })],
    [entries.DeleteList, () => succeed(entries.DeleteList, true)],
    [entries.RestoreList, () => succeed(entries.RestoreList, { restored: 1 })],
  ];
}

test('R-2.2-38 a good shows on its card what an order takes from it, and is asked for by what is typed', async () => {
  const { user, asked } = await showPage(routes, '/assistant/goodDict', answersOf(goodDict, [cup]));
  const card = within(within(await screen.findByRole('list', { name: '商品字典' })).getByRole('listitem', { name: cup.name }));
  for (const text of ['Vacuum cup', '9617001900', '24 个', '3.2 美元/个', '材质：不锈钢', '餐具']) card.getByText(text);
  await user.type(screen.getByRole('searchbox', { name: '查找商品字典' }), 'bwb');
  await waitFor(() => expect(asked(goodDict.entries.List).at(-1)).toMatchObject({ keyword: 'bwb' }));
  await user.click(card.getByRole('button', { name: `删除 ${cup.name}` }));
  await waitFor(() => expect(asked(goodDict.entries.DeleteList)).toEqual([{ ids: [7] }]));
});

const cell = (row: number, title: string): HTMLInputElement => screen.getByRole('textbox', { name: `第 ${row} 行 ${title}` });
const umbrella = { name: '雨伞', hsCode: '6601990000', dealUnit: '把' };

test('R-2.2-40 what is changed in the grid, and a row that is added, are saved at the press of a button, with nothing else', async () => {
  let nextId = 90;
  const { user, asked } = await showPage(routes, '/assistant/goodDictTable', [
    ...answersOf(goodDict, [cup, umbrella]),
    [goodDict.entries.Save, ({ id }) => succeed(goodDict.entries.Save, { id: typeof id === 'number' ? id : nextId++ })],
  ]);
  await screen.findByRole('grid', { name: '商品字典表格' });
  expect(cell(1, '品名').value).toBe(cup.name);
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^保存 \d 行$/ });
  expect(save().disabled).toBe(true);
  await user.clear(cell(2, '单箱数量'));
  await user.type(cell(2, '单箱数量'), '60');
  await screen.findByText(/^1 行没有保存/);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '查找商品字典' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '加一行' }));
  await user.type(cell(3, '品名'), '毛巾');
  await user.type(cell(3, '商品编码'), '6302600000');
  await user.type(cell(3, '成交单位'), '条');
  await user.click(save());
  await waitFor(() => expect(asked(goodDict.entries.Save)).toHaveLength(2));
  expect(asked(goodDict.entries.Save)).toEqual([
    { id: 8, version: 3, fields: expect.objectContaining({ ...umbrella, perCarton: '60' }) },
    { id: null, version: null, fields: expect.objectContaining({ name: '毛巾', hsCode: '6302600000', dealUnit: '条' }) },
  ]);
  await screen.findByText('已保存 2 行');
  await waitFor(() => expect(asked(goodDict.entries.List)).toHaveLength(2));
});

test('R-2.2-40 what is wrong, or refused, stays in the grid with its reason; it is kept over the page, and thrown away when asked', async () => {
  const answers: Answers = [
    ...answersOf(goodDict, [cup, umbrella]),
    [
      goodDict.entries.Save,
      ({ id }) =>
        id === 7
          ? refuse({ code: 400, msg: '不行', fields: { 'fields.name': '已有同号的一条，请改那一条' } })
          : succeed(goodDict.entries.Save, { id: 8 }),
    ],
  ];
  const { user, asked } = await showPage(routes, '/assistant/goodDictTable', answers);
  await screen.findByRole('grid', { name: '商品字典表格' });
  await user.type(cell(1, '品名'), '二');
  await user.type(cell(2, '品名'), '二');
  await user.clear(cell(2, '商品编码'));
  await user.type(cell(2, '商品编码'), '66');
  await user.click(screen.getByRole('button', { name: '保存 2 行' }));
  await screen.findByText('保存了 0 行，还有 2 行没存下，原因在标红的格子上');
  expect(asked(goodDict.entries.Save)).toHaveLength(1);
  expect(cell(1, '品名').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('已有同号的一条，请改那一条');
  expect(screen.getAllByText(marketTexts.hsCodeWrong).length).toBeGreaterThan(0);
  // Another page and back: it is there still.
  await user.click(screen.getByRole('link', { name: '供货商' }));
  await screen.findByRole('heading', { level: 1, name: '供货商' });
  await user.click(screen.getByRole('link', { name: '商品字典表格' }));
  await screen.findByText(/^2 行没有保存/);
  expect([cell(1, '品名').value, cell(2, '商品编码').value]).toEqual([`${cup.name}二`, '66']);
  await user.click(screen.getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(cell(1, '品名').value).toBe(cup.name));
  expect(screen.queryByText(/行没有保存/)).toBeNull();
});

test('R-2.2-40 the grid is filled from a file, whose wrong rows are told, and written into one', async () => {
  const { user, asked } = await showPage(routes, '/assistant/goodDictTable', [
    ...answersOf(goodDict, [cup]),
    [
      goodDict.entries.ImportExcel,
      () => succeed(goodDict.entries.ImportExcel, { saved: 1, list: [{ rowNo: 3, message: '请填品名' }], hiddenRows: 0, unreadTitles: [] }),
    ],
    [
      goodDict.entries.ExportExcel,
      () => new Response('a file', { headers: { 'content-disposition': "attachment; filename*=UTF-8''a.xlsx" } }),
    ],
  ]);
  await screen.findByRole('grid', { name: '商品字典表格' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'a.xlsx'));
  const dialog = within(await screen.findByRole('dialog', { name: '1 行没有导入' }));
  dialog.getByText('第 3 行：请填品名');
  await waitFor(() => expect(asked(goodDict.entries.List)).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: '知道了' }));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(() => expect(asked(goodDict.entries.ExportExcel)).toHaveLength(1));
  expect(asked(goodDict.entries.ExportExcel)[0]).not.toMatchObject({ isTemplate: true });
});

test('R-2.2-40 a block of a spreadsheet is pasted into the grid; a row goes and comes back', async () => {
  const { user, asked } = await showPage(routes, '/assistant/goodDictTable', answersOf(goodDict, [cup]));
  await screen.findByRole('grid', { name: '商品字典表格' });
  await user.click(cell(1, '品名'));
  await user.click(screen.getByRole('button', { name: '删除第 1 行' }));
  await waitFor(() => expect(asked(goodDict.entries.DeleteList)).toEqual([{ ids: [7] }]));
  await waitFor(() => expect(cell(1, '品名').value).toBe(''));
  await user.click(await screen.findByRole('button', { name: /撤销|撤回/ }));
  await waitFor(() => expect(cell(1, '品名').value).toBe(cup.name));
  expect(asked(goodDict.entries.RestoreList)).toEqual([{ ids: [7] }]);
  fireEvent.paste(cell(2, '品名'), { clipboardData: { getData: () => '毛巾\t6302600000\n餐盘\t6911101900' } });
  await waitFor(() => expect(cell(3, '商品编码').value).toBe('6911101900'));
  await screen.findByRole('button', { name: '保存 2 行' });
});

const olds: readonly Fields[] = [
  { ...umbrella, state: '未迁移' },
  { ...cup, state: '已迁移' },
  { name: '毛巾', hsCode: '63', dealUnit: '条', state: '未迁移' },
];
const migrate = marketAssistant.goodDictOldMigrate;

test('R-2.2-39 the previous dictionary is read alone; those chosen are migrated, and what was there or is wrong is told', async () => {
  const { user, asked } = await showPage(routes, '/assistant/goodDictOld', [
    ...answersOf(goodDictOld, olds, { 未迁移: 2, 已迁移: 1 }),
    [
      migrate,
      () =>
        succeed(migrate, { migrated: 1, present: ['塑料玩具'], list: [{ name: '毛巾', message: marketTexts.hsCodeWrong }], nextId: null }),
    ],
  ]);
  const table = within(await screen.findByRole('group', { name: '旧商品字典' }));
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  expect(table.queryByRole('button', { name: /修改|删除/ })).toBeNull();
  expect(table.getByRole<HTMLInputElement>('checkbox', { name: `选择 ${cup.name}` }).disabled).toBe(true);
  await user.click(table.getByRole('checkbox', { name: '全选这一页' }));
  await user.click(screen.getByRole('button', { name: '迁移到商品字典' }));
  const dialog = within(await screen.findByRole('dialog', { name: '迁移了 1 条' }));
  expect(asked(migrate)).toEqual([{ ids: [7, 9] }]);
  dialog.getByText(/^1 条在商品字典里已经有，没有覆盖：塑料玩具$/);
  dialog.getByText(`毛巾：${marketTexts.hsCodeWrong}`);
  await user.click(dialog.getByRole('button', { name: '知道了' }));
  await user.click(screen.getByRole('radio', { name: '未迁移 2' }));
  await waitFor(() => expect(asked(goodDictOld.entries.List).at(-1)).toMatchObject({ group: '未迁移' }));
});

test('R-2.2-39 all are migrated, thousands at a time until none is left', async () => {
  const { user, asked } = await showPage(routes, '/assistant/goodDictOld', [
    ...answersOf(goodDictOld, olds, { 未迁移: 2, 已迁移: 1 }),
    [migrate, ({ afterId }) => succeed(migrate, { migrated: 2_000, present: [], list: [], nextId: afterId === null ? 2_006 : null })],
  ]);
  await screen.findByRole('group', { name: '旧商品字典' });
  await user.click(screen.getByRole('button', { name: '全部迁移' }));
  await screen.findByRole('dialog', { name: '迁移了 4,000 条' });
  expect(asked(migrate)).toEqual([{ afterId: null }, { afterId: 2_006 }]);
});

test('R-2.2-41 a name says its code, how sure that is and when it was last used; the doubtful ones are shown alone', async () => {
  const codes = {
    name: '保温杯',
    code: '9617001900',
    confidence: '低',
    confirmed: '已确认',
    dispute: '有分歧',
    uses: '3',
    lastUsed: '2026-05-31 14:05',
  };
  const { user, asked } = await showPage(routes, '/assistant/gNameToCodeTs', answersOf(gNameToCodeTs, [codes], { 低: 1 }));
  const table = within(await screen.findByRole('group', { name: '品名编码' }));
  for (const text of Object.values(codes)) table.getByText(text);
  await user.click(screen.getByRole('radio', { name: '低 1' }));
  await waitFor(() => expect(asked(gNameToCodeTs.entries.List).at(-1)).toMatchObject({ group: '低' }));
  // Only what people write is asked for; the rest the server keeps.
  await user.click(table.getByRole('button', { name: '修改 保温杯' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改品名编码' }));
  expect(dialog.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['保温杯', '9617001900', '']);
});
