// Guarantee: the page of certification says how far each application has come, why not, and what to do; the form refuses
// what the contract refuses, and sends only what is in order.
// @vitest-environment happy-dom
import { company } from '@mastlight/domain/company/contract';
import { certificationTexts } from '@mastlight/domain/company/messages';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import { notice } from '@mastlight/domain/notice/contract';
import { file as files } from '@mastlight/domain/file/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, submit, type, until, untilShown } from '../../../testing/render';
import type { CompanyRecord } from '../api';
import { CertificationPage } from './certification-page';

const taxId = `91330201MADEM0001${checkCharacterOf('91330201MADEM0001')}`;
const record: CompanyRecord = {
  cid: 5001,
  cname: '演示货代一',
  taxId,
  certState: '审核中',
  certReason: '',
  isPilot: false,
  isClaim: false,
  time: '2026-11-23 10:00:00',
};
const inOrder = { cname: '演示货代一', taxId, legalPerson: '演示法人', contact: '演示联系人', phone: '057400000000' };

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
/** How the registry has decided about the only company; null: there is none. */
let state: (Pick<CompanyRecord, 'certState' | 'certReason'> & Partial<Pick<CompanyRecord, 'isClaim'>>) | null;
let role: 'Management' | 'operator';

async function open(applied: () => Response = () => succeed(company.apply, { cid: 5001 })): Promise<void> {
  gateway = installFakeGateway([
    [
      company.listMemberships,
      () => succeed(company.listMemberships, { list: state ? [{ cid: 5001, cname: record.cname, role, certState: state.certState }] : [] }),
    ],
    [company.showCompany, () => succeed(company.showCompany, { ...record, ...state })],
    [company.apply, applied],
    [company.switchIdentity, () => succeed(company.switchIdentity, { token: 'of-the-company' })],
    [notice.showUpdateNote, () => succeed(notice.showUpdateNote, { version: '', note: '' })],
    [company.withdrawApplication, () => succeed(company.withdrawApplication, true)],
    [files.upload, () => succeed(files.upload, { url: '/files/licence', name: '执照.png', size: 5 })],
  ]);
  shown = await render(listInRouter(() => <CertificationPage />, '/user/ent-company').node);
  await untilShown(() => {
    expect(shown.container.querySelector('h1')).not.toBeNull();
    expect(shown.container.querySelector('.ml-skeleton-rows')).toBeNull();
  });
}

const text = () => shown.container.textContent ?? '';
const input = (name: string) => shown.container.querySelector(`input[name=${name}]`);
const button = (name: string) => [...shown.container.querySelectorAll('button')].find((each) => each.textContent === name) ?? null;
const refusals = () => [...shown.container.querySelectorAll('.ml-field-error')].map((line) => line.textContent);

async function fill(fields: Partial<typeof inOrder> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...inOrder, ...fields })) await type(input(name), value);
  await submit(input('cname'));
}

beforeEach(async () => {
  await setLanguage('zh-CN');
  state = null;
  role = 'Management';
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  vi.unstubAllGlobals();
});

// State, what is said, and whether one may apply again.
const states: readonly [NonNullable<typeof state> | null, string, string, boolean][] = [
  [null, '未认证', '认证一家公司后，您就是它的管理员', false],
  [{ certState: '审核中', certReason: '' }, '审核中', '工商信息核对中', false],
  [{ certState: '审核中', certReason: '', isClaim: true }, '审核中', '您的申诉平台正在人工核对', false],
  [{ certState: '认证成功', certReason: '' }, '认证成功', '名称、统一社会信用代码和法定代表人与工商登记一致，认证成功。', false],
  [
    { certState: '认证成功', certReason: certificationTexts.personChanged },
    '认证成功',
    '登记的法定代表人已变更，请联系客服更新认证',
    false,
  ],
  [{ certState: '未通过', certReason: '这家公司已注销，不能认证' }, '未通过', '认证没有通过：这家公司已注销，不能认证', true],
];

describe('R-2.3-20 what stands there', () => {
  test.each(states)('%o', async (now, word, sentence, hasAgain) => {
    state = now;
    await open();
    expect([...shown.container.querySelectorAll('.ml-tag')].map((tag) => tag.textContent)).toContain(word);
    expect(text()).toContain(sentence);
    expect(button('重新申请') !== null).toBe(hasAgain);
    expect(input('cname') !== null).toBe(now === null);
  });

  test('R-2.3-20 a refused application is done again with what was typed', async () => {
    state = { certState: '未通过', certReason: '查不到' };
    await open();
    await press(button('重新申请'));
    expect((input('taxId') as HTMLInputElement).value).toBe(taxId);
  });

  test('R-7.4-85 a refused application is made again in its place, and can be given up', async () => {
    state = { certState: '未通过', certReason: '查不到' };
    await open();
    await press(button('放弃申请'));
    expect(shown.container.querySelector('dialog')?.textContent).toContain('放弃演示货代一的认证申请？');
    await press([...shown.container.querySelectorAll('dialog button')].find((one) => one.textContent === '放弃申请') as HTMLElement);
    expect(gateway.calls.find(({ path }) => path === company.withdrawApplication.path)?.fields).toEqual({ companyId: 5001 });
    await press(button('重新申请'));
    await fill();
    expect(gateway.calls.find(({ path }) => path === company.apply.path)?.fields).toMatchObject({ companyId: 5001, cname: '演示货代一' });
  });

  test('V-15 切换到这家公司 switches at once, without another choice', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    state = { certState: '认证成功', certReason: '' };
    await open();
    await press(button('切换到这家公司'));
    await until(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(gateway.calls.find(({ path }) => path === company.switchIdentity.path)?.fields).toEqual({ companyId: '5001' });
    expect(useSession.getState()).toMatchObject({ token: 'of-the-company', cid: '5001' });
    reload.mockRestore();
  });

  test('R-6-20 who does not manage the company finds no form, and how he gets one', async () => {
    state = { certState: '认证成功', certReason: '' };
    role = 'operator';
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: record.cname, role } });
    await open();
    expect(text()).toContain('认证要由管理员来做');
    expect(button('再认证一家公司')).toBeNull();
    expect(input('cname')).toBeNull();
  });
});

describe('R-2.3-20 the form', () => {
  test.each<[Partial<typeof inOrder>, string]>([
    [{ cname: '  ' }, '请填写公司名称'],
    [{ cname: '灯'.repeat(101) }, '公司名称最多 100 个字'],
    [{ taxId: `${taxId.slice(0, 17)}#` }, '统一社会信用代码不对，请按营业执照核对 18 位代码'],
    [{ taxId: '' }, '统一社会信用代码不对，请按营业执照核对 18 位代码'],
    [{ legalPerson: '' }, '请填写法定代表人'],
    [{ contact: '' }, '请填写联系人'],
    [{ phone: '12' }, '电话要能拨通：手机、带区号的座机、400，国外的以 + 开头'],
  ])('R-2.3-20 refuses %o', async (fields, words) => {
    await open();
    await fill(fields);
    expect(refusals()).toEqual([words]);
    expect(gateway.countOf(company.apply)).toBe(0);
  });

  test('R-2.3-20 a code in small letters and with spaces around it is sent as it is printed', async () => {
    await open();
    await fill({ taxId: ` ${taxId.toLowerCase()} ` });
    expect(gateway.calls.find(({ path }) => path === company.apply.path)?.fields).toEqual({ ...inOrder, licenseUrl: '' });
  });

  test('R-2.3-20 what the server refuses stands at its field', async () => {
    const msg = '这家公司已认证，请联系管理员演*邀请您加入';
    await open(() => refuse({ code: 409, msg, fields: { taxId: msg } }));
    await fill();
    expect(refusals()).toEqual([msg]);
    expect(input('isClaim')).toBeNull();
  });

  test.each([
    ['that somebody else has certified', 'company.certifiedBefore'],
    ['N2 whose certification was taken away', 'company.revokedBefore'],
  ])('R-7.4-85 a company %s can be claimed, once that is known', async (_which, refusal) => {
    const msg = '这家公司已认证';
    await open(() => refuse({ code: 409, msg, fields: { taxId: msg }, refusal, params: { manager: '演*' } }));
    expect(input('isClaim')).toBeNull();
    await fill();
    await press(input('isClaim'));
    await submit(input('cname'));
    const sent = gateway.calls.filter(({ path }) => path === company.apply.path).map(({ fields }) => fields);
    expect(sent.map((fields) => Reflect.get(fields, 'isClaim') as unknown)).toEqual([undefined, true]);
  });
});

describe('R-2.3-20 the licence', () => {
  async function choose(file: File): Promise<void> {
    const field = shown.container.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
  }

  test('R-2.3-20 that the server has lost is refused at its field', async () => {
    const msg = '营业执照没有找到，请重新上传';
    await open(() => refuse({ code: 400, msg, fields: { licenseUrl: msg } }));
    await fill();
    expect(refusals()).toEqual([msg]);
  });

  test('R-2.3-20 is kept by the server, and the application carries where', async () => {
    await open();
    await choose(new File(['image'], '执照.png'));
    await untilShown(() => {
      expect(text()).toContain('执照.png');
    });
    await fill();
    expect(gateway.calls.find(({ path }) => path === company.apply.path)?.fields).toEqual({ ...inOrder, licenseUrl: '/files/licence' });
  });
});

test('R-2.3-20 whoever is not signed in is asked to, and nothing is fetched', async () => {
  clearSession();
  gateway = installFakeGateway([]);
  shown = await render(listInRouter(() => <CertificationPage />, '/user/ent-company').node);
  await until(() => expect(text()).toContain('登录后可以查看和办理。'));
  expect(gateway.calls).toEqual([]);
});
