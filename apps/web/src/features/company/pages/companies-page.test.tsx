// Guarantee: all companies stand in one page of a thousand, found by name and state, with the mark of pilots.
// @vitest-environment happy-dom
import { company } from '@mastlight/domain/company/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, type } from '../../../testing/render';
import type { CompanyRecord } from '../api';
import { CompaniesPage } from './companies-page';

const of = (cid: number, change: Partial<CompanyRecord> = {}): CompanyRecord => ({
  cid,
  cname: `演示货代${cid}`,
  taxId: '91330201MADEM0001A',
  certState: '认证成功',
  certReason: '',
  isPilot: false,
  time: '2026-11-23 10:00:00',
  ...change,
});

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;

async function open(list: CompanyRecord[], total = list.length): Promise<void> {
  gateway = installFakeGateway([
    [
      company.listCompanies,
      ({ name }) => {
        const found = list.filter(({ cname }) => cname.includes(String(name ?? '')));
        return succeed(company.listCompanies, { list: found, total: name ? found.length : total, pageNo: 1, pageSize: 1000 });
      },
    ],
  ]);
  shown = await render(listInRouter(() => <CompaniesPage />, '/user/all-company').node);
  await vi.waitFor(async () => {
    await act(async () => undefined);
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
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    const select = shown.container.querySelector('select')!;
    await act(async () => {
      Reflect.set(HTMLSelectElement.prototype, 'value', '审核中', select);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ name: '货代2', status: '审核中' }));
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
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ pageNo: '2' }));
  });

  test('R-2.3-24 without any, how one comes to one', async () => {
    await open([]);
    expect(shown.container.textContent).toContain('还没有公司。认证一家，或请管理员发邀请给您。');
  });
});
