// Guarantee: ux 6.2: an event is reported with its line, what was typed stays when it is refused, and while one waits no second
// is offered; the desk sees who reported what, and answers each once.
// @vitest-environment happy-dom
import { faultReport } from '@mastlight/domain/fault-report/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuse, succeed } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import type { DeskReport, FaultReport } from './api';
import { ReportDialog, type ReportedEvent } from './components/report-dialog';
import { faultReportRoutes } from './routes';
import { useReported } from './use-reported';

const event: ReportedEvent = {
  port: 'NB',
  blno: 'COSU6410287310',
  eventId: 7,
  messageId: 3,
  seen: '进港 · MSCU6639870 · 2026-10-12 14:20',
};
const dialogRoute = [{ path: '/detail', title: 'x', load: async () => () => <ReportDialog event={event} onClose={() => {}} /> }];
const report: FaultReport = {
  id: 1,
  port: 'NB',
  blno: event.blno,
  eventId: 7,
  seen: event.seen,
  text: '码头显示 14:02',
  sentTime: '2026-10-12 14:30:00',
  answer: '',
  answeredTime: null,
};
const before = (...list: FaultReport[]) => [faultReport.listOfBill, () => succeed(faultReport.listOfBill, { list })] as const;

describe('reporting an event', () => {
  test('sends its line and what is wrong; what was typed stays when it is refused', async () => {
    let isFull = true;
    const { user, asked } = await showPage(dialogRoute, '/detail', [
      before(),
      [faultReport.send, () => (isFull ? refuse({ code: 429, msg: '今天报错已满' }) : succeed(faultReport.send, true))],
    ]);
    await screen.findByText(event.seen);
    const field = await screen.findByRole('textbox', { name: /哪里不对/ });
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: '提交' });
    expect(submit.disabled).toBe(true);
    await user.type(field, ' 码头显示 14:02 ');
    await user.click(submit);
    await screen.findByText('今天报错已满');
    expect((field as HTMLTextAreaElement).value).toBe(' 码头显示 14:02 ');
    isFull = false;
    await user.click(submit);
    await screen.findByText('已提交，回复会进消息中心');
    expect(asked(faultReport.send).at(-1)).toEqual({ ...event, text: '码头显示 14:02' });
  });

  // What was reported of the bill before: what is read of it, and whether another can be sent.
  test.each([
    ['nothing', [], [], true],
    ['one that waits', [report], ['码头显示 14:02', '等回复'], false],
    ['one that was answered', [{ ...report, answer: '已核对', answeredTime: '2026-10-12 15:00:00' }], ['10-12 15:00 回复', '已核对'], true],
    ['one of another event', [{ ...report, eventId: 8 }], [], true],
  ] as const)('after %s', async (_case, list, words, isOffered) => {
    await showPage(dialogRoute, '/detail', [before(...list)]);
    await screen.findByText(event.seen);
    await waitFor(() => expect(screen.queryAllByRole('textbox')).toHaveLength(isOffered ? 1 : 0));
    expect(screen.queryAllByRole('button', { name: '提交' })).toHaveLength(isOffered ? 1 : 0);
    for (const text of words) screen.getByText(text);
    expect(screen.queryAllByRole('list', { name: '以前报的' })).toHaveLength(words.length > 0 ? 1 : 0);
  });

  test('what cannot be had is said, and can be asked for again', async () => {
    await showPage(dialogRoute, '/detail', [[faultReport.listOfBill, () => refuse({ code: 500, msg: '坏了' })]]);
    await screen.findByText('坏了');
    screen.getByRole('button', { name: /重试/ });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交' }).disabled).toBe(true);
  });
});

test('an event that was reported says whether its newest report has an answer', async () => {
  const Told = () => <p>{[...useReported('NB', event.blno)].map(([id, state]) => `${id} ${state}`).join('，')}</p>;
  const answered = { ...report, answer: '已核对', answeredTime: '2026-10-12 15:00:00' };
  await showPage([{ path: '/detail', title: 'x', load: async () => Told }], '/detail', [
    before({ ...report, id: 4 }, { ...answered, id: 3, eventId: 8 }, { ...answered, id: 2 }, { ...report, id: 1, eventId: 8 }),
  ]);
  const told = await screen.findByText(/waiting/);
  expect(told.textContent.split('，').sort()).toEqual(['7 waiting', '8 answered']);
});

describe('the desk', () => {
  const waiting: DeskReport = { ...report, messageId: 3, company: '演示货代', reporter: '演示甲' };
  const page = (list: DeskReport[], total = list.length) => succeed(faultReport.listReports, { list, total, pageNo: 1, pageSize: 50 });

  test('sees who reported what, and answers it; somebody was faster: it is said, and nothing typed is lost', async () => {
    const answered = { ...waiting, id: 2, company: '', reporter: '', answer: '已改', answeredTime: '2026-10-12 15:00:00' };
    let isFaster = true;
    const { user, asked } = await showPage(faultReportRoutes, '/ops/reports', [
      [faultReport.listReports, () => page([waiting, answered])],
      [
        faultReport.answer,
        () =>
          isFaster
            ? refuse({ code: 409, msg: '这条已经回复过，请刷新', refusal: 'fault-report.alreadyAnswered' })
            : succeed(faultReport.answer, true),
      ],
    ]);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.querySelectorAll('td')].slice(1, 3).map((cell) => cell.textContent))).toEqual([
      ['演示甲 演示货代', 'COSU6410287310 NB'],
      ['已离开 个人', 'COSU6410287310 NB'],
    ]);
    expect(rows[2]!.textContent).toContain('已改');
    await user.click(within(rows[1]!).getByRole('button', { name: '回复' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '以码头为准');
    await user.click(dialog.getByRole('button', { name: '发出回复' }));
    await dialog.findByText('这条已经回复过，请刷新');
    isFaster = false;
    await user.click(dialog.getByRole('button', { name: '发出回复' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(faultReport.answer).at(-1)).toEqual({ id: 1, answer: '以码头为准' });
  });

  test('goes through pages, and says that there is nothing', async () => {
    const { user, asked } = await showPage(faultReportRoutes, '/ops/reports', [
      [faultReport.listReports, ({ pageNo }) => page(Number(pageNo) > 1 ? [] : [waiting], Number(pageNo) > 1 ? 0 : 60)],
    ]);
    await user.click(await screen.findByRole('button', { name: '下一页' }));
    await screen.findByText('没有报错');
    expect(asked(faultReport.listReports).at(-1)).toMatchObject({ pageNo: '2' });
  });
});
