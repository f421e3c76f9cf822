// Guarantee: whatever is true of one list product is true of each: what it shows, what is done with its rows and how it is
// undone, what it says when there is nothing to show, and that it follows its address.
// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OwnObjects } from '@mastlight/domain/contract-kit/sample';
import { columnConfigKey } from '@mastlight/domain/contract-kit/column-config';
import { preferences } from '@mastlight/domain/preferences/contract';
import { savedView } from '@mastlight/domain/saved-view/contract';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { declaredLists } from '../../testing/declared-lists';
import { findRow, rowOf, serveList } from '../../testing/serve-list';
import { showPage } from '../../testing/show-page';
import type { ProductRow } from './list-product';

interface Shown {
  readonly query?: string;
  readonly as?: Parameters<typeof showPage>[3];
  readonly prepare?: (server: ReturnType<typeof serveList>) => Answers;
}

test('every declared list is held to this suite', () => {
  const features = join(import.meta.dirname, '../../features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/declaration\.ts$/.test(file));
  expect(declaredLists.map(({ declared }) => `${declared.name}/declaration.ts`).toSorted()).toEqual(files.toSorted());
});

describe.each(declaredLists)('$noun', (tested) => {
  const { declared, makeRow } = tested;
  const { entries } = declared;
  const nameOf = (id: number): string => tested.nameOf(makeRow(id));
  /** The sample of a call, about this row. */
  const sampleOf = (call: keyof typeof entries, id: number) =>
    tested.samples[call]!(new Proxy({}, { get: () => id }) as OwnObjects) as Readonly<Record<string, unknown>>;
  const item = (name: string) => screen.findByRole('menuitem', { name });

  /** Shows the list before its server; `prepare` changes that first, and may answer in another way. */
  async function show(rows: readonly ProductRow[], { query = '', as = {}, prepare = () => [] }: Shown = {}) {
    const { routes, list } = await tested.load();
    const server = serveList(tested, rows);
    const own = prepare(server);
    const page = await showPage(routes, routes[0]!.path + query, [...server.answers, ...tested.others, ...own], as);
    return { ...page, server, list, words: list.texts.source };
  }

  test('R-1-07, R-2.7-02 its rows stand under the columns that it declares, counted', async () => {
    const { list } = await show([makeRow(1, { remark: '老客户' }), makeRow(2)]);
    expect((await findRow(nameOf(1))).textContent).toContain('老客户');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    const shown = list.columns(list.search.plain).filter(({ isShown }) => isShown);
    expect(heads).toEqual(expect.arrayContaining(shown.map(({ title }) => title)));
    expect(screen.getByRole('button', { name: /^全部/, pressed: true }).textContent).toContain('2');
  });

  test('R-7.4-45 a row that carries a note has its sign beside its name: the column of notes may lie off the screen', async () => {
    await show([makeRow(1, { remark: '老客户' }), makeRow(2, { remark: null })]);
    const signs = [await findRow(nameOf(1)), await findRow(nameOf(2))].map((row) =>
      within(row).queryAllByRole('img', { name: '备注：老客户' }),
    );
    expect(signs.map(({ length }) => length)).toEqual([1, 0]);
  });

  test('a group shows its rows alone, and stands in the address', async () => {
    const prepare: Shown['prepare'] = ({ groups }) => {
      for (const group of declared.groups) groups[group] = ({ id }) => id === 2;
      return [];
    };
    const { user, list, address } = await show([makeRow(1), makeRow(2)], { prepare });
    await findRow(nameOf(1));
    for (const group of declared.groups) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${list.groupName(group, list.search.plain)}`) }));
      await waitFor(() => expect([rowOf(nameOf(1)), rowOf(nameOf(2))]).toEqual([null, expect.anything()]));
      expect(address()).toContain(`?group=${group}`);
    }
  });

  test('bad input: what of an address is not known is dropped', async () => {
    const { asked, list } = await show([makeRow(1)], {
      query: '?sort=drop_table&group=never&port=XX&page=-1&state=x&wharf=NOSUCH',
    });
    await findRow(nameOf(1));
    expect(asked(entries.queryRows)).toEqual([{ systemKey: 'NB', page: 1, limit: list.search.plain.size }]);
  });

  test('R-7.6-07, R-7.6-08, R-7.4-45 置顶 shows at once, and goes back when it is refused', async () => {
    const prepare = (): Answers => [[entries.clearTop, () => refuse({ code: 400, msg: '现在不行' })]];
    const { user, asked } = await show([makeRow(1), makeRow(2)], { prepare });
    await findRow(nameOf(2));
    const star = () => screen.getByRole('button', { name: `置顶 ${nameOf(2)}` });
    await user.click(star());
    expect(star().getAttribute('aria-pressed')).toBe('true');
    expect(asked(entries.setTop)).toEqual([sampleOf('setTop', 2)]);
    await user.click(star());
    expect(asked(entries.clearTop)).toEqual([sampleOf('clearTop', 2)]);
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
  });

  test.runIf(declared.leads)('R-7.6-07, R-7.6-08 自动订阅 of a row is switched on', async () => {
    const { user, asked } = await show([makeRow(1), makeRow(2)]);
    await findRow(nameOf(2));
    await user.click(screen.getByRole('switch', { name: `自动订阅 ${nameOf(2)}` }));
    expect(screen.getByRole('switch', { name: `自动订阅 ${nameOf(2)}`, checked: true })).toBeDefined();
    expect(asked(entries.switchAutoSubscriptions)).toEqual([sampleOf('switchAutoSubscriptions', 2)]);
  });

  test('R-7.6-07, R-7.6-08, R-7.4-45 备注 is written in the menu of a row', async () => {
    const { user, asked } = await show([makeRow(1), makeRow(2)]);
    await findRow(nameOf(2));
    await user.click(screen.getByRole('button', { name: `更多 ${nameOf(2)}` }));
    await user.click(await item('备注'));
    await user.type(await screen.findByRole('textbox', { name: '备注' }), ' x ');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(within(rowOf(nameOf(2))!).getByText('x')).toBeDefined());
    expect(asked(entries.updateRemark)).toEqual([{ ...sampleOf('updateRemark', 2), id: '2' }]);
  });

  test('R-7.6-08, R-7.4-44 the chosen are deleted after a question, and come back with remark and star', async () => {
    const { user, asked } = await show([makeRow(1, { remark: '老客户', top: true }), makeRow(2)]);
    await findRow(nameOf(1));
    await user.click(screen.getByLabelText(`选中 ${nameOf(1)}`));
    await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '删除' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(nameOf(1));
    expect(asked(entries.deleteRows)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(rowOf(nameOf(1))).toBeNull());
    expect(asked(entries.deleteRows)).toEqual([sampleOf('deleteRows', 1)]);
    await user.click(await screen.findByRole('button', { name: /^撤销/ }));
    await waitFor(() => expect(rowOf(nameOf(1))?.textContent).toContain('老客户'));
    await screen.findByRole('button', { name: `置顶 ${nameOf(1)}`, pressed: true });
    expect(asked(tested.subscribe)).toHaveLength(1);
  });

  test('R-9-26 what ended by itself is counted where it was, stands apart, and is followed again by 召回', async () => {
    const { user } = await show([makeRow(1), makeRow(2, { endedTime: '2026-10-12 09:00:00', remark: '老客户', top: true })]);
    await findRow(nameOf(1));
    expect(rowOf(nameOf(2))).toBeNull();
    await user.click(screen.getByRole('button', { name: /^已结束/ }));
    await findRow(nameOf(2));
    await user.click(screen.getByRole('button', { name: `更多 ${nameOf(2)}` }));
    await user.click(await item('召回'));
    await waitFor(() => expect(rowOf(nameOf(2))).toBeNull());
    await user.click(screen.getByRole('button', { name: /^全部/ }));
    expect((await findRow(nameOf(2))).textContent).toContain('老客户');
    await user.click(screen.getByRole('button', { name: `更多 ${nameOf(2)}` }));
    await item('备注');
    expect(screen.queryByRole('menuitem', { name: '召回' })).toBeNull();
  });

  test('news of a row change it in its place; nothing else is asked for', async () => {
    const { asked, push, isLive, server } = await show([makeRow(1), makeRow(2)]);
    await findRow(nameOf(2));
    await waitFor(() => expect(isLive()).toBe(true));
    server.rows = server.rows.map((row) => ({ ...row, version: row.version + 1, remark: `新的 ${row.id}` }));
    push(declared.topic.name, [2]);
    await waitFor(() => expect(rowOf(nameOf(2))?.textContent).toContain('新的 2'));
    expect(rowOf(nameOf(1))!.textContent).not.toContain('新的');
    expect(asked(entries.queryRows).at(-1)).toMatchObject(sampleOf('queryRows', 2));
  });

  test('the view is saved as a file with the columns of the screen, and so is what is chosen of it', async () => {
    const { user, asked, list } = await show([makeRow(1), makeRow(2)]);
    await findRow(nameOf(2));
    await user.click(screen.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(asked(entries.exportRows)).toHaveLength(1));
    const { columns, ...filter } = asked(entries.exportRows)[0]!;
    expect(filter).toEqual({ systemKey: 'NB' });
    const titles = new Map(list.columns(list.search.plain).map(({ prop, title }) => [prop, title]));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(expect.arrayContaining((columns as string[]).map((prop) => titles.get(prop))));
    await user.click(screen.getByLabelText(`选中 ${nameOf(2)}`));
    await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '导出' }));
    await waitFor(() => expect(asked(entries.exportRows)).toHaveLength(2));
    const { ids, columns: sampled } = sampleOf('exportRows', 2);
    expect(asked(entries.exportRows)[1]!['ids']).toEqual(ids);
    expect(columns).toEqual(expect.arrayContaining(sampled as string[]));
  });

  test('R-2.4-10, R-0-14 signed out nothing is asked', async () => {
    const { asked, words } = await show([makeRow(1)], { as: { isSignedIn: false } });
    expect((await screen.findByRole('heading', { name: words.signedOut.title })).textContent).toBe(words.signedOut.title);
    expect(asked(entries.queryRows)).toEqual([]);
  });

  test('R-0-14 an error is told in place of the rows, and a retry brings them', async () => {
    const prepare: Shown['prepare'] = (server) => {
      server.failure = '数据源维护中';
      return [];
    };
    const { user, server } = await show([makeRow(1)], { prepare });
    const error = await screen.findByRole('alert');
    expect(error.textContent).toContain('数据源维护中');
    server.failure = null;
    await user.click(within(error).getByRole('button', { name: '重试' }));
    await findRow(nameOf(1));
  });

  test('R-0-14 an empty list invites to subscribe, by a press and by pasting', async () => {
    const { user, words, address } = await show([]);
    await screen.findByRole('heading', { name: words.empty.title });
    await user.click(screen.getByRole('button', { name: words.empty.action }));
    const drawer = await screen.findByRole('dialog');
    expect(address()).toContain('?paste=1');
    await user.click(within(drawer).getAllByRole('button', { name: '关闭' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(document.body);
    await user.paste('ANY 1');
    await screen.findByDisplayValue('ANY 1');
  });

  test('all rows of the filter are chosen over its pages, and the question names three', async () => {
    const all = Array.from({ length: 17 }, (_, i) => makeRow(i + 1));
    const { user } = await show(all, { query: '?size=15' });
    await findRow(nameOf(1));
    await user.click(screen.getByLabelText('全选'));
    await user.click(await screen.findByRole('button', { name: /^选中全部 17/ }));
    const bar = within(screen.getByRole('toolbar'));
    await waitFor(() => expect(bar.getByRole('status').textContent).toContain('17'));
    await user.click(bar.getByRole('button', { name: '删除' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(`${[1, 2, 3].map(nameOf).join('、')} 等 17 条`);
  });

  test('R-3.6-05 a column that is taken away is gone, and stays so for this user at this port', async () => {
    const { user, asked, list } = await show([makeRow(1)]);
    await findRow(nameOf(1));
    const { prop, title } = list.columns(list.search.plain).findLast(({ isShown, isFrozen }) => isShown && !isFrozen)!;
    await user.click(screen.getByRole('button', { name: '列设置' }));
    await user.click(await screen.findByRole('checkbox', { name: `显示 ${title}` }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: title })).toBeNull());
    // What was changed is not lost when the page is left; a busy machine may have sent it before.
    dispatchEvent(new Event('pagehide'));
    expect(asked(preferences.setEntry)).toHaveLength(1);
    const saved = asked(preferences.setEntry)[0]!;
    expect([saved['dictKey'], saved['dictValue']]).toEqual([columnConfigKey(list.name, 'NB', '7'), expect.stringContaining(`${prop}-0-`)]);
  });

  test('R-3.6-04 how many rows a page has stays for the next visit by the menu; an address that names a number has that', async () => {
    const { user, address } = await show([makeRow(1)]);
    await findRow(nameOf(1));
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '20');
    await waitFor(() => expect(address()).toContain('?size=20'));
    const stored = Object.fromEntries(Object.entries(localStorage)) as Readonly<Record<string, string>>;
    cleanup();
    const again = await show([makeRow(1)], { as: { stored } });
    await waitFor(() => expect(again.address()).toContain('?size=20'));
    await findRow(nameOf(1));
    // Asked for once, by that size: some lists count each look.
    expect(again.asked(entries.queryRows)).toEqual([expect.objectContaining({ limit: 20 })]);
    cleanup();
    const named = await show([makeRow(1)], { query: '?size=100', as: { stored } });
    await findRow(nameOf(1));
    expect(named.address()).toContain('?size=100');
  });

  test('视图 leads to a saved view', async () => {
    const view = { id: 1, name: '常看的', query: 'keyword=zzz', isCompany: false, isOwn: true, makerName: '' };
    const prepare = (): Answers => [[savedView.listViews, () => succeed(savedView.listViews, { list: [view] })]];
    const { user, address } = await show([makeRow(1)], { prepare });
    await findRow(nameOf(1));
    await user.click(screen.getByRole('button', { name: '视图' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /常看的/ }));
    await waitFor(() => expect(address()).toContain('?keyword=zzz'));
  });

  test('keys: J steps into the table, ? tells them', async () => {
    const { user, words } = await show([makeRow(1), makeRow(2)]);
    await findRow(nameOf(2));
    await user.keyboard('j');
    const grid = screen.getByRole('grid');
    expect(document.activeElement).toBe(grid);
    expect(grid.getAttribute('aria-activedescendant')).not.toBeNull();
    await user.keyboard('?');
    expect((await screen.findByRole('dialog')).textContent).toContain(words.pasteKey);
  });

  test('a phone shows cards, each with its star and its menu, and a plus', async () => {
    const { user, asked, words } = await show([makeRow(1), makeRow(2)], { as: { isPhone: true } });
    const card = (await screen.findByRole('button', { name: `置顶 ${nameOf(2)}` })).closest<HTMLElement>('li')!;
    await user.click(within(card).getByRole('button', { name: `置顶 ${nameOf(2)}` }));
    expect(asked(entries.setTop)).toEqual([sampleOf('setTop', 2)]);
    await user.click(within(card).getByRole('button', { name: '更多' }));
    await item('备注');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: words.subscribe }));
    await screen.findByRole('dialog');
  });
});
