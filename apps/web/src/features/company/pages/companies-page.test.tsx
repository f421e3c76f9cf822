// Guarantee: all companies stand in one page of a thousand, found by name and state, with the mark of pilots.
// @vitest-environment happy-dom
import { company } from '@mastlight/domain/company/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, type, until, untilShown } from '../../../testing/render';
import type { CompanyRecord } from '../api';
import { CompaniesPage } from './companies-page';

const of = (cid: number, change: Partial<CompanyRecord> = {}): CompanyRecord => ({
  cid,
  cname: `演示货代${cid}`,
  taxId: '91330201MADEM0001A',
  certState: '认证成功',
  certReason: '',
  isPilot: false,
  isClaim: false,
  time: '2026-11-23 10:00:00',
  ...change,
});

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;

type Played = Parameters<typeof installFakeGateway>[0];

async function open(list: CompanyRecord[], total = list.length, more: Played = []): Promise<void> {
  gateway = installFakeGateway([
    ...more,
    [
      company.listCompanies,
      ({ name }) => {
        const found = list.filter(({ cname }) => cname.includes(String(name ?? '')));
        return succeed(company.listCompanies, { list: found, total: name ? found.length : total, pageNo: 1, pageSize: 1000 });
      },
    ],
  ]);
  shown = await render(listInRouter(() => <CompaniesPage />, '/user/all-company').node);
  await untilShown(() => {
    expect(shown.container.querySelector('h1, h2')).not.toBeNull();
    expect(shown.container.querySelector('.ml-skeleton-rows')).toBeNull();
  });
}
const rows = () => [...shown.container.querySelectorAll('tbody tr')].map((row) => row.textContent);
const asked = () => gateway.calls.map(({ fields }) => fields);

beforeEach(async () => {
  await setLanguage('zh-CN');
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  vi.unstubAllGlobals();
});

describe('R-2.3-24 全部企业', () => {
  test('R-9-36, R-2.3-24 pilots have their label, the company of now its mark, a refused one its reason', async () => {
    saveIdentity('t2', '3880');
    await open([of(3880, { isPilot: true }), of(3881, { certState: '未通过', certReason: '查不到这个代码' })]);
    expect(rows()[0]).toContain('试点企业');
    expect(rows()[0]).toContain('当前身份');
    expect(rows()[1]).not.toContain('试点企业');
    expect(rows()[1]).toContain('未通过查不到这个代码');
  });

  test('R-9-12, R-3.2-03 a page has a thousand, with name and state', async () => {
    await open([of(1), of(2)]);
    expect(asked()[0]).toEqual({ name: '', status: '', pageNo: '1', pageSize: '1000' });
    await type(shown.container.querySelector('input[type=search]'), '货代2');
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ name: '货代2' }), { timeout: 5_000 });
    await until(() => expect(rows()).toHaveLength(1));
    const select = shown.container.querySelector('select')!;
    await act(async () => {
      Reflect.set(HTMLSelectElement.prototype, 'value', '审核中', select);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => expect(asked().at(-1)).toMatchObject({ name: '货代2', status: '审核中' }));
    await type(shown.container.querySelector('input[type=search]'), '没有的');
    await vi.waitFor(() => expect(shown.container.textContent).toContain('没有符合条件的公司'), { timeout: 5_000 });
  });

  test.each([
    [1000, false],
    [1001, true],
  ])('R-9-12 of %i companies there are more pages: %s', async (total, hasPages) => {
    await open([of(1)], total);
    expect(shown.container.querySelector('.list-pager') !== null).toBe(hasPages);
    if (!hasPages) return;
    await press(shown.container.querySelector('[aria-label=下一页]'));
    await until(() => expect(asked().at(-1)).toMatchObject({ pageNo: '2' }));
  });

  describe('R-7.4-85 the operator’s desk', () => {
    const application: ResponseData<typeof company.showApplication> = {
      ...of(7, { certState: '审核中', isClaim: true }),
      legalPerson: '演示甲',
      contact: '演示联系人',
      phone: '057400000000',
      hasLicence: true,
      manager: '演示申请人',
      claimed: { cid: 6, cname: '演示货代6', manager: '演示持有人' },
    };
    const dialog = () => shown.container.querySelector('dialog');
    const inDialog = (name: string) => [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    const sent = ({ path }: { readonly path: string }) => gateway.calls.find((call) => call.path === path)?.fields;
    async function look(record: CompanyRecord, more: Partial<typeof application> = {}): Promise<void> {
      useSession.setState({ token: 't', userId: '7', roles: ['desk'] });
      await open([record], 1, [
        [company.showApplication, () => succeed(company.showApplication, { ...application, ...record, ...more })],
        [company.judgeClaim, () => succeed(company.judgeClaim, true)],
        [company.revokeCertification, () => succeed(company.revokeCertification, true)],
      ]);
      await press(shown.container.querySelector(`[aria-label=查看${record.cname}的申请]`));
      await until(() => expect(dialog()?.textContent).toContain('演示甲'));
    }

    test('R-7.4-85 judges a claim, with its reason', async () => {
      await look(of(7, { certState: '审核中', isClaim: true }));
      expect(rows()[0]).toContain('申诉');
      expect(dialog()?.textContent).toContain('演示货代6（演示持有人）');
      expect(inDialog('撤销认证')).toBeUndefined();
      await press(inDialog('申诉成立')!);
      expect(dialog()?.textContent).toContain('请填写原因');
      expect(sent(company.judgeClaim)).toBeUndefined();
      await type(dialog()!.querySelector('input'), '执照为原件');
      await press(inDialog('申诉成立')!);
      expect(sent(company.judgeClaim)).toEqual({ companyId: 7, isUpheld: true, reason: '执照为原件' });
      await until(() => expect(dialog()).toBeNull());
    });

    test('R-7.4-85 takes a certification away, with its reason', async () => {
      await look(of(7), { claimed: null, hasLicence: false });
      expect(dialog()?.textContent).toContain('没有上传');
      expect(inDialog('申诉不成立')).toBeUndefined();
      await type(dialog()!.querySelector('input'), '执照系伪造');
      await press(inDialog('撤销认证')!);
      expect(sent(company.revokeCertification)).toEqual({ companyId: 7, reason: '执照系伪造' });
    });

    test('R-7.4-85 nobody else has the column', async () => {
      await open([of(7)]);
      expect(shown.container.textContent).not.toContain('查看申请');
    });
  });

  test('R-2.3-24 without any, how one comes to one', async () => {
    await open([]);
    expect(shown.container.textContent).toContain('还没有公司。认证一家，或请管理员发邀请给您。');
  });
});
