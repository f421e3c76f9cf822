// Guarantee: a bill's files are told with who put each there and when; a file is put there as what it is, given to the client and
// withdrawn, and taken away after a question; what is refused is said and loses nothing, and who only looks changes nothing.
// @vitest-environment happy-dom
import { billFile } from '@mastlight/domain/bill-file/contract';
import { billFileBytesMax } from '@mastlight/domain/bill-file/limits';
import { billFileTexts } from '@mastlight/domain/bill-file/messages';
import type { Duty } from '@mastlight/domain/company/duty';
import { file as fileCalls } from '@mastlight/domain/file/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useSession } from '../../platform/session';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import type { BillFile } from './api';
import { BillFiles } from './index';

const bill = { port: 'NB', blno: 'COSU6410287310' } as const;
const address = 'A'.repeat(32);
const paper: BillFile = {
  id: 4,
  kind: 'release',
  name: '放行条.pdf',
  bytes: 327_680,
  url: `/file/get?address=${address}`,
  by: '王海',
  time: '2026-10-12 14:20:00',
  isShown: false,
  clientChanged: null,
};
/** The card, and what gives its bill to another client. */
function Detail() {
  const [clientName, setClientName] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setClientName('恒泰')}>
        换客户
      </button>
      <BillFiles {...bill} clientName={clientName} />
    </>
  );
}
const route = [{ path: '/detail', title: 'x', load: async () => Detail }];
const listed = (list: BillFile[]) => [billFile.list, () => succeed(billFile.list, { list })] as const;
const uploaded = [
  fileCalls.upload,
  () => succeed(fileCalls.upload, { url: `/file/get?address=${address}`, name: '托书.pdf', size: 3 }),
] as const;

async function showFiles(answers: Answers, role?: Duty) {
  const page = await showPage(route, '/detail', answers);
  if (role) useSession.setState({ loginId: '5001', cid: '5001', company: { name: '演示货代', role } });
  const card = within(await screen.findByRole('region', { name: '文件' }));
  return { ...page, card };
}

test('each is told by name and kind, with who put it there, when, and how large it is; it opens as a download', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { card, user, asked } = await showFiles([
    listed([paper, { ...paper, id: 3, kind: 'bl', name: '提单.xlsx', bytes: 1_468_006, by: '', isShown: true }]),
    [
      fileCalls.fetch,
      () =>
        new Response('%PDF', {
          headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''a.pdf` },
        }),
    ],
  ]);
  const rows = await card.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '放行条放行条.pdf王海 10-12 14:20 · 320 KB给客户看删除',
    '提单 B/L提单.xlsx已离开的同事 10-12 14:20 · 1.4 MB给客户看删除',
  ]);
  expect(rows.map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked)).toEqual([false, true]);
  await user.click(card.getByRole('button', { name: '打开 放行条.pdf' }));
  await waitFor(() => expect(asked(fileCalls.fetch)).toEqual([{ address }]));
});

test('a file is put there as what it is; one that is refused stays chosen', async () => {
  let list: BillFile[] = [];
  let isFull = true;
  const { card, user, asked } = await showFiles([
    [billFile.list, () => succeed(billFile.list, { list })],
    uploaded,
    [
      billFile.add,
      () => {
        if (isFull) return refuse({ code: 409, msg: billFileTexts.tooMany, refusal: 'bill-file.tooMany', params: {} });
        list = [paper];
        return succeed(billFile.add, true);
      },
    ],
  ]);
  await card.findByText(/还没有文件/);
  await user.click(card.getByRole('button', { name: '放文件' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: '放上去' });
  expect(submit.disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: '放行条' }));
  await user.upload(await dialog.findByLabelText(/^文件/), new File(['%PDF'], '托书.pdf'));
  await dialog.findByText('托书.pdf');
  await user.click(submit);
  await dialog.findByText(billFileTexts.tooMany);
  dialog.getByText('托书.pdf');
  isFull = false;
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(billFile.add).at(-1)).toEqual({ ...bill, kind: 'release', url: paper.url });
  await card.findByRole('button', { name: '打开 放行条.pdf' });
});

test.each([
  ['too large', () => new File([new Uint8Array(billFileBytesMax + 1)], 'a.pdf'), billFileTexts.tooLarge],
  ['of another kind', () => new File(['x'], 'a.docx'), billFileTexts.wrongType],
])('a file that is %s is refused beside the field and not sent', async (_what, make, text) => {
  const { card, user, asked } = await showFiles([listed([]), uploaded]);
  await user.click(await card.findByRole('button', { name: '放文件' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^文件/), { target: { files: [make()] } });
  await dialog.findByText(text);
  expect(asked(fileCalls.upload)).toEqual([]);
});

test('one that was ticked for another client says since when it is shown to none, and what to do', async () => {
  let list: BillFile[] = [{ ...paper, isShown: true }];
  const { card, user } = await showFiles([[billFile.list, () => succeed(billFile.list, { list })]]);
  const box = () => card.getByRole<HTMLInputElement>('checkbox', { name: '给客户看' });
  await waitFor(() => expect(box().checked).toBe(true));
  list = [{ ...paper, clientChanged: '2026-10-12 14:46:00' }];
  await user.click(screen.getByRole('button', { name: '换客户' }));
  await card.findByText('10-12 14:46 客户有变，原来勾的已去掉；要给现在的客户看，请再勾一次');
  expect(box().checked).toBe(false);
});

test('it is given to the client and withdrawn; who was faster is said, and what holds is shown', async () => {
  let list = [paper];
  const { card, user, asked } = await showFiles([
    [billFile.list, () => succeed(billFile.list, { list })],
    [
      billFile.show,
      ({ isShown }) => {
        if (list.length === 0) return refuse({ code: 404, msg: '没有找到' });
        list = [{ ...paper, isShown: isShown === true }];
        return succeed(billFile.show, true);
      },
    ],
  ]);
  const box = () => card.getByRole<HTMLInputElement>('checkbox', { name: '给客户看' });
  await card.findByRole('checkbox');
  await user.click(box());
  await screen.findByText('有这票链接的客户能打开了');
  await waitFor(() => expect([box().checked, box().disabled]).toEqual([true, false]));
  await user.click(box());
  await screen.findByText('客户打不开了');
  await waitFor(() => expect([box().checked, box().disabled]).toEqual([false, false]));
  list = [];
  await user.click(box());
  await card.findByText('没有找到');
  await card.findByText(/还没有文件/);
  expect(asked(billFile.show)).toEqual([
    { id: 4, isShown: true, clientName: null },
    { id: 4, isShown: false, clientName: null },
    { id: 4, isShown: true, clientName: null },
  ]);
});

test('it is taken away after a question that names it', async () => {
  let list = [paper];
  const { card, user, asked } = await showFiles([
    [billFile.list, () => succeed(billFile.list, { list })],
    [
      billFile.remove,
      () => {
        list = [];
        return succeed(billFile.remove, true);
      },
    ],
  ]);
  await user.click(await card.findByRole('button', { name: '删除 放行条.pdf' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('放行条.pdf 删除后，同事和客户都打不开，不能恢复。');
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(asked(billFile.remove)).toEqual([]);
  await user.click(card.getByRole('button', { name: '删除 放行条.pdf' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await card.findByText(/还没有文件/);
  expect(asked(billFile.remove)).toEqual([{ id: 4 }]);
});

test.each<[Duty, boolean]>([
  ['operator', true],
  ['finance', false],
  ['read-only', false],
])('R-6-20 %s changes them: %s; everybody opens them', async (role, isAllowed) => {
  const { card } = await showFiles([listed([{ ...paper, isShown: true }])], role);
  await card.findByRole('button', { name: '打开 放行条.pdf' });
  await waitFor(() => expect(card.queryAllByRole('checkbox')).toHaveLength(isAllowed ? 1 : 0));
  expect(card.queryAllByRole('button').map((button) => button.textContent)).toEqual(
    isAllowed ? ['放文件', '放行条.pdf', '删除'] : ['放行条.pdf'],
  );
  expect(card.queryAllByText('客户看得到')).toHaveLength(isAllowed ? 0 : 1);
});

test('what cannot be had is said, and can be asked for again', async () => {
  const { card } = await showFiles([[billFile.list, () => refuse({ code: 500, msg: '坏了' })]]);
  await card.findByText('坏了');
  expect(card.queryAllByRole('button', { name: /重试/ })).toHaveLength(1);
});
