// Guarantee: ux 6.8, R-2.2-03: a manifest is written on one page: blocks are pasted and put right, checks stand beside it and lead to their
// fields, drafts are saved every ten seconds, and the second of two tabs is told.
// @vitest-environment happy-dom
import { act } from 'react';
import { billing } from '@mastlight/domain/billing/contract';
import { shManifest, type ManifestRow, type OrphanRow } from '@mastlight/domain/sh-manifest/contract';
import { blankFiling, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { readFiling, spellFiling, type WireFiling } from '@mastlight/domain/sh-manifest/wire-names';
import type { BroughtBill } from '@mastlight/domain/vocabulary/brought-bill';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringing, broughtBy } from '../../../platform/brought-bill';
import { draftEveryMs } from '../../../platform/form/draft-keeper';
import { onSignal, type Signals } from '../../../platform/signals';
import { type } from '../../../testing/render';
import { showList, stubLayout } from '../../../testing/show-list';
import { CreateManifestPage } from '../pages/create-manifest-page';

/** What was handed in. */
let submitted: unknown[];
let saved: { id?: number | null; version?: number | null; filing: WireFiling }[];
let conflict: boolean;
/** Paths that were called. */
let asked: string[];
/** What the list has of the bill. */
let others: ManifestRow[];
/** Whether the line is cut while it is handed in. */
let isCut: boolean;
/** Whether nothing is known of the bill that is asked about. */
let isUnheard: boolean;
let opened: ManifestFiling;
/** How the one that is opened stands, and what the port says of it before she sails. */
let status: ManifestRow['status'];
let orphans: OrphanRow[];
let tags: string[];
let contest: { state: 'may' | 'open' | 'dismissed'; note: string | null } | null;
let contested: unknown[];
let version: number;
let page: Awaited<ReturnType<typeof showList>>;

/** A draft as the server lists it. */
const row: ManifestRow = {
  id: 7,
  status: 0,
  completionstatus: '待发送',
  subject: '',
  billno: sampleFiling.head.billNo,
  billNos: '',
  ctnNos: '',
  sealNos: '',
  packnos: 1566,
  total: '',
  fcwStatusStr: '未提交',
  isCustomerApplyFinish: false,
  shipAgentBillStatusStr: '未核对',
  customsReceiptStatusStr: '未回执',
  vgmReceiptMsg: null,
  loadingReplayStatusStr: '未回执',
  operator: null,
  checkuser: null,
  companyname: '',
  vesselvoyage: '',
  scompany: '',
  webtype: '',
  ctnApplyBeginTime: null,
  ctnApplyEndTime: null,
  stoptime: null,
  createtime: '2026-11-24 10:00:00',
  updatetime: '2026-11-24 10:00:00',
  sendTime: null,
  deleteTime: null,
  validation: null,
  errors: 0,
  warnings: 0,
  rejectReason: null,
  remark: '',
  version: 3,
};

beforeEach(() => {
  stubLayout();
  saved = [];
  submitted = [];
  conflict = false;
  isUnheard = false;
  isCut = false;
  others = [];
  asked = [];
  opened = sampleFiling;
  status = 0;
  orphans = [];
  tags = [];
  contest = null;
  contested = [];
  version = row.version;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://localhost').pathname;
    asked.push(path);
    const answer = (code: number, data: unknown, rest: object = {}) =>
      new Response(JSON.stringify({ code, status: code === 200, msg: code === 200 ? 'success' : 'no', data, requestId: 'r-1', ...rest }));
    if (path.endsWith(shManifest.saveManifest.path)) {
      if (conflict) return answer(409, null, { refusal: 'sh-manifest.changedMeanwhile', params: {} });
      const wish = JSON.parse(String(init?.body)) as (typeof saved)[number];
      saved.push(wish);
      return answer(200, { id: wish.id ?? 7, version: (wish.version ?? 0) + 1, call: null, findings: [] });
    }
    if (path.endsWith(shManifest.submitManifest.path)) {
      if (isCut) throw new TypeError('Failed to fetch');
      submitted.push(JSON.parse(String(init?.body)));
      return answer(200, { status: 1, coins: 3_000 });
    }
    if (path.endsWith(shManifest.prefillManifest.path) && isUnheard)
      return answer(400, null, { msg: '暂无该预配舱单信息，请稍候再试', refusal: 'sh-manifest.noManifest', params: {} });
    if (path.endsWith(shManifest.prefillManifest.path))
      return answer(200, { filing: spellFiling(sampleFiling), vesselsName: '', voyage: '', ctnInfoArr: [] });
    if (path.endsWith(shManifest.readManifest.path))
      return answer(200, {
        row: { ...row, status, version },
        filing: spellFiling(opened),
        call: null,
        findings: [],
        submissions: 1,
        contest,
      });
    if (path.endsWith(billing.showAccount.path))
      return answer(200, { balance: 5_000, freeBalance: 1_000, nbFreeBalance: 3_000, held: 0, freeQuota: 3_000, memberPercent: 100 });
    if (path.endsWith(shManifest.contestBill.path)) {
      contested.push(JSON.parse(String(init?.body)));
      contest = { state: 'open', note: null };
      return answer(200, { id: 1 });
    }
    if (path.endsWith(shManifest.listManifests.path)) return answer(200, { list: others, total: others.length, pageNo: 1, pageSize: 20 });
    if (path.endsWith(shManifest.copyManifest.path)) return answer(200, { id: 8 });
    if (path.endsWith(shManifest.listOrphans.path)) return answer(200, { list: orphans });
    if (path.endsWith(shManifest.listRemarkTags.path)) return answer(200, { list: tags });
    if (path.endsWith(shManifest.saveRemarkTags.path)) {
      tags = (JSON.parse(String(init?.body)) as { tags: string[] }).tags;
      return answer(200, true);
    }
    return answer(200, { list: [], total: 0, pageNo: 1, pageSize: 20 });
  });
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (address = '/sh_manifest/new') => {
  page = await showList(CreateManifestPage, address);
  await page.until(() => page.host.querySelector('.manifest-editor'));
};
const cell = (name: string) => page.host.querySelector<HTMLInputElement>(`[data-cell="${name}"]`)!;
async function paste(name: string, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => void cell(name).dispatchEvent(event));
}
async function press(name: string, key: string, more: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    cell(name).focus();
    cell(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}
const buttonSaying = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(words)) ?? null;
const findings = () => [...page.host.querySelectorAll('.manifest-findings > li > button:first-child')].map((button) => button.textContent);

test('R-2.2-03 a pasted block is put right cell by cell, counted, taken back, and undone', async () => {
  await open();
  await paste('rows.0.houseBillNo', 'shzs1\tｃｓｎｕ6152042\nSHZS2\tFCIU9051185');
  expect(cell('rows.0.houseBillNo').value).toBe('SHZS1');
  expect(cell('rows.0.containerNo').value).toBe('CSNU6152042');
  await page.until(() => page.host.textContent?.includes('已自动修正 2 处'));
  await press('rows.0.houseBillNo', 'z', { ctrlKey: true });
  expect(cell('rows.0.houseBillNo').value).toBe('');
  await press('rows.0.houseBillNo', 'y', { ctrlKey: true });
  expect(cell('rows.1.containerNo').value).toBe('FCIU9051185');
});

test('R-1-13 goods of a bill that was read begin a new manifest, once: they are its draft from then on', async () => {
  page = await showList(CreateManifestPage, '/sh_manifest/new?id=7');
  const goods = [
    { name: 'MICROWAVE OVEN', packages: 260, packageUnit: '纸箱', grossKg: 7540 },
    { name: 'UMBRELLA', packages: null, packageUnit: '', grossKg: null },
  ];
  await act(async () => page.history.push('/sh_manifest/new', bringing({ head: null, boxes: [], goods, unsure: [] })));
  await page.until(() => page.host.textContent?.includes('货描来自提单分析，请补上提单号、箱号和收发通'));
  const [first, second] = ['rows.0', 'rows.1'];
  expect(['cargoName', 'packageType', 'packages', 'weightKg'].map((field) => cell(`${first}.${field}`).value)).toEqual([
    'MICROWAVE OVEN',
    'CT',
    '260',
    '7540',
  ]);
  expect(['cargoName', 'packages'].map((field) => cell(`${second}.${field}`).value)).toEqual(['UMBRELLA', '']);
  expect([page.history.location.href, broughtBy(page.history.location.state)]).toEqual(['/sh_manifest/new', null]);
  // Left before its first saving: it is saved then, with each of them once.
  const { history } = page;
  await page.close();
  await open(history.location.href);
  await page.until(() => saved.length > 0);
  const kept = readFiling(saved.at(-1)!.filing).goods.filter(({ cargoName }) => cargoName !== '');
  expect(kept.map(({ cargoName, packages }) => [cargoName, packages])).toEqual([
    ['MICROWAVE OVEN', '260'],
    ['UMBRELLA', ''],
  ]);
});

test('R-1-13 a bill that was read brings its number, call, parties and boxes', async () => {
  page = await showList(CreateManifestPage, '/sh_manifest/new?id=7');
  const bill: BroughtBill = {
    head: {
      billNo: 'SLLN2510887100',
      carrier: '',
      vesselName: 'ORIENT LANTERN',
      voyage: '118W',
      loadingPort: 'SHANGHAI',
      dischargePort: 'HAMBURG',
      deliveryPlace: '',
      shipper: 'NINGBO SAMPLE TRADING\nNO. 8 EXAMPLE ROAD',
      consignee: '',
      notify: '',
      packages: '420',
      packageUnit: '纸箱',
      grossKg: '8610',
      volumeM3: '',
    },
    boxes: [{ containerNo: 'CSNU6152042', boxType: '40HQ', sealNo: 'SL204511', packages: '420', grossKg: '8610', volumeM3: '' }],
    goods: [{ name: 'MICROWAVE OVEN', packages: null, packageUnit: '纸箱', grossKg: null }],
    unsure: [],
  };
  await act(async () => page.history.push('/sh_manifest/new', bringing(bill)));
  await page.until(() => page.host.textContent?.includes('读自提单分析，已填过的没有改'));
  expect(
    ['containerNo', 'sealNo', 'containerType', 'cargoName', 'packages', 'weightKg'].map((field) => cell(`rows.0.${field}`).value),
  ).toEqual(['CSNU6152042', 'SL204511', '40HC', 'MICROWAVE OVEN', '420', '8610']);
  await page.until(() => saved.length > 0);
  const { head, parties } = readFiling(saved.at(-1)!.filing);
  expect([head.billNo, head.vesselName, head.voyage, head.loadingPort, head.dischargePort]).toEqual([
    'SLLN2510887100',
    'ORIENT.LANTERN',
    '118W',
    'CNSHA',
    'DEHAM',
  ]);
  expect([parties.shipper.name, parties.shipper.address]).toEqual(['NINGBO SAMPLE TRADING', 'NO. 8 EXAMPLE ROAD']);
});

test('what was not read surely is marked by a word until somebody changes it or says that it is right', async () => {
  page = await showList(CreateManifestPage, '/sh_manifest/new?id=7');
  const bill: BroughtBill = {
    head: {
      billNo: 'SLLN2510887100',
      carrier: '',
      vesselName: '',
      voyage: '',
      loadingPort: '',
      dischargePort: 'HAMBURG',
      deliveryPlace: '',
      shipper: 'SAMPLE TRADING',
      consignee: '',
      notify: '',
      packages: '',
      packageUnit: '',
      grossKg: '8.61',
      volumeM3: '',
    },
    boxes: [{ containerNo: 'CSNU6152042', boxType: '40HQ', sealNo: 'SL204511', packages: '420', grossKg: '8.61', volumeM3: '' }],
    goods: [{ name: 'MICROWAVE OVEN', packages: null, packageUnit: '纸箱', grossKg: null }],
    unsure: [
      { box: null, field: 'grossKg' },
      { box: null, field: 'shipper' },
      { box: null, field: 'dischargePort' },
      { box: 0, field: 'grossKg' },
      { box: 0, field: 'packages' },
    ],
  };
  const noteOf = (name: string): string | undefined =>
    page.host.querySelector(`#${CSS.escape(cell(name).getAttribute('aria-describedby') ?? 'none')}`)?.textContent ?? undefined;
  const hintOf = (name: string): boolean =>
    page.host.querySelector(`[name="${name}"]`)!.closest('.ml-field')!.textContent.includes('读得不准');
  await act(async () => page.history.push('/sh_manifest/new', bringing(bill)));
  await page.until(() => page.host.textContent?.includes('5 处读得不准，请对照提单'));
  expect(noteOf('rows.0.weightKg')).toBe('核对读得不准，请核对');
  expect(noteOf('rows.0.sealNo')).toBeUndefined();
  expect(['head.billWeightKg', 'head.dischargePort', 'shipper.name', 'head.billNo'].map(hintOf)).toEqual([true, true, true, false]);
  // Changed: it is his. Said to be right: so it is, and the others are still asked.
  await type(cell('rows.0.weightKg'), '8610');
  await page.until(() => page.host.textContent?.includes('4 处读得不准'));
  expect(noteOf('rows.0.weightKg')).toBeUndefined();
  await page.click(page.host.querySelector('button[aria-label="第 1 行：件数 420 没错"]')!);
  expect([noteOf('rows.0.packages'), hintOf('head.billWeightKg')]).toEqual([undefined, true]);
  await page.click(buttonSaying('都没错')!);
  expect(page.host.textContent).not.toContain('读得不准');
});

test('Enter goes along the row and at the end into a new one; Ctrl D fills down', async () => {
  await open();
  await press('rows.0.houseBillNo', 'Enter');
  expect(document.activeElement).toBe(cell('rows.0.containerNo'));
  const last = page.host.querySelectorAll('.sheet-row').length - 1;
  await paste(`rows.${last}.houseBillNo`, 'SHZS9\tCSNU6152042');
  await press(`rows.${last}.temperature`, 'Enter');
  await paste('rows.0.sealNo', 'H1\t40HC');
  await press('rows.0.sealNo', 'd', { ctrlKey: true });
  expect(cell('rows.1.sealNo').value).toBe('H1');
  expect(document.activeElement).toBe(cell('rows.1.sealNo'));
});

test('peers idea 6: the checks stand beside the form, a press leads to the field, and with a fault nothing is sent', async () => {
  await open('/sh_manifest/new?id=7');
  await page.until(() => findings().length === 0);
  await paste('rows.3.cargoName', 'LED 灯串\tCTN');
  await page.until(() => findings().some((text) => text?.includes('第 4 行：英文品名不能有中文“灯串”')));
  const button = [...page.host.querySelectorAll<HTMLElement>('.manifest-findings button')].find((each) =>
    each.textContent?.includes('第 4 行'),
  )!;
  await page.click(button);
  expect(document.activeElement).toBe(cell('rows.3.cargoName'));
  const send = [...page.host.querySelectorAll<HTMLButtonElement>('.manifest-bar button')].find((each) =>
    each.textContent?.includes('校对并发送'),
  )!;
  expect(send.disabled).toBe(true);
  await paste('rows.3.cargoName', 'LED STRING\tCTN');
  await page.until(() => findings().length === 0);
  expect(send.disabled).toBe(false);
});

test('before it goes out: what, to whom, what was warned of, and what it leaves', async () => {
  const wrong = 'CSNU6152043';
  opened = {
    ...sampleFiling,
    goods: sampleFiling.goods.map((line) => ({ ...line, containerNo: line.containerNo.replace('CSNU6152042', wrong) })),
  };
  await open('/sh_manifest/new?id=7');
  await page.until(() => findings().length > 0);
  expect(findings().every((text) => text?.includes('校验位'))).toBe(true);
  const send = [...page.host.querySelectorAll<HTMLButtonElement>('.manifest-bar button')].find((each) =>
    each.textContent?.includes('校对并发送'),
  )!;
  await page.click(send);
  const sheet = await page.until(() => page.host.querySelector('[role=alertdialog], dialog[open]'));
  const text = await page.until(() => (sheet.textContent?.includes('余额') ? sheet.textContent : null));
  for (const part of [
    '主提单 SHCU25108871',
    '卸货港 DEHAM · 码头 尚东(洋4) · 关区 2248 · 船代 上海外代',
    '校验位',
    '先用本月免费额度 10 · 余额 50 → 30',
  ])
    expect(text).toContain(part);
  // T13: what goes out takes no more real money than stood there.
  await page.click([...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === '提交')!);
  await page.until(() => submitted.length > 0);
  expect(submitted).toEqual([{ id: 7, version: expect.any(Number), allowReal: true, allowRealFen: 2_000 }]);
});

test.each([
  ['another that is sent', { id: 8, status: 2 }, true],
  ['another that is being sent', { id: 8, status: 1 }, true],
  ['another that was refused', { id: 8, status: -1 }, false],
  ['this one', { id: 7, status: 1 }, false],
  ['one of a bill that begins like it', { id: 8, status: 2, billno: `${sampleFiling.head.billNo}9` }, false],
] as const)('R-9-21 a bill that is paid for once is not paid for twice unawares: %s', async (_what, other, isTold) => {
  // What else is asked before is there when this is.
  others = [
    { ...row, ...other },
    { ...row, id: 9, status: 0 },
  ];
  await open('/sh_manifest/new?id=7');
  await act(async () => (await page.until(() => buttonSaying('校对并发送')))!.click());
  const sheet = await page.until(() => document.querySelector('dialog[open]'));
  const tells = (): boolean => sheet.textContent!.includes('这个提单号已有一票舱单报出去，再发一票另收 30 元');
  await page.until(
    () => asked.some((path) => path.endsWith(shManifest.listManifests.path)) && sheet.textContent?.includes('余额') && (tells() || !isTold),
  );
  expect(tells()).toBe(isTold);
});

test('what did not go out says so in the dialog that asked, and goes at the next press', async () => {
  isCut = true;
  await open('/sh_manifest/new?id=7');
  await act(async () => (await page.until(() => buttonSaying('校对并发送')))!.click());
  const sheet = await page.until(() => document.querySelector('dialog[open]'));
  const agree = (): Promise<void> => page.click([...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === '提交')!);
  await agree();
  expect(await page.until(() => sheet.querySelector('[role=alert]')?.textContent?.includes('网络请求错误'))).toBeTruthy();
  isCut = false;
  await agree();
  await page.until(() => submitted.length === 1);
});

test('what was sent is not written in, and its grid is moved and read through all the same', async () => {
  status = 2;
  await open('/sh_manifest/new?id=7');
  await page.until(() => buttonSaying('改单'));
  const isShut = () => cell('rows.0.weightKg').closest('fieldset')!.disabled;
  expect(isShut()).toBe(true);
  const grid = page.host.querySelector<HTMLElement>('.manifest-goods .sheet')!;
  expect([grid.closest('[inert]'), grid.tabIndex, grid.getAttribute('aria-readonly')]).toEqual([null, 0, 'true']);
  await act(async () => buttonSaying('改单')!.click());
  expect([isShut(), grid.tabIndex]).toEqual([false, -1]);
});

test('R-7.4-59 从提单号带出 of what is all there says that nothing was taken over', async () => {
  await open('/sh_manifest/new?id=7');
  await act(async () => (await page.until(() => buttonSaying('从提单号带出')))!.click());
  expect(await page.until(() => document.body.textContent?.includes('没有可带出的新内容'))).toBeTruthy();
});

test('R-7.4-59 从提单号带出 fills what is still empty: head, goods, and each party that nobody has begun', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { head, parties } = sampleFiling;
  const shipper = { ...blankFiling.parties.shipper, phone: '+86 21 0000' };
  opened = {
    ...blankFiling,
    head: { ...blankFiling.head, billNo: head.billNo, voyage: '999W' },
    parties: { ...blankFiling.parties, shipper },
  };
  await open('/sh_manifest/new?id=7');
  const button = [...page.host.querySelectorAll<HTMLButtonElement>('.manifest-head button')].find((each) =>
    each.textContent?.includes('从提单号带出'),
  )!;
  await page.click(button);
  await page.until(() => cell('rows.4.cargoName')?.value === 'COTTON TOWEL');
  await act(async () => vi.advanceTimersByTime(draftEveryMs));
  await page.until(() => saved.length === 1);
  expect(readFiling(saved[0]!.filing)).toEqual({
    ...sampleFiling,
    head: { ...head, voyage: '999W' },
    parties: { ...parties, shipper },
  });
});

test('R-8-23 of a bill of which nothing is known, that is told as an error, and nothing is filled', async () => {
  const told: Signals['error-shown'][] = [];
  const undo = onSignal('error-shown', (detail) => told.push(detail));
  isUnheard = true;
  opened = { ...blankFiling, head: { ...blankFiling.head, billNo: sampleFiling.head.billNo } };
  await open('/sh_manifest/new?id=7');
  const button = [...page.host.querySelectorAll<HTMLButtonElement>('.manifest-head button')].find((each) =>
    each.textContent?.includes('从提单号带出'),
  )!;
  await page.click(button);
  await page.until(() => told.length > 0);
  undo();
  expect(told).toEqual([{ tone: 'error', text: '暂无该预配舱单信息，请稍候再试', requestId: 'r-1' }]);
  expect(cell('rows.0.cargoName').value).toBe('');
});

test('R-5.3-10 the name of the goods is counted while it is written, up to 256 signs', async () => {
  await open();
  const counted = () => page.host.querySelector('.sheet-length');
  expect(counted()).toBeNull();
  await act(async () => cell('rows.0.cargoName').focus());
  expect(counted()?.textContent).toBe('0/256');
  await type(cell('rows.0.cargoName'), 'A'.repeat(256));
  expect([counted()?.textContent, counted()?.hasAttribute('data-over')]).toEqual(['256/256', false]);
  await type(cell('rows.0.cargoName'), 'A'.repeat(257));
  expect([counted()?.textContent, counted()?.hasAttribute('data-over')]).toEqual(['257/256', true]);
  await act(async () => cell('rows.0.sealNo').focus());
  expect(counted()).toBeNull();
});

test('R-5.3-18 of mixed dangerous goods the highest stands there, and from which row it is taken in its tip', async () => {
  const danger = { unNo: '1263', dangerClass: '3', packingGroup: 'II', dangerContact: 'DEMO WU', dangerPhone: '1' };
  opened = { ...sampleFiling, goods: sampleFiling.goods.map((line, at) => (at === 3 ? { ...line, ...danger } : line)) };
  await open('/sh_manifest/new?id=7');
  const mixed = await page.until(() => page.host.querySelector('.manifest-mixed'));
  expect(mixed.textContent).toBe('SHZS2510871B 有几种危险品，按最高的第 4 行申报：第 3 类 II');
  expect(mixed.getAttribute('data-tip')).toBe('联系人取自第 4 行，UN1263，DEMO WU');
});

test('totals stand beside the bill’s', async () => {
  await open('/sh_manifest/new?id=7');
  await page.until(() => page.host.querySelector('.manifest-totals')?.textContent?.includes('1,566'));
  await paste('rows.0.packages', '419\t8610');
  await page.until(() => page.host.querySelector('.manifest-totals')?.textContent?.includes('差 -1'));
  await page.until(() => findings().some((text) => text?.includes('件数合计比提单少 1 件')));
  expect(page.host.querySelector('.manifest-totals')?.textContent).toContain('1,565');
});

test('a draft is saved after ten seconds, under its number from then on, and not again while nothing changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open();
  await paste('rows.0.houseBillNo', 'SHZS1\tCSNU6152042');
  await act(async () => vi.advanceTimersByTime(draftEveryMs - 1));
  expect(saved).toHaveLength(0);
  await act(async () => vi.advanceTimersByTime(1));
  await page.until(() => saved.length === 1);
  expect(saved[0]!.id).toBeNull();
  expect(saved[0]!.filing.goods[0]).toMatchObject({ billno: 'SHZS1', ctnno: 'CSNU6152042' });
  await page.until(() => page.history.location.search === '?id=7');
  await act(async () => vi.advanceTimersByTime(draftEveryMs * 3));
  expect(saved).toHaveLength(1);
  await paste('rows.1.houseBillNo', 'SHZS2\tFCIU9051185');
  await act(async () => vi.advanceTimersByTime(draftEveryMs));
  await page.until(() => saved.length === 2);
  expect(saved[1]).toMatchObject({ id: 7, version: 1 });
});

test('the second of two tabs is told, writes over nothing, and can keep its own as another one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open('/sh_manifest/new?id=7');
  conflict = true;
  await paste('rows.0.houseBillNo', 'SECOND1\tCSNU6152042');
  await act(async () => vi.advanceTimersByTime(draftEveryMs));
  await page.until(() => page.host.textContent?.includes('这票刚被别处修改过'));
  conflict = false;
  await act(async () => vi.advanceTimersByTime(draftEveryMs * 2));
  expect(saved).toHaveLength(0);
  const keep = [...page.host.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent === '把我的存成另一票')!;
  await page.click(keep);
  await page.until(() => saved.length === 1);
  expect(saved[0]!.id).toBeNull();
  expect(saved[0]!.filing.goods[0]!.billno).toBe('SECOND1');
});

const orphan: OrphanRow = {
  id: 7,
  billno: sampleFiling.head.billNo,
  vesselvoyage: '',
  sailsMs: Date.parse('2026-11-27T06:00:00+08:00'),
  isUrgent: true,
  isUnheard: false,
  rolledTo: null,
  notIn: [sampleFiling.goods[0]!.containerNo],
  unlisted: [],
  undeclared: [],
  hasSailed: false,
  isPending: false,
  remedy: 'modify',
};

test('peers idea 5: a correction without what is not in is prepared, and goes nowhere by itself', async () => {
  [status, orphans] = [2, [orphan]];
  await open('/sh_manifest/new?id=7');
  const prepare = await page.until(() => buttonSaying('去掉这 1 箱，改单'));
  expect(page.host.textContent).toContain(`11-27 06:00 开船。没进港：${orphan.notIn[0]}`);
  await act(async () => prepare!.click());
  const left = sampleFiling.goods.filter(({ containerNo }) => containerNo !== orphan.notIn[0]);
  expect(left.length).toBeGreaterThan(0);
  await page.until(() => cell('rows.0.containerNo').value === left[0]!.containerNo);
  expect(page.host.textContent).toContain('正在改单');
  expect(buttonSaying('去掉这 1 箱，改单')).toBeNull();
  expect(saved).toEqual([]);
});

test('peers idea 5: of one that stays behind a deletion is prepared, with its reason', async () => {
  [status, orphans] = [2, [{ ...orphan, remedy: 'cancel', rolledTo: 'DEMO.STAR / 0260E', notIn: [] }]];
  await open('/sh_manifest/new?id=7');
  await page.until(() => page.host.textContent?.includes('提单已改配到 DEMO.STAR / 0260E'));
  await act(async () => buttonSaying('删单')!.click());
  await page.until(() => document.querySelector('dialog input'));
  expect(document.querySelector<HTMLInputElement>('dialog input')!.value).toBe('货物未装船');
});

test('a filing of as many lines as there may be is saved whole: the row that stands ready is none', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  opened = { ...sampleFiling, goods: Array.from({ length: 500 }, () => sampleFiling.goods[0]!) };
  await open('/sh_manifest/new?id=7');
  await page.until(() => cell('rows.0.marks'));
  await paste('rows.0.marks', 'A\nB');
  await act(async () => void (await vi.advanceTimersByTimeAsync(draftEveryMs)));
  await page.until(() => saved.length > 0);
  expect(saved[0]!.filing.goods).toHaveLength(500);
  expect(saved[0]!.filing.goods.slice(0, 2).map(({ mark }) => mark)).toEqual(['A', 'B']);
});

test('a pasted block shows in cells of every kind, and is what is saved', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open();
  await paste('rows.0.isEmpty', '1\t3480\t9\tII\n\t1263\t3\tIII');
  expect(cell('rows.0.isEmpty').checked).toBe(true);
  expect([0, 1].map((row) => cell(`rows.${row}.packingGroup`).value)).toEqual(['II', 'III']);
  expect([0, 1].map((row) => cell(`rows.${row}.unNo`).value)).toEqual(['3480', '1263']);
  await act(async () => void (await vi.advanceTimersByTimeAsync(draftEveryMs)));
  await page.until(() => saved.length > 0);
  expect(saved[0]!.filing.goods.map(({ bstatus, dguncode }) => [bstatus, dguncode])).toEqual([
    ['1', '3480'],
    ['', '1263'],
  ]);
});

test('R-7.4-63 a remark is kept as a tag, a tag goes into the remark, and is removed again', async () => {
  tags = ['加急'];
  await open();
  const remark = () => page.host.querySelector<HTMLInputElement>('[name="head.remark"]')!;
  await act(async () => (await page.until(() => buttonSaying('加急')))!.click());
  await page.until(() => remark().value === '加急');
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', '加急 查验', remark());
    remark().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => (await page.until(() => buttonSaying('把备注存成标签')))!.click());
  await page.until(() => tags.length === 2);
  expect(tags).toEqual(['加急', '加急 查验']);
  await page.until(() => buttonSaying('加急 查验'));
  expect(buttonSaying('把备注存成标签')).toBeNull();
  await act(async () => buttonSaying('删标签')!.click());
  await act(async () => buttonSaying('加急 查验')!.click());
  await page.until(() => tags.length === 1);
  expect(tags).toEqual(['加急']);
});

test('a correction that was not handed in is gone on with, over the same version alone', async () => {
  status = 2;
  const begin = async () => {
    await open('/sh_manifest/new?id=7');
    await act(async () => (await page.until(() => buttonSaying('改单')))!.click());
  };
  await begin();
  await paste('rows.0.marks', 'A\nB');
  await page.until(() => Object.keys(localStorage).some((key) => key.includes('sh-manifest-change.7')));
  await page.close();
  await begin();
  await page.until(() => cell('rows.1.marks').value === 'B');
  expect(document.body.textContent).toContain('接着上次没提交的改单');
  await page.close();
  version = 4;
  await begin();
  expect(cell('rows.1.marks').value).toBe(sampleFiling.goods[1]!.marks);
});

test('peers idea 5: a replaced container is put in its place, without the other one’s seal', async () => {
  const [replaced, fresh] = [sampleFiling.goods[0]!.containerNo, 'TGBU4870365'];
  [status, orphans] = [2, [{ ...orphan, notIn: [], unlisted: [replaced], undeclared: [fresh] }]];
  await open('/sh_manifest/new?id=7');
  await act(async () => (await page.until(() => buttonSaying(`换成 ${fresh}，改单`)))!.click());
  await page.until(() => cell('rows.0.containerNo').value === fresh);
  expect(cell('rows.0.sealNo').value).toBe('');
  expect(page.host.textContent).toContain('正在改单');
});

test.each<[string, Partial<OrphanRow>, string, string | null]>([
  ['she has sailed', { hasSailed: true, remedy: 'counter' }, '已开船，去海关柜台删单', '柜台删单'],
  ['it waits for customs', { isPending: true }, '已提交，等海关回执', null],
  ['nothing was heard', { isUnheard: true, notIn: [], remedy: 'ask' }, '先到港口核对', null],
])('peers idea 5: %s: what is said, and what is prepared', async (_name, change, said, action) => {
  [status, orphans] = [2, [{ ...orphan, ...change }]];
  await open('/sh_manifest/new?id=7');
  const band = await page.until(() => page.host.querySelector('.manifest-note[role="alert"]'));
  expect(band!.textContent).toContain(said);
  expect(band!.querySelector('button')?.textContent ?? null).toBe(action);
});

test('one that was refused for a bill that another declares says so, and is contested with a sentence', async () => {
  [status, contest] = [-1, { state: 'may', note: null }];
  await open('/sh_manifest/new?id=7');
  await page.until(() => page.host.textContent?.includes('这个提单号另有用户申报'));
  await act(async () => buttonSaying('提交争议')!.click());
  const field = await page.until(() => document.querySelector<HTMLInputElement>('dialog input'));
  await act(async () => type(field!, '有订舱确认'));
  const send = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((each) => each.textContent === '提交')!;
  await page.click(send);
  await page.until(() => page.host.textContent?.includes('已提交争议'));
  expect(contested).toEqual([{ id: 7, words: '有订舱确认' }]);
  expect(buttonSaying('提交争议')).toBeNull();
});

test('a correction keeps the bill number, says why, asks for a phone that is one, and can be given up', async () => {
  status = 2;
  await open('/sh_manifest/new?id=7');
  await act(async () => (await page.until(() => buttonSaying('改单')))!.click());
  const billNo = page.host.querySelector<HTMLInputElement>('[name="head.billNo"]')!;
  expect(billNo.readOnly).toBe(true);
  expect(page.host.textContent).toContain('改单不能换；要换请删单后重新申报');
  const before = cell('rows.0.marks').value;
  await paste('rows.0.marks', 'GIVEN\nUP');
  await act(async () => (await page.until(() => buttonSaying('提交改单')))!.click());
  const telOf = () => document.querySelectorAll<HTMLInputElement>('dialog input')[2];
  await page.until(telOf);
  for (const [at, text] of ['件数有误', '演示', 'abc'].entries())
    await act(async () => type(document.querySelectorAll<HTMLInputElement>('dialog input')[at]!, text));
  expect(document.querySelector('dialog')!.textContent).toContain('联系电话只能有数字');
  const confirm = () => [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((each) => each.textContent === '提交改单')!;
  expect(confirm().disabled).toBe(true);
  await act(async () => type(telOf()!, '0574-1'));
  expect(confirm().disabled).toBe(false);
  await act(async () => document.querySelector('dialog')!.dispatchEvent(new Event('cancel')));
  await page.until(() => document.querySelector('dialog[open]') === null);
  await act(async () => buttonSaying('放弃改单')!.click());
  const drop = await page.until(() =>
    [...document.querySelectorAll<HTMLElement>('dialog button')].find((each) => each.textContent === '放弃改单'),
  );
  await page.click(drop!);
  await page.until(() => buttonSaying('放弃改单') === null && cell('rows.0.marks')?.value === before);
  expect(page.host.textContent).not.toContain('正在改单');
});

test('one that customs have deleted is copied where it is said that it may be', async () => {
  status = -3;
  await open('/sh_manifest/new?id=7');
  await act(async () => (await page.until(() => buttonSaying('复制成新的一票')))!.click());
  await page.until(() => page.history.location.href !== '/sh_manifest/new?id=7');
  expect(page.history.location.href).toBe('/sh_manifest/new?id=8');
});
