// Guarantee: a list is sent by mail as it stands on the screen, at the days and hours that were chosen; the page shows what
// became of it, and pauses, sends and ends it.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportTask, type MailedList } from '@mastlight/domain/export-task/contract';
import { mailedTexts } from '@mastlight/domain/export-task/messages';
import type { PageRoute } from '../../../platform/page-route';
import { clearSession, saveIdentity } from '../../../platform/session';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { MailListForm } from '../components/mail-list-form';
import { exportTaskRoutes } from '../routes';

beforeEach(() => saveIdentity('t2', '5001'));
afterEach(() => act(clearSession));

const one: MailedList = {
  id: 7,
  list: 'bills',
  name: '早上的提单',
  weekdays: [1, 2, 3, 4, 5],
  hours: [17, 8],
  isPaused: false,
  nextTime: '2026-10-13 08:00:00',
  lastTime: '2026-10-12 17:00:00',
  lastState: 'failed',
  lastReason: mailedTexts.noMailbox,
};
const onClose = vi.fn();
const wish = { systemKey: 'NB', columns: ['billNo'] };
const form: PageRoute = {
  path: '/form',
  title: 'form',
  load: () => Promise.resolve(() => <MailListForm list="bills" wish={wish} onClose={onClose} />),
};
const show = (address: string, { list = [one], add = () => succeed(exportTask.addMailed, { id: 8 }) } = {}) =>
  showPage([form, ...exportTaskRoutes], address, [
    [exportTask.listMailed, () => succeed(exportTask.listMailed, { list, mailbox: list.length > 1 ? null : 'zhou@demo.example' })],
    [exportTask.addMailed, add],
    [exportTask.pauseMailed, () => succeed(exportTask.pauseMailed, true)],
    [exportTask.sendMailed, () => succeed(exportTask.sendMailed, true)],
    [exportTask.deleteMailed, () => succeed(exportTask.deleteMailed, true)],
  ]);

test('each list with its times, where it goes, and what became of it; it is sent, paused and deleted', async () => {
  const { user, asked } = await show('/user/mailedLists');
  const row = (await screen.findByText('早上的提单')).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['周一到周五 08:00、17:00', '10-13 08:00', `10-12 17:00 没发成${mailedTexts.noMailbox}`]);
  screen.getByText('发到 zhou@demo.example');
  await user.click(screen.getByRole('button', { name: '现在发一次 早上的提单' }));
  await screen.findByText('早上的提单 马上发出');
  await user.click(screen.getByRole('button', { name: '暂停 早上的提单' }));
  await user.click(screen.getByRole('button', { name: '删除 早上的提单' }));
  await screen.findByText('删除成功：早上的提单');
  expect([asked(exportTask.sendMailed), asked(exportTask.pauseMailed), asked(exportTask.deleteMailed)]).toEqual([
    [{ id: 7 }],
    [{ id: 7, isPaused: true }],
    [{ id: 7 }],
  ]);
});

test('a paused one says so and goes on; without a proven mailbox it leads to where one is proven', async () => {
  const paused = {
    ...one,
    id: 9,
    name: '周日的',
    weekdays: [7],
    isPaused: true,
    nextTime: null,
    lastTime: null,
    lastState: null,
    lastReason: '',
  };
  const { user, asked } = await show('/user/mailedLists', { list: [paused, one] });
  const row = (await screen.findByText('周日的')).closest('tr')!;
  expect(row.textContent).toContain('周日 08:00、17:00已暂停还没有发过');
  expect(screen.getByRole('link', { name: '到推送设置填写' }).getAttribute('href')).toBe('/user/notify');
  await user.click(screen.getByRole('button', { name: '继续 周日的' }));
  expect(asked(exportTask.pauseMailed)).toEqual([{ id: 9, isPaused: false }]);
});

test('a list is named, its days and hours are chosen, and it goes as it stands', async () => {
  const { user, asked } = await show('/form');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '开始发送' }));
  await dialog.findByText(mailedTexts.nameWrong);
  await user.type(dialog.getByRole('textbox', { name: '名称' }), '早上的');
  await user.click(dialog.getByRole('checkbox', { name: '周六' }));
  await user.click(dialog.getByRole('checkbox', { name: '08:00' }));
  await user.click(dialog.getByRole('button', { name: '开始发送' }));
  await dialog.findByText(mailedTexts.hoursWrong);
  await user.click(dialog.getByRole('checkbox', { name: '17:00' }));
  await user.click(dialog.getByRole('button', { name: '开始发送' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked(exportTask.addMailed)).toEqual([{ list: 'bills', wish, name: '早上的', weekdays: [1, 2, 3, 4, 5, 6], hours: [17] }]);
});

test('what is refused is said in the dialog', async () => {
  const { user } = await show('/form', {
    add: () => refuse({ code: 400, msg: mailedTexts.tooMany, refusal: 'export-task.tooManyMailed', params: {} }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: '名称' }), '早上的');
  await user.click(dialog.getByRole('button', { name: '开始发送' }));
  await dialog.findByText(mailedTexts.tooMany);
  expect(dialog.getByRole('textbox', { name: '名称' })).toBeTruthy();
});
