// Guarantee: a page of pasted bills stands a line each with its sentence; nobody is sent to wait for a number under which nothing comes,
// or to a form that stays empty; boxes that somebody names himself are kept, and what that changed is said.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { live } from '@mastlight/domain/live/contract';
import { manifestQuery as calls, type ManifestBill } from '@mastlight/domain/manifest-query/contract';
import { manifestQueryTexts } from '@mastlight/domain/manifest-query/messages';
import { stages, codeOf } from '@mastlight/domain/manifest-query/stage';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { showList, stubLayout } from '../../../testing/show-list';
import { chinese } from '../texts/zh-CN';
import { ManifestQueryPage } from './manifest-query-page';

const notFound = '暂无该预配舱单信息，请稍候再试';
const box = 'CSQU3054383';

function billOf(blno: string, part: Partial<ManifestBill> = {}): ManifestBill {
  return {
    blno,
    mode: 'sea',
    light: 'open',
    sentence: '预配已接受，箱还没进港',
    notes: [],
    systemKey: 'NB',
    followed: false,
    vesselsName: 'HAI.MING',
    voyage: '026W',
    vesselsUn: null,
    portCode: 'CNNGB/3104',
    totalPackNum: 10,
    totalGrossWt: 100,
    totalVolume: null,
    saveTime: '2026-10-12 14:00:00',
    closeTime: null,
    stages: stages.map((stage) => ({
      stage,
      code: codeOf('sea', stage),
      state: stage === 'pre' ? ('accepted' as const) : ('none' as const),
      text: null,
      time: stage === 'pre' ? '2026-10-12 14:00:00' : null,
      declaredTime: stage === 'pre' ? '2026-10-12 13:00:00' : null,
      boxesDone: 0,
      boxesTotal: 0,
      owedBy: stage === 'loading' ? ('agent' as const) : null,
      isDue: stage === 'loading',
    })),
    compared: [],
    differences: [],
    boxes: [{ ctnNo: box, sealNo: 'S1', sealNos: ['S1'], sizetype: '45G1', grossWt: 100, packNum: 10, compared: [] }],
    boxesTotal: 1,
    receipts: [],
    receiptsTotal: 0,
    chain: [],
    mainBillNos: [],
    ownCtns: [],
    canAwait: true,
    isAwaited: false,
    ...part,
  };
}
const missing = (blno: string, part: Partial<ManifestBill> = {}): ManifestBill =>
  billOf(blno, { light: 'none', sentence: notFound, saveTime: null, boxes: [], boxesTotal: 0, ...part });

let gateway: ReturnType<typeof installFakeGateway>;
let screen: Awaited<ReturnType<typeof showList>>;
let bills: ManifestBill[];
let isUsedUp: boolean;

beforeEach(() => {
  stubLayout();
  bills = [];
  isUsedUp = false;
  gateway = installFakeGateway([
    [live.streamChanges, () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })],
    [
      calls.queryManifests,
      ({ blnos }) =>
        isUsedUp
          ? refuse({ code: 429, msg: '今天的查询次数用完', refusal: 'tracking.boxQueriesUsedUp', params: { max: 500 } })
          : succeed(calls.queryManifests, { list: bills.filter(({ blno }) => String(blnos).split(',').includes(blno)) }),
    ],
    [calls.getManifestQueryHistory, () => succeed(calls.getManifestQueryHistory, { list: [] })],
    [
      calls.getAllManifest,
      () =>
        succeed(calls.getAllManifest, {
          blno: 'COSU6400000001',
          mode: 'sea',
          found: true,
          sentence: '',
          notes: [],
          list: [
            {
              id: 1,
              stage: 'pre',
              blno: 'COSU6400000001',
              ctnInfoArr: [],
              transportToolInfo: null,
              vesselsUn: null,
              portCode: null,
              totalPackNum: 12_000,
              totalGrossWt: 100_500.5,
              listStatText: '预配',
              saveTime: null,
            },
          ],
          records: [
            {
              id: 2,
              createtime: null,
              shipVoyage: null,
              totalpackno: 12_000,
              totalweight: 100_500.5,
              totalvolume: null,
              isMerge: false,
              ctnsnum: 1,
              ctnAndSealsize: '',
              goodsnum: 3,
              stoptime: null,
              manifestRemark: null,
              score: 80,
            },
          ],
        } as unknown as ResponseOf<typeof calls.getAllManifest>),
    ],
    [calls.listReminders, () => succeed(calls.listReminders, { list: [] })],
    [calls.remind, () => succeed(calls.remind, true)],
    [
      calls.updateCtns,
      ({ ctns }) => {
        if (String(ctns).includes('NOBOX')) {
          const msg = manifestQueryTexts.ctnsWrong;
          return refuse({ code: 400, msg, fields: { ctns: msg }, refusal: 'manifest-query.ctnsWrong', params: {} });
        }
        const named = String(ctns).split(/\W+/).filter(Boolean);
        bills = bills.map((bill) => ({
          ...bill,
          ownCtns: named,
          stages: bill.stages.map((one) => (one.stage === 'arrival' ? { ...one, state: 'part', boxesDone: 1, boxesTotal: 2 } : one)),
        }));
        return succeed(calls.updateCtns, { ctns: named });
      },
    ],
  ]);
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(...shown: ManifestBill[]): Promise<void> {
  bills = shown;
  screen = await showList(ManifestQueryPage, `/manifestQuery?blnos=${shown.map(({ blno }) => blno).join(',')}`);
  await screen.until(() => screen.host.querySelector('[role=listitem]'));
}
const items = () => [...screen.host.querySelectorAll<HTMLElement>('[role=listitem]')];
const buttonOf = (label: string) =>
  [...screen.host.querySelectorAll<HTMLElement>('button, label, [role=tab]')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === label,
  );
const askedOf = (endpoint: { readonly path: string }) => gateway.calls.filter((call) => call.path === endpoint.path);
async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('thirty bills stand a line each, with number, stages and sentence; a few stand as cards', async () => {
  await show(...Array.from({ length: 30 }, (_, at) => billOf(`COSU64000000${String(at).padStart(2, '0')}`)));
  expect(screen.host.querySelectorAll('.mq-line')).toHaveLength(30);
  expect(items()[29]!.textContent).toContain('COSU6400000029预配运抵装载理货 预配已接受，箱还没进港');
  // Nothing lies beside them until one is asked for.
  expect(screen.host.querySelector('.mq-panel')).toBeNull();
  await screen.click(buttonOf('COSU6400000003 看对比')!);
  await screen.until(() => screen.host.querySelector('.mq-panel')?.textContent?.includes('COSU6400000003'));
  // The numbers of the question leave them the screen.
  expect(screen.host.querySelectorAll('.mq-field .mq-chip').length).toBeLessThan(10);
  await screen.click(buttonOf('另 24 个号')!);
  expect(screen.host.querySelectorAll('.mq-field .mq-chip')).toHaveLength(30);
  await screen.click(buttonOf('卡片')!);
  expect(screen.host.querySelectorAll('.mq-card')).toHaveLength(30);
});

test('a message that is owed by others waits, and the time is of customs only where they have answered', async () => {
  const receipt = { id: 1, stage: 'pre', code: '01', text: '接受申报', time: '2026-10-12 15:30:00', ctnNo: null, messageId: null } as const;
  await show(billOf('COSU6400000001'), billOf('COSU6400000002', { receipts: [receipt], receiptsTotal: 1 }));
  expect(items()[0]!.textContent).toContain('申报 10-12 14:00');
  expect(items()[0]!.textContent).not.toContain('海关 ');
  expect(items().at(-1)!.closest('.mq-page')!.textContent).toContain('海关 10-12 15:30');
  const loading = [...items()[0]!.querySelectorAll('.mq-stages > li')][2]!;
  expect([loading.getAttribute('data-tone'), loading.textContent]).toEqual(['run', '装载未到等船代']);
});

test('R-8-23 what may still come can be waited for, all at once; a wrong number cannot, and a house bill leads to its main bill', async () => {
  await show(
    missing('COSU6400000001'),
    missing('COSU6400000002'),
    missing('NGBH20260001', { sentence: '这是分提单', canAwait: false, mainBillNos: ['COSU6410280002'] }),
  );
  const switches = items().map((item) => item.querySelectorAll('[role=switch]').length);
  expect(switches).toEqual([1, 1, 0]);
  await screen.click(buttonOf('没找到的 2 票都提醒我')!);
  await screen.until(() => askedOf(calls.remind).length === 2);
  expect(askedOf(calls.remind).map(({ fields }) => fields['blno'])).toEqual(['COSU6400000001', 'COSU6400000002']);
  await screen.until(() => [...screen.host.querySelectorAll<HTMLInputElement>('[role=switch]')].every(({ checked }) => checked));
  await screen.click(buttonOf('查主提单 COSU6410280002')!);
  await screen.until(() => askedOf(calls.queryManifests).some(({ fields }) => String(fields['blnos']).endsWith(',COSU6410280002')));
});

test('R-0-07 records of a bill have their units in the head, their figures at the end with thousands apart', async () => {
  await show(billOf('COSU6400000001'));
  await screen.until(() => screen.host.querySelector('.mq-panel'));
  await screen.click(buttonOf('申报记录')!);
  await screen.until(() => screen.host.querySelectorAll('.mq-panel [data-wide]').length === 2);
  const numbers = (part: string) =>
    [...screen.host.querySelectorAll(`.mq-panel ${part} [data-kind=number]`)].map(({ textContent }) => textContent);
  expect(numbers('thead')).toEqual(['总件数', '总毛重(KGS)', '件数', '毛重 kg', '体积 m³', '箱量', '货物项数', '评分']);
  expect(numbers('tbody')).toEqual(['12,000', '100,500.5', '12,000', '100,500.5', '-', '1', '3', '80']);
});

test('VGM and a manifest of Shanghai are offered for its bills alone', async () => {
  await show(billOf('COSU6400000001'));
  await screen.until(() => screen.host.querySelector('.mq-panel'));
  expect([buttonOf('带去 VGM'), buttonOf('填上海舱单')]).toEqual([undefined, undefined]);
  await screen.close();
  await show(billOf('COSU6400000001', { systemKey: 'SH' }));
  await screen.until(() => buttonOf('填上海舱单'));
  await screen.click(buttonOf('带去 VGM')!);
  expect(screen.history.location.href).toBe('/VGM/new?fromBill=COSU6400000001');
});

test('R-7.4-34 boxes that somebody names are kept, and what that changed is said', async () => {
  await show(billOf('COSU6400000001'));
  await screen.click(await screen.until(() => buttonOf('箱1') ?? buttonOf('箱 1')));
  const area = (): HTMLTextAreaElement => screen.host.querySelector('textarea')!;
  await type(area(), 'NOBOX');
  await screen.click(buttonOf('更新箱信息')!);
  await screen.until(() => screen.host.textContent?.includes(manifestQueryTexts.ctnsWrong));
  expect(area().value).toBe('NOBOX');
  await type(area(), `${box}\nMLTU3102048`);
  expect(screen.host.textContent).toContain('MLTU3102048 校验位不对，请核对，没错可以仍然使用');
  const before = askedOf(calls.queryManifests).length;
  await screen.click(buttonOf('更新箱信息')!);
  await screen.until(() => document.body.textContent?.includes('加了 2 箱，运抵 0/0 箱变成 1/2 箱'));
  expect(askedOf(calls.updateCtns).at(-1)!.fields).toEqual({ blno: 'COSU6400000001', ctns: `${box}\nMLTU3102048` });
  // One bill is asked for again, and its card says the same.
  expect(
    askedOf(calls.queryManifests)
      .slice(before)
      .map(({ fields }) => fields['blnos']),
  ).toEqual(['COSU6400000001']);
  // The word is there before the card is.
  await screen.until(() => items()[0]!.textContent?.includes('1/2 箱'));
  expect(items()[0]!.textContent).toContain('1/2 箱');
  await screen.click(buttonOf('更新箱信息')!);
  await screen.until(() => document.body.textContent?.includes(chinese.ownBoxes.same));
});

test('what is no number is told as such, and stays', async () => {
  await show(billOf('COSU6400000001'));
  const field = screen.host.querySelector<HTMLInputElement>('.mq-field input')!;
  await type(field, 'COSU 6410 286617');
  await screen.click(buttonOf('查询')!);
  expect(screen.host.querySelector('[role=alert]')!.textContent).toBe(chinese.unread.sea);
  expect(field.value).toBe('COSU 6410 286617');
});

test('what could not be asked again is said, with when the answer is of that still stands', async () => {
  await show(billOf('COSU6400000001'));
  expect(screen.host.querySelector('[role=alert]')).toBeNull();
  isUsedUp = true;
  await screen.click(buttonOf('再查一次')!);
  const told = await screen.until(() => screen.host.querySelector('[role=alert]')?.textContent);
  expect(told).toMatch(/^没能再查：今天的查询次数用完；下面是 \d\d-\d\d \d\d:\d\d 查到的$/);
  expect(items()[0]!.textContent).toContain('COSU6400000001');
});

test('on paper stand all bills with all boxes and seals', async () => {
  await show(billOf('COSU6400000001'), billOf('COSU6400000002', { differences: ['装载比预配少 2 件'] }));
  const sheet = screen.host.querySelector('.mq-sheet')!.textContent;
  for (const word of ['COSU6400000001', `${box} S1`, '装载比预配少 2 件', '预配 接受申报']) expect(sheet).toContain(word);
});
