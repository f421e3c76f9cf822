// Guarantee: R-2.2-08: what the agent was written stands there with how far it is, where it went and its attachment; sending it
// again is asked first, and where it cannot be done the reason is said.
// @vitest-environment happy-dom
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import type { EmailRow } from '@mastlight/domain/sh-manifest/contract';
import type { EmailHindrance } from '@mastlight/domain/sh-manifest/email';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveLogin } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, untilShown } from '../../../testing/render';
import { EmailPage } from './email-page';

const email: EmailRow = {
  id: 9,
  kind: 'modify',
  state: 'sent',
  from: 'noreply@mastlight.example',
  to: 'manifest@agent.example',
  subject: '上海预配舱单改单 DEMO26112601 DEMO.LANTERN 118W',
  text: '上海外代：\n\n明细见附件。',
  attachments: [{ name: '上海预配舱单改单-DEMO26112601.xlsx', bytes: 5_300 }],
  reason: null,
  createTime: '2026-11-26 17:00:00',
};
const first: EmailRow = { ...email, id: 8, kind: 'first', subject: '上海预配舱单申报 DEMO26112601', createTime: '2026-11-26 16:00:00' };

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
const text = () => shown.container.textContent ?? '';
const button = (label: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find((one) => one.textContent?.includes(label)) ?? null;

async function open(list: readonly EmailRow[], why: EmailHindrance | null = null): Promise<void> {
  gateway = installFakeGateway([
    [
      shManifest.readEmails,
      ({ id }) =>
        id === '42'
          ? succeed(shManifest.readEmails, { id: 42, billno: 'DEMO26112601', shipagent: '上海外代', why, list: [...list] })
          : refuse({ code: 404, msg: '没有找到' }),
    ],
    [shManifest.resendEmail, () => succeed(shManifest.resendEmail, { id: 10 })],
  ]);
  shown = await render(listInRouter(() => <EmailPage />, '/sh_manifest/detail/email?id=42').node);
  await untilShown(() => expect(text()).toContain('邮件详情 DEMO26112601'));
}

beforeEach(async () => {
  await setLanguage('zh-CN');
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  vi.unstubAllGlobals();
});

describe('the page', () => {
  test('R-2.2-08 shows the newest in whole, and the earlier ones by line', async () => {
    await open([email, first]);
    for (const said of ['已发出', '船代的邮件服务器已收下', email.from, email.to, email.subject, '2026-11-26 17:00:00', first.subject])
      expect(text()).toContain(said);
    expect(shown.container.querySelector('.manifest-email-text')?.textContent).toBe(email.text);
    expect(button('上海预配舱单改单-DEMO26112601.xlsx 6 KB')).not.toBeNull();
  });

  test('R-2.2-08 sends again once that was agreed to', async () => {
    await open([email]);
    await press(button('重发'));
    await untilShown(() => expect(document.body.textContent).toContain('发给 上海外代。不收费。'));
    expect(gateway.countOf(shManifest.resendEmail)).toBe(0);
    await press(button('重发', document.querySelector('dialog')!));
    await untilShown(() => expect(gateway.countOf(shManifest.resendEmail)).toBe(1));
    expect(gateway.calls.find(({ path }) => path === shManifest.resendEmail.path)?.fields).toEqual({ id: 42 });
    await untilShown(() => expect(gateway.countOf(shManifest.readEmails)).toBe(2));
  });

  test.each<[EmailHindrance, string]>([
    ['noServer', '平台没有开通邮件'],
    ['noMailbox', '没有登记邮箱'],
    ['pending', '上一封还没有发完'],
    ['tooMany', '一票一天最多发 5 封'],
  ])('%s: says why it cannot be sent again', async (why, said) => {
    await open([], why);
    expect(text()).toContain('还没有发过邮件');
    expect(text()).toContain(said);
    expect((button('重发') as HTMLButtonElement).disabled).toBe(true);
  });

  test('before customs have accepted there is nothing to send', async () => {
    await open([], 'tooEarly');
    expect(text()).toContain('海关还没有接受');
    expect(button('重发')).toBeNull();
  });

  test('a refused one says so in the server’s words', async () => {
    await open([{ ...email, state: 'refused', reason: '550 5.1.1 no such mailbox' }]);
    expect(text()).toContain('被退回');
    expect(text()).toContain('550 5.1.1 no such mailbox');
    expect(text()).not.toContain('已收下');
  });
});
