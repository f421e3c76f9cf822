// Guarantee: who may do what with colleagues by a table of duties; what is lost for good is asked about first.
// @vitest-environment happy-dom
import { company } from '@mastlight/domain/company/contract';
import { duties, type Duty } from '@mastlight/domain/company/duty';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, submit, type, until, untilShown } from '../../../testing/render';
import type { Colleague, TurnedOver } from '../api';
import { companyRoutes } from '../routes';
import { ColleaguesPage } from './colleagues-page';

const companyName = '演示货代一';
const person = (id: number, userName: string, role: Duty): Colleague => ({
  id,
  userName,
  phone: `199****000${id}`,
  avatar: '',
  role,
  time: '2026-11-23 10:00:00',
});
const others = [person(8, '李操作', 'operator'), person(9, '王财务', 'finance')];

let certState: '审核中' | '认证成功';
let turnedOver: TurnedOver | null = null;
let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;

async function open(own: Duty): Promise<void> {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: companyName, role: own } });
  const manager = own === 'Management' ? person(7, '周我', own) : person(6, '周管理', 'Management');
  const list = own === 'Management' ? [manager, ...others] : [manager, person(7, '周我', own), ...others];
  const done = (endpoint: typeof company.changeDuty | typeof company.removeColleague) => () => succeed(endpoint, true);
  gateway = installFakeGateway([
    [company.listOwnColleagues, () => succeed(company.listOwnColleagues, { list, turnedOver })],
    [
      company.listChanges,
      () =>
        succeed(company.listChanges, {
          list: [
            { id: 3, what: 'duty-changed', actor: '周我', person: '李操作', phone: null, role: 'operator', time: '2026-11-23 11:00:00' },
            { id: 2, what: 'painted', actor: '周我', person: null, phone: null, role: null, time: '2026-11-23 10:30:00' },
          ],
        }),
    ],
    [
      company.listInvitations,
      () =>
        succeed(company.listInvitations, {
          list: [
            { id: 2, inviter: '周我', phone: '199****0009', expires: '2026-11-29 10:00:00' },
            { id: 1, inviter: '周我', phone: null, expires: '2026-11-28 10:00:00' },
          ],
        }),
    ],
    [company.withdrawInvitation, () => succeed(company.withdrawInvitation, true)],
    [
      company.showCompany,
      () =>
        succeed(company.showCompany, {
          cid: 5001,
          cname: companyName,
          taxId: '91',
          certState,
          certReason: '',
          isPilot: false,
          isClaim: false,
          time: '2026-11-23 10:00:00',
        }),
    ],
    [company.changeDuty, done(company.changeDuty)],
    [company.removeColleague, done(company.removeColleague)],
    [company.turnOver, () => succeed(company.turnOver, { token: 't3' })],
    [company.turnBack, () => succeed(company.turnBack, { token: 't3' })],
    [company.showIdentity, () => succeed(company.showIdentity, { cid: 5001, cname: companyName, role: 'operator', certState: '认证成功' })],
    [
      company.makeInvitation,
      () => succeed(company.makeInvitation, { code: 'c', url: 'https://m.example/invite?code=c', expires: '2026-11-30 10:00:00' }),
    ],
    [
      company.findByPhone,
      ({ phone }) =>
        succeed(
          company.findByPhone,
          phone === '19900000008' ? { id: 8, userName: '李**', exists: true } : { id: null, userName: '', exists: false },
        ),
    ],
    [
      company.inviteByPhone,
      ({ phone }) =>
        phone === '19900000008'
          ? refuse({ code: 400, msg: '这个人已在公司' })
          : succeed(company.inviteByPhone, { expires: '2026-11-30 10:00:00' }),
    ],
  ]);
  shown = await render(listInRouter(() => <ColleaguesPage />, '/user/manage-colleague').node);
  await untilShown(() => {
    expect(shown.container.querySelector('tbody tr')).not.toBeNull();
  });
}

const text = () => shown.container.textContent ?? '';
const rows = () => [...shown.container.querySelectorAll('tbody tr')];
const rowOf = (name: string) => rows().find((row) => row.textContent?.includes(name))!;
const buttons = (within: Element = shown.container) => [...within.querySelectorAll('button')];
const button = (name: string, within?: Element) => buttons(within).find((each) => each.textContent === name) ?? null;
const dialog = () => shown.container.querySelector<HTMLElement>('dialog');
const sent = (path: string) => gateway.calls.filter((call) => call.path === path).map(({ fields }) => fields);

beforeEach(() => void (certState = '认证成功'));
beforeEach(() => void (turnedOver = null));
beforeEach(() => setLanguage('zh-CN'));
afterEach(async () => {
  await shown.unmount();
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Duty: invites, turns over, changes duties, removes, sees the change log, leaves.
const table: Readonly<Record<Duty, readonly boolean[]>> = {
  Management: [true, true, true, true, true, false],
  operator: [false, false, false, false, false, true],
  finance: [false, false, false, false, false, true],
  'read-only': [false, false, false, false, false, true],
};

describe('R-2.3-21, R-6-17, R-6-20 what the page offers', () => {
  test.each(duties)('R-2.3-21 R-6-17 R-6-20 to %s', async (own) => {
    await open(own);
    const row = rowOf('李操作');
    const offered = [
      button('邀请同事') !== null,
      button('移交管理员') !== null,
      row.querySelector('[aria-haspopup=menu]') !== null,
      button('删除', row) !== null,
      text().includes('变更记录'),
      button('退出公司') !== null,
    ];
    expect(offered).toEqual(table[own]);
    expect(sent(company.listChanges.path)).toHaveLength(own === 'Management' ? 1 : 0);
  });

  test('R-6-06 Management is 管理员, everybody else 普通员工 with his duty', async () => {
    await open('Management');
    expect(rows().map((row) => [...row.querySelectorAll('td')].slice(2, 4).map((cell) => cell.textContent))).toEqual([
      ['管理员', '管理员'],
      ['普通员工', '操作'],
      ['普通员工', '财务'],
    ]);
    expect(rowOf('周我').textContent).toContain('我');
    expect(button('删除', rowOf('周我'))).toBeNull();
  });

  test('R-2.3-22, R-6-15 the page is declared for companies alone', () => {
    expect(companyRoutes.find(({ path }) => path === '/user/manage-colleague')).toMatchObject({
      title: '同事管理',
      access: { onlyCompany: true },
    });
  });
});

describe('R-7.4-89 turning over that can be taken back', () => {
  const ends = '2026-11-24 11:00:00';
  test.each<[string, Duty, TurnedOver, string, string]>([
    ['who turned over', 'operator', { from: 7, to: 6, until: ends }, `您把管理员移交给了周管理，${ends} 前可以收回`, '收回管理员'],
    [
      'to whom it was turned over',
      'Management',
      { from: 8, to: 7, until: ends },
      `李操作把管理员移交给了您，${ends} 前可以退回`,
      '退回管理员',
    ],
  ])('R-7.4-89 %s is told, asked once more, and goes on with the token in the answer', async (_who, own, open_, said, label) => {
    turnedOver = open_;
    await open(own);
    expect(text()).toContain(said);
    await press(button(label));
    expect(sent(company.turnBack.path)).toEqual([]);
    await press(button(label, dialog()!));
    await until(() => expect(useSession.getState().token).toBe('t3'));
    expect(sent(company.turnBack.path)).toEqual([{ companyId: 5001 }]);
  });

  test('R-7.4-89 nobody else reads of it', async () => {
    turnedOver = { from: 8, to: 9, until: ends };
    await open('finance');
    expect(text()).not.toContain('移交给了');
  });
});

describe('R-2.3-21 the list', () => {
  test.each([
    ['李', ['李操作']],
    ['0009', ['王财务']],
    ['财务', ['王财务']],
    ['', ['周我', '李操作', '王财务']],
  ])('R-2.3-21 searched for “%s”', async (wanted, names) => {
    await open('Management');
    await type(shown.container.querySelector('input[type=search]'), wanted);
    expect(rows().map((row) => names.find((name) => row.textContent?.includes(name)))).toEqual(names);
  });

  test('R-2.3-21 says so where nobody fits', async () => {
    await open('Management');
    await type(shown.container.querySelector('input[type=search]'), '没有');
    expect(text()).toContain('没有符合“没有”的同事');
  });

  test('R-2.3-21 the log says each change in words, and one of a newer server by its name', async () => {
    await open('Management');
    await until(() => expect(text()).toContain('周我把李操作的职责改为操作'));
    expect(text()).toContain('周我：painted');
  });
});

describe('R-6-17 what Management does', () => {
  test('R-6-17 gives another duty from the menu; the one he has is not sent again', async () => {
    await open('Management');
    for (const duty of ['操作', '只读']) {
      await press(rowOf('李操作').querySelector('[aria-haspopup=menu]'));
      await press(
        [...document.querySelectorAll('[role=menuitemcheckbox]')].find((item) => item.textContent?.startsWith(duty)) as HTMLElement,
      );
    }
    expect(sent(company.changeDuty.path)).toEqual([{ companyId: 5001, userId: 8, role: 'read-only' }]);
  });

  test('R-6-17 removes after a question', async () => {
    await open('Management');
    await press(button('删除', rowOf('李操作')));
    expect(dialog()?.textContent).toContain('确定要删除吗？从公司删除 李操作');
    expect(sent(company.removeColleague.path)).toEqual([]);
    await press(button('删除', dialog()!));
    expect(sent(company.removeColleague.path)).toEqual([{ companyId: 5001, userId: 8 }]);
  });

  test.each([
    ['演示货代', false],
    ['演示货代一', true],
    [' 演示货代一 ', true],
  ])('R-6-17 turns over with the company’s name typed as “%s”: %s', async (typed, isDone) => {
    await open('Management');
    await press(button('移交管理员'));
    const select = dialog()!.querySelector('select')!;
    await act(async () => {
      Reflect.set(HTMLSelectElement.prototype, 'value', '9', select);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const field = dialog()!.querySelector('input');
    await type(field, typed);
    await submit(field);
    expect(sent(company.turnOver.path)).toEqual(isDone ? [{ companyId: 5001, userId: 9 }] : []);
    const { token } = useSession.getState();
    expect(token).toBe(isDone ? 't3' : 't2');
    await until(() => expect(useSession.getState().company?.role).toBe(isDone ? 'operator' : 'Management'));
    await until(() => expect([button('退出公司') !== null, text().includes('与公司全称不一致')]).toEqual([isDone, !isDone]));
  });

  test('R-7.4-92 makes a link when somebody wants one, and shows its code', async () => {
    await open('Management');
    await press(button('邀请同事'));
    expect(sent(company.makeInvitation.path)).toHaveLength(0);
    await press(button('生成邀请链接和二维码', dialog()!));
    expect(dialog()!.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe('https://m.example/invite?code=c');
    await until(() => expect(dialog()?.querySelector('[aria-label=邀请二维码]')).not.toBeNull());
    expect(dialog()?.textContent).toContain('2026-11-30 10:00:00 前有效');
    expect(sent(company.makeInvitation.path)).toHaveLength(1);
  });

  test('R-7.4-92 shows what is open, to whom and by whom, and takes it back', async () => {
    await open('Management');
    await press(button('邀请同事'));
    await until(() => expect(dialog()?.textContent).toContain('有效的邀请 2 个'));
    expect([...dialog()!.querySelectorAll('.company-open li')].map((line) => line.textContent)).toEqual([
      '199****0009周我 · 2026-11-29 10:00:00 前有效作废',
      '链接（拿到的人都能用）周我 · 2026-11-28 10:00:00 前有效作废',
    ]);
    await press([...dialog()!.querySelectorAll('.company-open button')][0] as HTMLElement);
    expect(sent(company.withdrawInvitation.path)).toEqual([{ companyId: 5001, id: 2 }]);
  });

  test('R-6-20 a company that is not certified invites nobody, and it says why', async () => {
    certState = '审核中';
    await open('Management');
    await until(() => expect(text()).toContain('公司认证成功后才能邀请同事。'));
    expect((button('邀请同事') as HTMLButtonElement).disabled).toBe(true);
  });

  test.each([
    ['1990000000', '短信里的链接只有这个手机号能用', '请输入正确的手机号码', 0],
    ['+86 199 0000 0007', '还没有注册', '已发短信给 199****0007', 1],
    ['19900000008', '李** 已注册', '这个人已在公司', 1],
  ])('R-7.4-91 invites the phone %s', async (typed, before, after, calls) => {
    await open('Management');
    await press(button('邀请同事'));
    const field = dialog()!.querySelector('input[type=tel]');
    await type(field, typed);
    await until(() => expect(dialog()?.textContent).toContain(before));
    await submit(field);
    await until(() => expect(dialog()?.textContent).toContain(after));
    expect(sent(company.inviteByPhone.path)).toHaveLength(calls);
    await act(async () => undefined);
    // What counts as a look-up is not done again when the page refreshes.
    expect(sent(company.findByPhone.path).length).toBeLessThanOrEqual(1);
  });
});

test('R-6-17 who leaves is asked first, and then is out of the session', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await open('operator');
  await press(button('退出公司'));
  expect(dialog()?.textContent).toContain(`退出${companyName}？`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await press(button('退出公司', dialog()!));
  expect(sent(company.removeColleague.path)).toEqual([{ companyId: 5001, userId: 7 }]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  expect(useSession.getState().token).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});
