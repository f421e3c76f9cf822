// Guarantee: each guide and each party book stands at its own address, a guide with anchors, steps and a way onto paper, a book
// with its own parties and no others.
// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { blankParty, type Party } from '@mastlight/domain/sh-manifest/filing';
import { importTitles } from '@mastlight/domain/sh-manifest/read-import';
import { spellParty } from '@mastlight/domain/sh-manifest/wire-names';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveLogin } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, untilShown } from '../../../testing/render';
import { shManifestRoutes } from '../routes';

let shown: Awaited<ReturnType<typeof render>>;
const all = (selector: string) => [...shown.container.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);

const paging = { total: 1, pageNo: 1, pageSize: 20 };
const party = (name: string): Party => ({ ...blankParty, name, phone: `电话 ${name}` });
const row = (name: string) => ({
  ...spellParty(party(name)),
  id: 1,
  nickName: '简',
  country: null,
  contactName: '',
  contactPhone: '',
  version: 1,
});
const template = {
  id: 1,
  nickName: '模',
  sendName: '甲',
  sendPhone: '1',
  reviceName: '乙',
  revicePhone: '2',
  noticeName: '丙',
  noticePhone: '3',
  send: spellParty(party('甲')),
  revice: spellParty(party('乙')),
  notice: spellParty(party('丙')),
  version: 1,
};

/** The page that the router loads at an address. */
async function open(path: string): Promise<ReturnType<typeof installFakeGateway>> {
  const gateway = installFakeGateway([
    [
      shManifest.listManifests,
      () =>
        succeed(shManifest.listManifests, {
          ...paging,
          list: [],
          counts: { all: 0, waiting: 0, review: 0, rejected: 0, sent: 0, deleted: 0, binned: 0 },
        }),
    ],
    [shManifest.listConsignees, () => succeed(shManifest.listConsignees, { ...paging, list: [row('DEMO CONSIGNEE')] })],
    [shManifest.listSenders, () => succeed(shManifest.listSenders, { ...paging, list: [row('DEMO SHIPPER')] })],
    [shManifest.listNotifyParties, () => succeed(shManifest.listNotifyParties, { ...paging, list: [row('DEMO NOTIFY')] })],
    [shManifest.listCombinations, () => succeed(shManifest.listCombinations, { ...paging, list: [template] })],
  ]);
  const Page = await shManifestRoutes.find((route) => route.path === path)!.load();
  shown = await render(listInRouter(() => <Page />, path).node);
  return gateway;
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

test('R-2.2-11 the manual goes step by step, each with an anchor, and onto paper without what is around it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/sh_manifest/guide/book');
  // The address that the specification writes leads here.
  expect(shManifestRoutes.find(({ path }) => path === '/sh_manifest/guide/book')!.alsoFrom).toBe('/guide/book');
  await untilShown(() => expect(texts('h1')).toEqual(['操作手册']));
  expect(texts('.manifest-guide section h2').slice(0, 5)).toEqual(['1 新建一票', '2 填箱货', '3 收发通', '4 看校验', '5 发送']);
  // Whoever imports a file is told of the columns.
  for (const title of importTitles) expect(texts('#excel p').join()).toContain(title);
  // Each line of the contents leads to a section of the page, in their order.
  const anchors = all('.manifest-guide nav a').map((link) => link.getAttribute('href'));
  expect(anchors).toEqual(all('.manifest-guide section').map(({ id }) => `#${id}`));
  expect(texts('.manifest-guide nav a')).toEqual(texts('.manifest-guide section h2'));
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(all('.manifest-guide section').every((section) => section.querySelector('p') !== null)).toBe(true);
  await press(all('.manifest-head button').find(({ textContent }) => textContent?.includes('打印'))!);
  expect(print).toHaveBeenCalledOnce();
  const css = ['guide-page.css', '../components/manifest-frame.css']
    .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
    .map((text) => /@media print \{([\s\S]*?)\n\}/.exec(text)![1]!);
  for (const hidden of ['.header', '.footer', '.manifest-guide button', '.manifest-guide nav', '.manifest-menu'])
    expect(css.join('\n')).toMatch(new RegExp(`\\n  ${hidden.replaceAll('.', '\\.')}(?:,\\n[^{}]*| )\\{\\n    display: none;`));
});

test.each([
  ['R-2.2-10', 'agreement', '服务协议', ['我们做什么', '您填写的内容', '费用', '时间', '资料'], '每票 30 元。提交时先冻结'],
  ['R-2.2-12', 'delete', '删单说明', ['什么时候要删单', '怎么删', '柜台删单', '删完以后'], '选“删单”，写明原因、联系人和电话'],
  ['R-2.2-13', 'business', '业务说明', ['先后顺序', '混拼', '改配', '危险品', '必填项'], '预配舱单接受 → 箱子进港、运抵报告 → 报关放行'],
])('%s /guide/%s opens %s, part by part', async (_row, guide, title, heads, text) => {
  await open(`/sh_manifest/guide/${guide}`);
  await untilShown(() => expect(texts('h1')).toEqual([title]));
  expect(texts('.manifest-guide section h2')).toEqual(heads);
  expect(all('.manifest-guide section').every((section) => section.querySelector('p') !== null)).toBe(true);
  expect(texts('.manifest-guide section p').join('')).toContain(text);
});

test.each<readonly [row: string, path: string, title: string, call: Endpoint, cells: readonly string[], columns: readonly string[]]>([
  ['R-2.2-14', '/shanghai_sft_revice', '收货人地址簿', shManifest.listConsignees, ['DEMO CONSIGNEE'], ['名称', '地址', '企业代码']],
  ['R-2.2-15', '/shanghai_sft_send', '发货人地址簿', shManifest.listSenders, ['DEMO SHIPPER'], ['名称', '地址', '企业代码']],
  ['R-2.2-16', '/shanghai_sft_notice', '通知人地址簿', shManifest.listNotifyParties, ['DEMO NOTIFY'], ['名称', '地址', '企业代码']],
  ['R-2.2-17', '/shanghai_sft_rsn', '收发通模板', shManifest.listCombinations, ['甲', '乙', '丙'], ['模板', '发货人', '收货人', '通知人']],
])('%s %s is %s, of its own call, and lit in the menu of the module', async (_row, path, title, call, cells, columns) => {
  const gateway = await open(path);
  await untilShown(() => expect(texts('tbody td')).toEqual(expect.arrayContaining([...cells])));
  expect(texts('h1')).toEqual([title]);
  expect(texts('thead th')).toEqual(expect.arrayContaining([...columns]));
  const books = [shManifest.listConsignees, shManifest.listSenders, shManifest.listNotifyParties, shManifest.listCombinations].map(
    (one) => one.path as string,
  );
  expect(gateway.calls.map((one) => one.path).filter((one) => books.includes(one))).toEqual([call.path]);
  expect(all('.manifest-menu [aria-current=page]').map((link) => link.getAttribute('href'))).toEqual([path]);
});
