// Guarantee: who of a company enters, checks and declares is seen by everybody, given by managers alone, and what is lacking is told.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { marketAssistant as market } from '@mastlight/domain/market-assistant/contract';
import { marketTexts } from '@mastlight/domain/market-assistant/messages';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import { marketAssistantRoutes as routes } from './routes';

type Members = ResponseData<typeof market.userList>;
const whole = { ofNobody: [], oneChecks: false };

const person = (id: number, userName: string, rest: Partial<Members['list'][number]> = {}): Members['list'][number] => ({
  id,
  userName,
  phone: '138****0001',
  role: 'operator',
  mayOperate: true,
  isSet: true,
  duties: [],
  ...rest,
});

/** A company as its members are told. */
const members = (rest: Partial<Members> = {}): Members => ({
  isSet: true,
  mayManage: true,
  own: [],
  lacks: whole,
  list: [
    person(7, '演示甲', { role: 'Management', isSet: false }),
    person(8, '演示乙', { duties: ['entry'] }),
    person(9, '演示丙', { role: 'read-only', mayOperate: false, isSet: false }),
  ],
  ...rest,
});

const answersOf = (told: Members): Answers => [
  [market.userList, () => succeed(market.userList, told)],
  [market.userSave, () => succeed(market.userSave, whole)],
  [market.userDeleteList, () => succeed(market.userDeleteList, whole)],
  [
    market.userImportExcel,
    () =>
      succeed(market.userImportExcel, {
        saved: 1,
        list: [{ rowNo: 4, message: marketTexts.whoMissing }],
        hiddenRows: 0,
        unreadTitles: [],
        lacks: whole,
      }),
  ],
];
const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

test('R-2.2-26 a manager gives a duty at the press of a box, takes the last one, and brings it back', async () => {
  const { user, asked } = await showPage(routes, '/assistant/userManage', answersOf(members()));
  await screen.findByRole('group', { name: '市采成员' });
  expect(box('演示乙 录单').checked).toBe(true);
  await user.click(box('演示乙 报关'));
  await waitFor(() => expect(asked(market.userSave)).toEqual([{ userId: 8, duties: ['entry', 'declare'] }]));
  await waitFor(() => expect(box('演示乙 录单').disabled).toBe(false));
  await user.click(box('演示乙 录单'));
  await waitFor(() => expect(asked(market.userDeleteList)).toEqual([{ ids: [8] }]));
  await screen.findByText('演示乙不再有市采职责');
  await user.click((await screen.findAllByRole('button', { name: /撤销|撤回/ })).at(-1)!);
  await waitFor(() => expect(asked(market.userSave).at(-1)).toEqual({ userId: 8, duties: ['entry'] }));
});

test('R-2.2-26 who only looks in the company is given nothing, and says why; what the server refuses is told', async () => {
  const { user } = await showPage(routes, '/assistant/userManage', [
    ...answersOf(members()),
    [market.userSave, () => refuse({ code: 400, msg: '不行', fields: { userId: marketTexts.noColleague } })],
  ]);
  await screen.findByRole('group', { name: '市采成员' });
  expect(box('演示丙 审单').disabled).toBe(true);
  expect(box('演示丙 审单').closest('td')?.dataset['tip']).toBe(marketTexts.onlyLooks);
  await user.click(box('演示甲 审单'));
  await screen.findByText(marketTexts.noColleague);
});

test('R-2.2-26 what nobody does is said, and what everybody may do himself', async () => {
  const told = members({ own: ['entry', 'check'], lacks: { ofNobody: ['declare'], oneChecks: true } });
  await showPage(routes, '/assistant/userManage', answersOf(told));
  expect(await screen.findByText('您的职责：录单、审单')).toBeTruthy();
  screen.getByText(marketTexts.dutyOfNobody.declare);
  screen.getByText(marketTexts.oneChecks);
});

test('R-2.2-26 until somebody is set that is said; who does not manage looks alone', async () => {
  const { asked } = await showPage(routes, '/assistant/userManage', answersOf(members({ isSet: false, mayManage: false })));
  await screen.findByText(/^还没有设置成员/);
  screen.getByText('您没有职责，请管理员设置');
  screen.getByText('只有管理员能改职责');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)).toEqual([]);
  expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入 Excel' }).disabled).toBe(true);
  expect(asked(market.userSave)).toEqual([]);
});

test('R-2.2-26 who manages and has no duty is not sent to himself', async () => {
  await showPage(routes, '/assistant/userManage', answersOf(members({ own: [] })));
  expect(await screen.findByText('您没有职责，要录单、审单或报关，在下面给自己勾上')).toBeTruthy();
});

test('R-7.6-16 members come by a file, and what it has wrong is told row by row', async () => {
  const { user } = await showPage(routes, '/assistant/userManage', answersOf(members()));
  await screen.findByRole('group', { name: '市采成员' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'a.xlsx'));
  const dialog = within(await screen.findByRole('dialog', { name: '1 行没有导入' }));
  dialog.getByText(`第 4 行：${marketTexts.whoMissing}`);
  expect(await screen.findByText('设置了 1 人')).toBeTruthy();
});
