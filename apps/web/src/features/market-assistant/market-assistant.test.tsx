// Guarantee: the room of market procurement: its side menu stays as it was left and offers no more than what is built; every
// book shows its entries, says what is wrong at its field before anything is sent, deletes with a way back, and reads files.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Book } from '@mastlight/domain/contract-kit/book-product';
import { marketBooks, passport, supplier } from '@mastlight/domain/market-assistant/books';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { marketEntries } from '@mastlight/domain/market-assistant/sample-entries';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import { marketAssistantRoutes as routes } from './routes';

/** Row of the acceptance list and name of each book. */
const rowsOf: Readonly<Record<string, readonly [row: string, noun: string]>> = {
  applicant: ['R-2.2-31', '申报单位'],
  consignee: ['R-2.2-32', '境外收货人'],
  merchant: ['R-2.2-33', '市场经营户'],
  passport: ['R-2.2-34', '外商护照'],
  supplier: ['R-2.2-35', '供货商'],
  customsGoods: ['R-2.2-36', '报关商品'],
  shipAgent: ['R-2.2-37', '船代货代'],
  goodDict: ['R-2.2-38', '商品字典'],
  gNameToCodeTs: ['R-2.2-41', '品名编码'],
};

/** A book with one entry. */
function answersOf(book: Book, daysLeft: number | null = null): Answers {
  const { entries } = book;
  const fields = {
    ...Object.fromEntries(book.fields.map(({ prop }) => [prop, ''])),
    ...marketEntries[book.name as keyof typeof marketEntries],
  };
  const row = { id: 7, version: 3, updatedTime: '2026-10-12 14:00:00', daysLeft, fields };
  const counts = { all: 1, expiring: daysLeft === null ? 0 : 1, groups: {} };
  return [
    [entries.List, () => succeed(entries.List, { list: [row], total: 1, pageNo: 1, pageSize: 50, counts })],
    [entries.DeleteList, () => succeed(entries.DeleteList, true)],
    [entries.RestoreList, () => succeed(entries.RestoreList, { restored: 1 })],
    [entries.Save, () => refuse({ code: 400, msg: '不行', fields: { [`fields.${book.key[0]!}`]: '已有同号的一条，请改那一条' } })],
    [
      entries.ImportExcel,
      () => succeed(entries.ImportExcel, { saved: 1, list: [{ rowNo: 3, message: '请填名称' }], hiddenRows: 0, unreadTitles: [] }),
    ],
  ];
}

const titleOf = (book: Book): string =>
  (marketEntries[book.name as keyof typeof marketEntries] as Readonly<Record<string, string>>)[book.titleProp]!;

test.each(marketBooks.map((book) => [...rowsOf[book.name]!, book] as const))(
  '%s %s shows its entries, and says what is missing at the field before anything is sent',
  async (_row, noun, book: Book) => {
    const { user, asked } = await showPage(routes, `/assistant/${book.name}`, answersOf(book));
    // The goods dictionary is a list of cards.
    const shown = within(await screen.findByRole(book.name === 'goodDict' ? 'list' : 'group', { name: noun }));
    for (const text of Object.values(marketEntries[book.name as keyof typeof marketEntries])) shown.getByText(text);
    await user.click(screen.getByRole('button', { name: '新增' }));
    const dialog = within(await screen.findByRole('dialog', { name: `新增${noun}` }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    for (const field of book.fields.filter(({ isRequired }) => isRequired)) dialog.getByText(`请填${field.title}`);
    expect(asked(book.entries.Save)).toEqual([]);
  },
);

test.each([supplier, passport] as const)(
  'R-7.6-16 $noun: what the server refuses stands at its field; deletes and brings back',
  async (book: Book) => {
    const { user, asked } = await showPage(routes, `/assistant/${book.name}`, [
      ...answersOf(book),
      [
        marketAssistant.passportInfo,
        () => succeed(marketAssistant.passportInfo, { id: 7, version: 3, fields: { phone: '', remark: '', ...marketEntries.passport } }),
      ],
    ]);
    const [noun, title] = [book.noun, titleOf(book)];
    const table = within(await screen.findByRole('group', { name: noun }));
    await user.click(table.getByRole('button', { name: `修改 ${title}` }));
    const form = within(await screen.findByRole('dialog', { name: `修改${noun}` }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('已有同号的一条，请改那一条');
    expect(asked(book.entries.Save)[0]).toMatchObject({ id: 7, version: 3 });
    await user.click(form.getByRole('button', { name: '关闭' }));
    await user.click(table.getByRole('button', { name: `删除 ${title}` }));
    await user.click((await screen.findAllByRole('button', { name: /撤销|撤回/ })).at(-1)!);
    await waitFor(() => expect(asked(book.entries.RestoreList)).toEqual([{ ids: [7] }]));
  },
);

test('R-2.2-34 what ends soon is said at its day, and shown alone at the press of a button', async () => {
  const { user, asked } = await showPage(routes, '/assistant/passport', answersOf(passport, 24));
  await screen.findByText('剩 24 天');
  await user.click(screen.getByRole('radio', { name: '过期或 30 天内到期 1' }));
  await waitFor(() => expect(asked(passport.entries.List).at(-1)).toMatchObject({ isExpiring: true }));
});

test('R-7.6-16 what a file has wrong is told row by row', async () => {
  const { user } = await showPage(routes, '/assistant/supplier', answersOf(supplier));
  await screen.findByRole('group', { name: '供货商' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'a.xlsx'));
  const dialog = within(await screen.findByRole('dialog', { name: '1 行没有导入' }));
  expect(dialog.getByText('第 3 行：请填名称')).toBeTruthy();
});

test('R-3.6-12 the side menu collapses, and is found so on the next page', async () => {
  const { user } = await showPage(routes, '/assistant/supplier', answersOf(supplier));
  const toggle = await screen.findByRole('button', { name: '收起菜单' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(toggle);
  expect(screen.getByRole('button', { name: '展开菜单' }).getAttribute('aria-expanded')).toBe('false');
  // The next page builds it anew.
  await user.click(screen.getByRole('link', { name: '外商护照' }));
  await screen.findByRole('heading', { level: 1, name: '外商护照' });
  expect(screen.getByRole('button', { name: '展开菜单' }).getAttribute('aria-expanded')).toBe('false');
  // Opened again it is found open.
  await user.click(screen.getByRole('button', { name: '展开菜单' }));
  await user.click(screen.getByRole('link', { name: '供货商' }));
  await screen.findByRole('heading', { level: 1, name: '供货商' });
  expect(screen.getByRole('button', { name: '收起菜单' }).getAttribute('aria-expanded')).toBe('true');
});

test('R-2.1-17 the side menu leads to what is built alone', async () => {
  await showPage(routes, '/assistant/supplier', answersOf(supplier));
  const links = within(await screen.findByRole('navigation', { name: '义乌市采' })).getAllByRole('link');
  const paths = links.map((link) => link.getAttribute('href')!);
  expect(paths).toEqual([
    '/assistant',
    '/assistant/checkOrder',
    '/assistant/customsDate',
    '/assistant/template',
    ...routes.map(({ path }) => path),
  ]);
});
