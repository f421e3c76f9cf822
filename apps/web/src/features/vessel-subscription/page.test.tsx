// Guarantee: beside what every list does (`list-products.test.tsx`) the calls say what closes today; each pasted call is told
// what became of it.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import type { VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import { vessels } from '../../testing/declared-lists';
import { recordedAnswer } from '../../testing/recorded-answers';
import { findRow, rowOf, serveList } from '../../testing/serve-list';
import { showPage } from '../../testing/show-page';
import { vesselSubscriptionRoutes as routes } from './routes';

const call = (id: number, part: Partial<VesselRow> = {}): VesselRow => vessels.makeRow(id, part);

function show(rows: readonly VesselRow[] = [call(1), call(2), call(3)], query = '') {
  const server = serveList(vessels, rows);
  server.groups = { today: ({ portclosedate }) => portclosedate?.startsWith('2026-10-12') === true };
  server.whyNot = ({ vesselsName }) => (vesselsName === 'DEMO.BAD' ? '船期最多订阅 500 条' : null);
  return showPage(routes, `/shipSubscrib${query}`, [...server.answers, ...vessels.others]);
}

test("M-07 the server's own answer is drawn", async () => {
  const rows = recordedAnswer('vessels').list;
  await show(rows);
  const { textContent } = await findRow(rows[0]!.boxvv);
  for (const text of ['宁波', '北二集司', '10-13 08:00', '10-13 07:00', '10-14 08:00']) expect(textContent).toContain(text);
});

test('R-1-06, R-2.1-08, R-3.6-01, R-7.4-26, R-3.9-02, R-3.9-03, R-3.9-04 shows the calls of a port with its columns, source and age', async () => {
  const one = call(1, { chndescription: '演示一号', remark: '先靠北仑', etaSailingDate: '2026-10-13 19:00:00' });
  const { user, asked } = await show([one, call(2, { area: 'SH' })]);
  const { textContent } = await findRow('DEMO.ALPHA/1W');
  for (const text of ['演示一号', '10-12 18:00', '10-13 19:00', '梅山', '先靠北仑', '宁波']) expect(textContent).toContain(text);
  expect(rowOf('DEMO.BEACON/2W')).toBeNull();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  const named = ['船名/航次', '港口', '备注', '中文船名', '截关', '截港', '进箱开始', '进箱截止', '预计靠泊', '实际靠泊', '实际离泊'];
  expect(heads).toEqual(expect.arrayContaining([...named, '船公司', '码头']));
  expect(screen.getByRole('button', { name: /47 分钟前/ })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /上海/ }));
  await findRow('DEMO.BEACON/2W');
  expect(asked(vessels.declared.entries.queryRows).at(-1)).toMatchObject({ systemKey: 'SH' });
});

test('EU-28 R-3.9-01 rows carry their number in the list', async () => {
  await show();
  await findRow('DEMO.ALPHA/1W');
  const place = screen.getAllByRole('columnheader').findIndex((head) => head.textContent === '序号');
  const numberOf = (name: string) => within(rowOf(name)!).getAllByRole('gridcell')[place]!.textContent;
  expect(['DEMO.ALPHA/1W', 'DEMO.BEACON/2W', 'DEMO.COAST/3W'].map(numberOf)).toEqual(['1', '2', '3']);
});

test('R-2.1-08 今天截港 counts the calls that close today; where none does it is calm', async () => {
  const later = { portclosedate: '2026-10-14 18:00:00' };
  const { user } = await show([call(1), call(2, later), call(3, { ...later, area: 'SH' })]);
  await findRow('DEMO.BEACON/2W');
  const chip = () => within(screen.getByRole('group', { name: '船期筛选' })).getByRole('button', { name: /^今天截港/ });
  expect([chip().textContent, chip().dataset['tone']]).toEqual(['今天截港1', 'att']);
  await user.click(screen.getByRole('radio', { name: /上海/ }));
  await findRow('DEMO.COAST/3W');
  expect(chip().dataset['tone']).toBe('idle');
});

async function pasteAt(text: string) {
  const page = await show();
  await findRow('DEMO.ALPHA/1W');
  await page.user.click(document.body);
  await page.user.paste(text);
  const drawer = await screen.findByRole('dialog');
  /** What the drawer tells of each line. */
  const told = () =>
    within(drawer)
      .getAllByRole('row')
      .map((line) => line.textContent);
  return { ...page, drawer, told, field: within(drawer).getByRole<HTMLTextAreaElement>('textbox') };
}

test('R-5.3-23, R-7.4-42 pasted lines are split, each is told its outcome, what failed stays to be put right', async () => {
  const { user, drawer, told, field } = await pasteAt('demo.north/7w\nDEMO.ALPHA V.1W\nDEMO.SOUTH v.8E\nDEMO.BAD/9\n看不懂\nDEMO.TAB\t5N');
  await user.click(within(drawer).getByRole('button', { name: /^订阅 5 条/ }));
  await waitFor(() => expect(told()).toContainEqual(expect.stringMatching(/DEMO.BAD.*失败 船期最多订阅 500 条/)));
  for (const name of ['DEMO.NORTH/7W', 'DEMO.SOUTH/8E', 'DEMO.TAB/5N'])
    expect(told()).toContainEqual(expect.stringContaining(`${name}船名航次成功`));
  expect(told()).toContainEqual(expect.stringContaining('DEMO.ALPHA/1W船名航次重复 已在订阅中'));
  expect(field.value).toBe('DEMO.BAD/9\n看不懂');
  expect(rowOf('DEMO.NORTH/7W')).not.toBeNull();
});

test('EU-22 a blank or a comma before the voyage will do; repeats and Chinese names are told before sending', async () => {
  const { user, asked, drawer, told, field } = await pasteAt('DEMO NORTH 7W\nDEMO SOUTH, 8E\ndemo.north/7w\n演示北方 7W');
  expect(told().slice(1)).toEqual([
    'DEMO.NORTH/7W写了 2 次船名航次待订阅',
    'DEMO.SOUTH/8E船名航次待订阅',
    '演示北方/7W-没认出 港口只认英文船名，请写英文',
  ]);
  await user.click(within(drawer).getByRole('button', { name: /^订阅 2 条/ }));
  await waitFor(() => expect(field.value).toBe('演示北方 7W'));
  const list = [
    { vesselsName: 'DEMO.NORTH', voyage: '7W' },
    { vesselsName: 'DEMO.SOUTH', voyage: '8E' },
  ];
  expect(asked(vessels.subscribe)).toEqual([{ systemKey: 'NB', list }]);
});

test.each([
  ['R-4.9-07', '', 'NB', 'FEE_NB_VESSEL'],
  ['R-4.9-08', '?port=SH', 'SH', 'FEE_VESSEL'],
])('%s before a call is subscribed at %s the balance is asked for by %s and %s', async (_row, query, origin, fee) => {
  const { user, asked } = await show([], query);
  await user.click(await screen.findByRole('button', { name: '订阅' }));
  await user.type(await screen.findByRole('textbox'), 'DEMO.NORTH/7W{Control>}{Enter}{/Control}');
  await findRow('DEMO.NORTH/7W');
  expect(asked(billing.checkFreeBalance)).toMatchObject([{ origin, payAccountMoneyEnum: fee, count: 1 }]);
});

test('R-7.4-43 at another port, by its key; when all are added the drawer closes by a step back', async () => {
  const { user, asked, address } = await show([], '?port=SH');
  await user.click(await screen.findByRole('button', { name: '订阅' }));
  await user.type(await screen.findByRole('textbox'), 'DEMO.NORTH/7W{Control>}{Enter}{/Control}');
  await findRow('DEMO.NORTH/7W');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(vessels.subscribe)).toMatchObject([{ systemKey: 'SH' }]);
  expect(address()).toBe('/shipSubscrib?port=SH');
});
