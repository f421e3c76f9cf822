// Guarantee: name, contact, password and devices are changed as they are written, refusals stand at their fields, and no
// password stays on the screen.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { file as files } from '@mastlight/domain/file/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, submit, type, until, untilShown } from '../../../testing/render';
import { DevicesPanel } from './devices-panel';
import { PasswordPanel } from './password-panel';
import { ProfilePanel } from './profile-panel';

/** A busy machine takes its time. */

const me = {
  userName: '周海宁',
  phone: '13800000021',
  qqNumber: '',
  email: '',
  avatar: '',
  id: '7',
  role: 'user',
  token: 't',
  invitationCode: 'YL7K2Q34',
  createTime: '2026-11-20 09:00:00',
  roles: [],
  cid: null,
};
const here = {
  id: 'a'.repeat(24),
  device: 'Chrome · Windows',
  place: '203.0.*.*',
  time: '2026-11-23 10:00:00',
  cid: null,
  isCurrent: true,
};
const phone = { ...here, id: 'b'.repeat(24), device: '微信 · Android', isCurrent: false };

let shown: Awaited<ReturnType<typeof render>>;
async function show(node: ReactNode): Promise<HTMLElement> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  shown = await render(<QueryClientProvider client={client}>{node}</QueryClientProvider>);
  await untilShown(() => {
    if (shown.container.querySelector('.ml-skeleton-rows')) throw new Error('still loading');
  });
  return shown.container;
}
const field = (container: HTMLElement, name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const settle = () => act(async () => undefined);

beforeEach(() => setLanguage('zh-CN'));
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

describe('R-2.3-17 what a person tells of himself', () => {
  test('R-7.2-05, R-7.2-06 only what was changed is sent; the corner shows the new name', async () => {
    let told = me;
    const gateway = installFakeGateway([
      [account.showCurrentUser, () => succeed(account.showCurrentUser, told)],
      [account.changeName, ({ userName }) => ((told = { ...told, userName: String(userName) }), succeed(account.changeName, true))],
      [account.changeContact, () => succeed(account.changeContact, true)],
    ]);
    const container = await show(<ProfilePanel />);
    expect(container.textContent).toContain('138****0021');
    expect(container.textContent).not.toContain(me.phone);
    await type(field(container, 'userName'), '周船长');
    await submit(field(container, 'userName'));
    await until(() => expect(useSession.getState().username).toBe('周船长'));
    expect([gateway.countOf(account.changeName), gateway.countOf(account.changeContact)]).toEqual([1, 0]);
  });

  test('R-7.2-06 a wrong address stands at its field, and nothing is sent', async () => {
    const gateway = installFakeGateway([[account.showCurrentUser, () => succeed(account.showCurrentUser, me)]]);
    const container = await show(<ProfilePanel />);
    await type(field(container, 'email'), 'demo@');
    await submit(field(container, 'email'));
    await settle();
    expect(container.textContent).toContain('请输入正确的邮箱');
    expect(gateway.calls).toHaveLength(1);
  });
});

describe('R-7.2-09 the avatar', () => {
  const png = '/file/get?address=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  async function open(refusal: Response | null = null) {
    let told = me;
    const gateway = installFakeGateway([
      [account.showCurrentUser, () => succeed(account.showCurrentUser, told)],
      [files.upload, () => succeed(files.upload, { url: png, name: '头像.png', size: 5 })],
      [files.fetch, () => new Response(new Uint8Array([1]), { headers: { 'content-type': 'image/png' } })],
      [
        account.changeAvatar,
        ({ avatar }) => {
          if (refusal) return refusal;
          told = { ...told, avatar: String(avatar) };
          return succeed(account.changeAvatar, true);
        },
      ],
    ]);
    const container = await show(<ProfilePanel />);
    return { gateway, container };
  }
  async function choose(container: HTMLElement): Promise<void> {
    const field = container.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(field, 'files', { value: [new File(['image'], '头像.png')], configurable: true });
    await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
  }
  const button = (container: HTMLElement, text: string) =>
    [...container.querySelectorAll('button')].find((each) => each.textContent === text);

  test('R-7.2-09 a chosen picture is kept at once, and can be taken away', async () => {
    const { gateway, container } = await open();
    expect(container.textContent).toContain('没有头像');
    await choose(container);
    await until(() => expect(container.querySelector('img')?.src).toMatch(/^data:image\/png/));
    expect(useSession.getState().avatar).toBe(png);
    await press(button(container, '删除头像')!);
    await until(() => expect(container.querySelector('img')).toBeNull());
    expect(gateway.calls.filter(({ path }) => path === account.changeAvatar.path).map(({ fields }) => fields)).toEqual([
      { avatar: png },
      { avatar: '' },
    ]);
  });

  test('R-7.2-09 a refusal stands at the field, and what was there stays', async () => {
    const { container } = await open(refuse({ code: 400, msg: '头像没有找到', refusal: 'account.avatarGone', params: {} }));
    await choose(container);
    await until(() => expect(container.querySelector('[role=alert]')?.textContent).toContain('头像没有找到'));
    expect(useSession.getState().avatar ?? '').toBe('');
  });
});

describe('R-2.3-18 password', () => {
  async function change(answer: () => Response) {
    const gateway = installFakeGateway([[account.changePassword, answer]]);
    const container = await show(<PasswordPanel />);
    await type(field(container, 'old'), 'Oldpass01');
    await type(field(container, 'password'), 'Seawind2026');
    await type(field(container, 'again'), 'Seawind2026');
    await submit(field(container, 'old'));
    await settle();
    return { container, gateway };
  }

  test('R-7.2-08, R-5.2-02 goes out hashed, and leaves the fields empty', async () => {
    const { container, gateway } = await change(() => succeed(account.changePassword, true));
    expect(gateway.calls[0]?.fields).toEqual({ oldPwd: hashPassword('Oldpass01'), pwd: hashPassword('Seawind2026') });
    await until(() => expect(field(container, 'old').value).toBe(''));
  });

  test('R-7.2-08 a wrong old password is told at its field', async () => {
    const { container } = await change(() =>
      refuse({ code: 400, msg: '原密码不正确', fields: { oldPwd: '原密码不正确' }, refusal: 'account.wrongOldPassword', params: {} }),
    );
    await until(() => expect(container.textContent).toContain('原密码不正确'));
    expect(field(container, 'old').value).toBe('Oldpass01');
  });
});

describe('R-2.3-18 devices', () => {
  test('R-2.3-18 each but this one can be logged out; all others at once after a question', async () => {
    let list = [here, phone];
    const gateway = installFakeGateway([
      [account.listDevices, () => succeed(account.listDevices, { list })],
      [account.endDevice, () => ((list = [here]), succeed(account.endDevice, true))],
      [account.endOtherDevices, () => succeed(account.endOtherDevices, true)],
    ]);
    const container = await show(<DevicesPanel />);
    const ends = () => [...container.querySelectorAll('td button')];
    expect(ends()).toHaveLength(1);
    await press([...container.querySelectorAll('.panel-actions button')][0]!);
    expect(gateway.countOf(account.endOtherDevices)).toBe(0);
    await press([...document.querySelectorAll('[role=alertdialog] button')].find(({ textContent }) => textContent === '其他全部下线')!);
    expect(gateway.countOf(account.endOtherDevices)).toBe(1);
    await until(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    await press(ends()[0]!);
    expect(gateway.calls.find(({ path }) => path === account.endDevice.path)?.fields).toEqual({ id: phone.id });
    await until(async () => {
      await settle();
      expect(ends()).toHaveLength(0);
    });
    expect(container.querySelector('.panel-actions')?.textContent).toBe('');
  });
});
