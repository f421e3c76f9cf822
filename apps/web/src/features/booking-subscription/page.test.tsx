// Guarantee: beside what every list does (`list-products.test.tsx`) the bookings say what they lack and what they became; an
// S/O number is asked for by its line's form.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookingRow } from '@mastlight/domain/booking-subscription/contract';
import { bookings } from '../../testing/declared-lists';
import { findRow, rowOf, serveList } from '../../testing/serve-list';
import { showPage } from '../../testing/show-page';
import { bookingSubscriptionRoutes as routes } from './routes';

const row = (id: number, part: Partial<BookingRow> = {}): BookingRow => bookings.makeRow(id, part);

function show(rows: readonly BookingRow[] = [row(1), row(2)], query = '') {
  const server = serveList(bookings, rows);
  server.groups = { incomplete: ({ missing }) => missing.length > 0 };
  return showPage(routes, `/logistics/so${query}`, server.answers);
}

test('R-1-07, R-3.8-13 shows the bookings of a port: 起运港, 进场码头, 提箱状态, 节点, and what comes next', async () => {
  await show();
  const shown = await findRow('WK420P00081');
  for (const text of ['宁波', '梅山', '已提空 1/2', 'DEMO.LANTERN / 101W', '10-12 18:00', '缺截关', '万海']) {
    expect(shown.textContent).toContain(text);
  }
  for (const name of ['起运港', '进场码头', '提箱状态', '节点']) expect(screen.getByRole('columnheader', { name })).toBeDefined();
  expect(within(shown).getByText('已放箱，缺截关，请问船公司').dataset['tone']).toBe('att');
});

test('U-04 缺截止时间 counts the bookings that lack one; of none a chip is calm', async () => {
  await show([row(1), row(2, { missing: [], note: '已放箱，待提空', tone: 'run' })]);
  await findRow('WK420P00082');
  const chips = within(screen.getByRole('group', { name: '订舱号筛选' })).getAllByRole('button');
  const tones = chips.map((chip) => `${chip.textContent} ${chip.dataset['tone']}`);
  expect(tones.slice(0, 3)).toEqual(['缺截止时间1 att', '待提空0 idle', '已转提单0 idle']);
});

test('a state narrows the list, and is a filter that can be dropped', async () => {
  const { user, asked } = await show([], '');
  await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '已完成');
  await waitFor(() => expect(asked(bookings.declared.entries.queryRows).at(-1)).toMatchObject({ status: 'finished' }));
  await user.click(await screen.findByRole('button', { name: '已完成' }));
  await waitFor(() => expect(asked(bookings.declared.entries.queryRows).at(-1)).not.toHaveProperty('status'));
});

test('a booking that has become a bill opens that bill', async () => {
  const { user, address } = await show([row(1, { blnos: ['COSU6000000003'], note: '已转提单 COSU6000000003', tone: 'done' })]);
  expect((await findRow('WK420P00081')).textContent).toContain('已转提单 COSU6000000003');
  await user.click(screen.getByRole('button', { name: '更多 WK420P00081' }));
  await user.click(await screen.findByRole('menuitem', { name: '看提单 COSU6000000003' }));
  await waitFor(() => expect(address()).toBe('/logistics?port=NB&keyword=COSU6000000003'));
});

test('the switch 提单 | 订舱号 leads to the bills of the same port', async () => {
  const { user, address } = await show([row(1, { area: 'QD' })], '?port=QD');
  await findRow('WK420P00081');
  await user.click(screen.getByRole('tab', { name: '提单' }));
  await waitFor(() => expect(address()).toBe('/logistics?port=QD'));
});

test('R-5.3-20 WHL asks for the S/O number by its form, and each pasted number is told what became of it', async () => {
  const { user, asked } = await show(undefined, '?paste=1');
  const drawer = await screen.findByRole('dialog');
  expect(drawer.textContent).not.toContain('请填写');
  await user.selectOptions(within(drawer).getByRole('combobox', { name: '船公司' }), 'WHL');
  expect(drawer.textContent).toContain('请填写万海的 S/O 号，例如 WK420P00081');
  const field = within(drawer).getByRole<HTMLTextAreaElement>('textbox');
  expect(field.placeholder).toBe('WK420P00081');
  await user.type(field, 'S/O: wk420p00099\nWK420P00081\n谢谢');
  await user.click(within(drawer).getByRole('button', { name: /Ctrl ↵/ }));
  await waitFor(() => expect(drawer.textContent).toContain('已在订阅中'));
  expect(asked(bookings.subscribe)).toEqual([{ systemKey: 'NB', sonos: ['WK420P00099', 'WK420P00081'], carrier: 'WHL' }]);
});

test('R-7.6-08 deleted bookings come back by their lines: one call names one', async () => {
  const { user, asked } = await show([row(1), row(2, { carrier: null }), row(3)]);
  await findRow('WK420P00083');
  await user.click(screen.getByLabelText('全选'));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '删除' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(rowOf('WK420P00081')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^撤销/ }));
  await findRow('WK420P00083');
  expect(asked(bookings.subscribe)).toEqual([
    { systemKey: 'NB', sonos: ['WK420P00081', 'WK420P00083'], carrier: 'WHL' },
    { systemKey: 'NB', sonos: ['WK420P00082'], carrier: null },
  ]);
});
