// Guarantee: an invitation shows the company and who invites, masked; one that does not work says what to do, in both languages.
// @vitest-environment happy-dom
import { company } from '@mastlight/domain/company/contract';
import { companyTexts } from '@mastlight/domain/company/messages';
import { notice } from '@mastlight/domain/notice/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, until, untilShown } from '../../../testing/render';
import { useShownDialog } from '../../account';
import { InvitationPage } from './invitation-page';

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
const assign = vi.fn<(path: string | URL) => void>();

/** Stands beside the page, as the dialogs do. */
function Dialogs() {
  return <output>{useShownDialog()}</output>;
}
const dialog = () => shown.container.querySelector('output')?.textContent;

const ended = { code: 410, msg: companyTexts.invitationEnded, refusal: 'company.invitationEnded' };
const used = { code: 410, msg: companyTexts.invitationUsed, refusal: 'company.invitationUsed' };

async function open(
  code: string,
  accepted: () => Response = () => succeed(company.acceptInvitation, { cid: 5001, cname: '演示货代一', role: 'read-only', isNew: true }),
) {
  history.replaceState(null, '', `/invite${code && `?code=${code}`}`);
  gateway = installFakeGateway([
    [
      company.showInvitation,
      ({ code: asked }) =>
        asked === 'good'
          ? succeed(company.showInvitation, { cname: '演示货代一', inviter: '周**', expires: '2026-11-30 10:00:00' })
          : refuse(ended),
    ],
    [company.acceptInvitation, accepted],
    [company.switchIdentity, () => succeed(company.switchIdentity, { token: 'of-the-company' })],
    [notice.showUpdateNote, () => succeed(notice.showUpdateNote, { version: '', note: '' })],
  ]);
  const page = listInRouter(() => <InvitationPage />, `/invite${code && `?code=${code}`}`);
  shown = await render(
    <>
      {page.node}
      <Dialogs />
    </>,
  );
  await untilShown(() => {
    expect(shown.container.querySelector('h1')).not.toBeNull();
  });
}
const text = () => shown.container.textContent ?? '';
const button = (name: string) => [...shown.container.querySelectorAll('button')].find((each) => each.textContent === name) ?? null;

beforeEach(async () => {
  vi.spyOn(location, 'assign').mockImplementation(assign);
  await setLanguage('zh-CN');
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  await setLanguage('zh-CN');
  vi.unstubAllGlobals();
});

describe('R-2.3-10 an invitation', () => {
  test('R-2.3-10 shows company and inviter to a stranger, who logs in or registers first', async () => {
    await open('good');
    expect(text()).toContain('周**邀请您加入演示货代一');
    expect(text()).toContain('邀请 2026-11-30 10:00:00 前有效');
    expect(button('加入公司')).toBeNull();
    await press(button('登录 / 注册后加入'));
    expect(dialog()).toBe('login');
    expect(gateway.countOf(company.acceptInvitation)).toBe(0);
  });

  test('V-15, R-7.4-93 is accepted by who is signed in, who then switches at once, to where no invitation is', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    await open('good');
    await press(button('加入公司'));
    expect(gateway.calls.at(-1)).toMatchObject({ path: company.acceptInvitation.path, fields: { code: 'good' } });
    expect(text()).toContain('已加入演示货代一');
    await press(button('切换到公司身份'));
    await until(() => expect(assign).toHaveBeenCalledWith('/logistics'));
    expect(useSession.getState()).toMatchObject({ token: 'of-the-company', cid: '5001' });
    expect(dialog()).not.toBe('identity');
  });

  test('R-7.4-93 of a company that he is in already says what he is there', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    await open('good', () => succeed(company.acceptInvitation, { cid: 5001, cname: '演示货代一', role: 'finance', isNew: false }));
    await press(button('加入公司'));
    expect(text()).toContain('您已在演示货代一');
    expect(text()).toContain('职责是财务，没有变化');
  });

  test('R-2.3-10 that he has used already says what to do', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    await open('good', () => refuse(used));
    await press(button('加入公司'));
    expect(shown.container.querySelector('[role=alert]')?.textContent).toBe(companyTexts.invitationUsed);
    expect(button('加入公司')).toBeNull();
  });

  test.each([
    ['old', 1, companyTexts.invitationEnded],
    ['', 0, '邀请已过期、已用过或地址不完整。请联系邀请人重新发送。'],
  ])('R-2.3-10 with the code “%s” asks %i times and says what to do', async (code, calls, words) => {
    await open(code);
    expect(text()).toContain('这个邀请用不了');
    expect(shown.container.querySelector('[role=alert]')?.textContent).toBe(words);
    expect(gateway.countOf(company.showInvitation)).toBe(calls);
  });

  test('R-0-01 says it in English to who reads English', async () => {
    await setLanguage('en-US');
    await open('old');
    expect(shown.container.querySelector('h1')?.textContent).toBe('this invitation does not work');
    expect(shown.container.querySelector('[role=alert]')?.textContent).toBe(
      'the invitation is wrong, has ended or is for another phone, please ask for a new one',
    );
  });
});
