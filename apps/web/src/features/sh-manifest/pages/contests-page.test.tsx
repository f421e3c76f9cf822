// Guarantee: the desk sees both who declare one bill, has the first deleted for its owner or turns the contest down, each with a reason.
// @vitest-environment happy-dom
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { shManifestRoutes } from '../routes';

const side = {
  person: '张三',
  phone: '19900000001',
  companyname: '演示货代',
  vesselvoyage: 'DEMO.STAR/1W',
  shipper: 'DEMO CO',
  ctnNos: ['CSNU6152042'],
};
const contest = {
  id: 3,
  billno: 'SHCU30000001',
  words: '有订舱\u202E确认',
  openTime: '2026-11-30 09:00:00',
  claimant: { ...side, ownerKey: 'c:7' },
  holder: { id: 11, ...side, ownerKey: 'c:9', person: '李四', sendTime: '2026-11-29 09:00:00', isPending: false, message: null },
};
const open = (holder: object | null) =>
  showPage(shManifestRoutes, '/ops/contests', [
    [
      shManifest.listContests,
      () => succeed(shManifest.listContests, { list: [{ ...contest, holder }] } as unknown as ResponseOf<typeof shManifest.listContests>),
    ],
    [shManifest.takeBackContested, () => succeed(shManifest.takeBackContested, { updateid: 1 })],
    [shManifest.dismissContested, () => succeed(shManifest.dismissContested, true)],
  ]);
const card = async () => (await screen.findByText(/SHCU30000001/)).closest('article')!;
const press = (name: string, within_: HTMLElement) => fireEvent.click(within(within_).getByRole('button', { name }));

it('both stand there; the first is deleted for its owner with a reason and whom customs may call', async () => {
  const { asked } = await open(contest.holder);
  const shown = await card();
  for (const word of ['有订舱‹U+202E›确认', '张三', '李四', 'c:7', 'c:9', 'CSNU6152042']) expect(shown.textContent).toContain(word);
  press('代为删单', shown);
  const dialog = await screen.findByRole('dialog');
  for (const [label, text] of [
    ['原因', '提单样本不符'],
    ['联系人', '演示'],
    ['联系电话', '0574-1'],
  ] as const)
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
  press('代为删单', dialog);
  await waitFor(() =>
    expect(asked(shManifest.takeBackContested)).toEqual([
      { id: 3, holderId: 11, reason: '提单样本不符', contactName: '演示', contactTel: '0574-1' },
    ]),
  );
});

it.each([
  ['waits for customs', { ...contest.holder, isPending: true }, '有一次提交在等海关回执', true],
  ['was not deleted', { ...contest.holder, message: '03 已有运抵' }, '上次删单海关没有接受：03 已有运抵', false],
  ['is gone', null, '先申报的舱单已不在海关', null],
])('the first %s', async (_what, holder, words, isDisabled) => {
  await open(holder);
  const shown = await card();
  expect(shown.textContent).toContain(words);
  const button = within(shown).queryByRole<HTMLButtonElement>('button', { name: '代为删单' });
  expect(button && button.disabled).toBe(isDisabled);
});

it('a contest is turned down with a reason', async () => {
  const { asked } = await open(contest.holder);
  press('争议不成立', await card());
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^原因/), { target: { value: '凭据不是这一票的' } });
  press('争议不成立', dialog);
  await waitFor(() => expect(asked(shManifest.dismissContested)).toEqual([{ id: 3, billno: 'SHCU30000001', note: '凭据不是这一票的' }]));
});
