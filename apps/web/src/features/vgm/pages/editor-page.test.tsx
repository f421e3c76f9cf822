// Guarantee: R-2.2-20, R-3.9-26, R-5.3-24, R-1-16: the form computes the third weight and locks it, says what is wrong and
// what it costs before anything goes, asks once more, and then saves and sends; what is being sent cannot be changed.
// @vitest-environment happy-dom
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { billing } from '@mastlight/domain/billing/contract';
import { dispatch } from '@mastlight/domain/dispatch/contract';
import { vgm } from '@mastlight/domain/vgm/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BroughtBox, BroughtHead } from '@mastlight/domain/vocabulary/brought-bill';
import { bringing, broughtBy } from '../../../platform/brought-bill';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveLogin } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, type, untilShown } from '../../../testing/render';
import type { VgmFilingOnWire, VgmRow } from '../api';
import { CreateVGM } from './editor-page';

const container = {
  ctnNo: 'CSNU6152042',
  ctnType: '22G1',
  vgmMethod: 'SM2' as const,
  vgmTareWeight: 2_300,
  vgmNetWeight: 16_150,
  vgmGrossWeight: 18_450,
  vgmLocation: '洋山四期',
  vgmAddress: '灯塔路 88 号',
  vgmSign: 'ZHOU DEMO',
};
const filingOf = (status: VgmFilingOnWire['status']): VgmFilingOnWire => ({
  id: 7,
  status,
  receipt: 'none',
  reason: '',
  billNo: 'DEMO26112401',
  vesselName: 'DEMO.LANTERN',
  voyage: '118W',
  shipCompany: 'OOL',
  wharf: 'YS4',
  remark: '',
  containers: [{ ...container, isPaid: status === 2 }],
  isUpdating: false,
  window: { state: 'open', atTime: null, vgmCloseTime: null, berthTime: null },
  submissions: [],
  updateTime: null,
  version: 1,
});

const counts = { all: 0, waiting: 0, sending: 0, failed: 0, sent: 0, deleted: 0 };
let gateway: ReturnType<typeof installFakeGateway>;
let way: ReturnType<typeof listInRouter>['history'];
let shown: Awaited<ReturnType<typeof render>>;
let filing: VgmFilingOnWire;
let saved: () => Response;
let sent: () => Response;
let others: VgmRow[];
let timeline: { readonly events: ResponseData<typeof dispatch.showTimeline>['events'] } | null;

async function open(address: string): Promise<void> {
  gateway = installFakeGateway([
    [vgm.showFiling, () => succeed(vgm.showFiling, filing)],
    [vgm.suggestTares, () => succeed(vgm.suggestTares, { last: null, boxes: [], types: [{ ctnType: '22G1', tareKg: 2_310, count: 4 }] })],
    [vgm.showWindow, () => succeed(vgm.showWindow, gateway.calls.at(-1)!.fields['voyage'] === '117W' ? locked : filingOf(0).window)],
    [
      vgm.listFilings,
      () => succeed(vgm.listFilings, { list: others, total: others.length, pageNo: 1, pageSize: 100, counts, portNow: '' }),
    ],
    [vgm.saveFiling, () => saved()],
    [vgm.sendFilings, () => sent()],
    [vgm.updateFiling, () => succeed(vgm.updateFiling, { reference: '261124DEMO0002', coins: 0 })],
    [
      billing.showAccount,
      () =>
        succeed(billing.showAccount, { balance: 2_000, freeBalance: 0, nbFreeBalance: 0, held: 0, freeQuota: 3_000, memberPercent: 100 }),
    ],
    [
      dispatch.showTimeline,
      () =>
        timeline === null
          ? Response.json({ code: 404, status: false, msg: 'x', data: null })
          : succeed(dispatch.showTimeline, {
              reference: '261124DEMO0002',
              product: 'vgm',
              gateway: 'vgm',
              fileName: 'VGM_1',
              state: 'accepted',
              level: 2,
              deadReason: null,
              reason: '',
              sends: 1,
              submitTime: '2026-11-24 09:00:00',
              settleTime: '',
              subjects: [],
              ...timeline,
            }),
    ],
  ]);
  const { history, node } = listInRouter(() => <CreateVGM />, address);
  way = history;
  shown = await render(node);
  await until(() => document.querySelector('.vgm-bar'));
}
const until = (read: () => unknown): Promise<void> =>
  untilShown(() => {
    expect(read()).toBeTruthy();
  });
const cell = (name: string) => document.querySelector<HTMLInputElement>(`[data-cell="rows.0.${name}"]`);
const button = (name: string) => [...document.querySelectorAll('button')].findLast((each) => each.textContent === name) ?? null;
const text = () => document.body.textContent ?? '';
async function choose(select: Element | null, value: string): Promise<void> {
  await act(async () => {
    Reflect.set(HTMLSelectElement.prototype, 'value', value, select);
    select!.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const field = (name: string) => document.querySelector(`input[name=${name}]`);
const called = (path: string) => gateway.calls.filter((call) => call.path === path);

beforeEach(async () => {
  await setLanguage('zh-CN');
  localStorage.clear();
  filing = filingOf(0);
  timeline = null;
  others = [];
  saved = () => succeed(vgm.saveFiling, { id: 7, version: 2 });
  sent = () => succeed(vgm.sendFilings, { list: [{ id: 7, reference: '261124DEMO0001' }], coins: 500 });
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown?.unmount();
  clearSession();
  vi.unstubAllGlobals();
});

test('boxes of a bill that was read begin a new filing, once: they are its draft from then on', async () => {
  await open('/VGM/new?id=7');
  const head = { billNo: 'COSU6123456780', vesselName: 'XIN MUSTER', voyage: '118W' } as BroughtHead;
  const boxes = ['CSNU6152042', 'SLLU4102578'].map((containerNo) => ({ containerNo, boxType: '40HQ' }) as BroughtBox);
  await act(async () => way.push('/VGM/new', bringing({ head, boxes, goods: [], unsure: [] })));
  await until(() => text().includes('提单分析带来 2 箱'));
  expect(['billNo', 'vesselName', 'voyage'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
    'COSU6123456780',
    'XIN.MUSTER',
    '118W',
  ]);
  expect(['containerNo', 'sizeType', 'method', 'grossKg'].map((name) => cell(name)?.value)).toEqual(['CSNU6152042', '40HQ', '', '']);
  expect([way.location.href, broughtBy(way.location.state)]).toEqual(['/VGM/new', null]);
});

test('R-3.9-26 R-5.3-24 R-1-16 R-9-22 a new filing: computed, checked, priced, asked about, saved and sent', async () => {
  await open('/VGM/new');
  await type(cell('containerNo'), 'CSNU6152042');
  // Of what is not there yet there is no sum.
  await until(() => text().includes('- + - = - kg'));
  await choose(cell('method'), 'SM2');
  await type(cell('tareKg'), '2300');
  await type(cell('netKg'), '16150');
  await until(() => cell('grossKg')!.value === '18450');
  expect(text()).toContain('2,300 + 16,150 = 18,450 kg');
  expect([cell('grossKg')!.readOnly, cell('netKg')!.readOnly]).toEqual([true, false]);
  await until(() => text().includes('5 元 × 1 箱 = 5 火币'));
  expect(text()).toContain('余额 20 → 15');
  // Head and signature are missing.
  expect((button('核对并发送') as HTMLButtonElement).disabled).toBe(true);
  expect(text()).toContain('请填写提单号');
  await type(field('billNo'), 'demo26112401');
  await type(field('vesselName'), 'DEMO.LANTERN');
  await type(field('voyage'), '118W');
  await choose(document.querySelector('select[name=carrier]'), 'OOL');
  await choose(document.querySelector('select[name=wharf]'), 'YS4');
  for (const [name, value] of [
    ['location', '洋山四期'],
    ['address', '灯塔路 88 号'],
    ['sign', 'ZHOU DEMO'],
  ] as const)
    await type(cell(name), value);
  await until(() => !(button('核对并发送') as HTMLButtonElement).disabled);
  await press(button('核对并发送'));
  await until(() => button('确认发送'));
  expect(called(vgm.saveFiling.path)).toEqual([]);
  await press(button('确认发送'));
  await until(() => called(vgm.sendFilings.path).length === 1);
  expect(called(vgm.saveFiling.path)[0]!.fields).toMatchObject({
    billNo: 'DEMO26112401',
    shipCompany: 'OOL',
    containers: [{ ctnNo: 'CSNU6152042', vgmMethod: 'SM2', vgmGrossWeight: 18_450 }],
  });
  expect(called(vgm.sendFilings.path)[0]!.fields).toEqual({ ids: [7], versions: [2], allowReal: true, allowRealFen: 500 });
});

test('R-3.9-26 SM1 computes net instead', async () => {
  await open('/VGM/new?id=7');
  await choose(cell('method'), 'SM1');
  await type(cell('grossKg'), '20000');
  await until(() => cell('netKg')!.value === '17700');
  expect([cell('grossKg')!.readOnly, cell('netKg')!.readOnly]).toEqual([false, true]);
});

test.each([
  ['another bill has it on this voyage', {}, true],
  ['another bill has it on another voyage', { voyage: '119W' }, false],
  ['it was not sent', { status: 0 }, false],
  ['it is this filing', { id: 7 }, false],
  ['another container', { ctnNoList: 'FCIU9051185' }, false],
] as const)('R-9-22 a container that is paid for once is not paid for twice unawares: %s', async (_what, other, isTold) => {
  const listed: VgmRow = {
    ...filingOf(2),
    id: 9,
    billNo: 'DEMO26112408',
    ctnNoList: 'FCIU9051185、CSNU6152042',
    vgmReceiptMsg: '',
    completionstatus: '',
    companyName: '',
    vgmGrossWeightList: '',
    operator: '',
    vesselvoyage: '',
    sendTime: null,
    deleteTime: null,
  };
  others = [listed, { ...listed, id: 8, billNo: 'DEMO26112409', ...other }];
  await open('/VGM/new?id=7');
  await until(() => !(button('核对并发送') as HTMLButtonElement).disabled);
  await press(button('核对并发送'));
  await until(() => button('确认发送'));
  const sheet = document.querySelector('dialog')!;
  const told = (billNo: string) => sheet.textContent!.includes(`CSNU6152042 在提单 ${billNo} 里已按这个航次报过，再报另收费`);
  await until(() => told('DEMO26112408'));
  expect(told('DEMO26112409')).toBe(isTold);
});

test('R-3.9-26 SM1 over a net that was typed works gross out of it; what was refused of a computed cell is over once it is computed', async () => {
  filing = { ...filing, containers: [{ ...container, vgmMethod: 'SM2', vgmNetWeight: null, vgmGrossWeight: null, isPaid: false }] };
  await open('/VGM/new?id=7');
  const keys = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
  await act(async () => void cell('sign')!.dispatchEvent(new KeyboardEvent('keydown', keys)));
  const isRefused = () => cell('grossKg')!.getAttribute('aria-invalid') === 'true';
  await until(isRefused);
  await type(cell('netKg'), '16150');
  await until(() => cell('grossKg')!.value === '18450' && !isRefused());
  await type(cell('netKg'), '');
  await choose(cell('method'), '');
  await type(cell('netKg'), '16150');
  await type(cell('grossKg'), '');
  await choose(cell('method'), 'SM1');
  expect([cell('netKg')!.value, cell('grossKg')!.value]).toEqual(['16150', '18450']);
});

test('look/screens-filing: 1 and 2 choose how a container is weighed', async () => {
  await open('/VGM/new?id=7');
  const key = (digit: string) =>
    act(async () => void cell('method')!.dispatchEvent(new KeyboardEvent('keydown', { key: digit, bubbles: true, cancelable: true })));
  await key('1');
  await until(() => cell('method')!.value === 'SM1' && cell('netKg')!.readOnly);
  await key('2');
  await until(() => cell('method')!.value === 'SM2' && cell('grossKg')!.readOnly);
  await key('3');
  expect([cell('method')!.value, cell('grossKg')!.value]).toEqual(['SM2', '18450']);
});

test.each([
  ['waiting', '首次 冻结 3 箱 15 火币，码头接受才扣'],
  ['delivered', '首次 冻结 3 箱 15 火币，码头接受才扣'],
  ['accepted', '首次 收费 3 箱 15 火币'],
  ['finished', '首次 收费 3 箱 15 火币'],
  ['refused', '首次 没有扣费，冻结的 15 火币已退回'],
  ['unanswered', '首次 没有扣费，冻结的 15 火币已退回'],
] as const)('R-4.10-33 R-9-22 of a submission that is %s the money is said as it stands', async (state, words) => {
  const submission = { reference: '261124DEMO0002', kind: 'first', level: 0, reason: '', feeFen: 1_500, paidCount: 3 } as const;
  filing = { ...filingOf(state === 'refused' ? -1 : 1), submissions: [{ ...submission, state, submitTime: '2026-11-24 09:00:00' }] };
  await open('/VGM/new?id=7');
  await until(() => document.querySelector('.vgm-submissions .vgm-note'));
  expect(document.querySelector('.vgm-submissions .vgm-note')!.textContent).toBe(words);
});

test('R-4.10-33 what is being sent cannot be changed; what was sent is corrected, without a fee for what was paid', async () => {
  filing = filingOf(1);
  await open('/VGM/new?id=7');
  expect(text()).toContain('发送中的不能改');
  // Its fee is set aside: it is not announced a second time.
  expect(text()).toContain('费用已冻结，码头接受才扣');
  expect(text()).not.toMatch(/余额 \d/);
  expect(button('核对并发送')).toBeNull();
  await shown.unmount();
  filing = filingOf(2);
  await open('/VGM/new?id=7');
  await until(() => text().includes('没有新加的箱，不收费'));
  await type(cell('netKg'), '16200');
  await until(() => !(button('核对并重发') as HTMLButtonElement).disabled);
  await press(button('核对并重发'));
  await until(() => button('确认发送'));
  await press(button('确认发送'));
  await until(() => called(vgm.updateFiling.path).length === 1);
  expect(called(vgm.updateFiling.path)[0]!.fields).toMatchObject({ id: 7, containers: [{ vgmNetWeight: 16_200, vgmGrossWeight: 18_500 }] });
});

test('R-2.5-22 Enter in the head goes through its choices as well', async () => {
  await open('/VGM/new');
  const names = ['billNo', 'vesselName', 'voyage', 'carrier', 'wharf', 'remark'];
  const named = (name: string) => document.querySelector<HTMLElement>(`.vgm-fields [name=${name}]`)!;
  act(() => named('billNo').focus());
  for (const name of names.slice(1)) {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => void document.activeElement!.dispatchEvent(event));
    expect(document.activeElement).toBe(named(name));
  }
});

test('全部设为 SM2 keeps a gross weight that was typed: net is worked out of it, and without a tare the row stays and is told', async () => {
  filing = { ...filing, containers: [{ ...container, vgmMethod: 'SM1', vgmTareWeight: null, vgmNetWeight: null, isPaid: false }] };
  await open('/VGM/new?id=7');
  await press(button('SM2 累加计算'));
  expect([cell('method')!.value, cell('grossKg')!.value]).toEqual(['SM1', '18450']);
  await type(cell('tareKg'), '2300');
  await press(button('SM2 累加计算'));
  await until(() => cell('method')!.value === 'SM2');
  expect([cell('netKg')!.value, cell('grossKg')!.value]).toEqual(['16150', '18450']);
});

test('a correction without a new container says that it costs nothing, not that none was changed; why there was no answer is said in words', async () => {
  filing = {
    ...filingOf(2),
    submissions: [
      {
        reference: '261124DEMO0002',
        kind: 'update',
        state: 'accepted',
        level: 2,
        reason: '',
        feeFen: 0,
        paidCount: 0,
        submitTime: '2026-11-24 09:00:00',
      },
    ],
  };
  timeline = {
    events: [{ kind: 'no-answer', note: 'status 503', messageId: null, time: '2026-11-24 09:00:01' }],
  };
  await open('/VGM/new?id=7');
  await until(() => text().includes('对方系统出错，应答 503'));
  expect(text()).toContain('修改 没有新加的箱，不收费');
  expect(text()).not.toContain('0 箱');
  expect(text()).not.toContain('status 503');
});

/** The page is left, and comes again. */
async function comeAgain(address: string): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  await shown.unmount();
  await open(address);
}
const save = async () => {
  await press(button('存草稿'));
  await until(() => called(vgm.saveFiling.path).length > 0);
};

test('R-5.3-08 nothing typed is nothing saved; what was typed comes back, head and wrong weight, without a server and with one', async () => {
  saved = () => Response.json({ code: 500, status: false, msg: '存不进去', data: null });
  await open('/VGM/new');
  await act(async () => field('billNo')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await comeAgain('/VGM/new');
  expect([called(vgm.saveFiling.path).length, text().includes('接着上次')]).toEqual([0, false]);
  await type(field('billNo'), 'demo26112401');
  await type(cell('netKg'), '两吨');
  await comeAgain('/VGM/new');
  const stands = () => [(field('billNo') as HTMLInputElement).value, cell('netKg')!.value];
  expect(stands()).toEqual(['demo26112401', '两吨']);
  expect(text()).toContain('接着上次没存上的内容');
  // Words are no weight for the server: it has the rest, and this browser the words.
  saved = () => succeed(vgm.saveFiling, { id: 7, version: 1 });
  await save();
  expect(called(vgm.saveFiling.path).at(-1)!.fields).toMatchObject({ billNo: 'DEMO26112401', containers: [{ vgmNetWeight: null }] });
  await until(() => text().includes('已保存'));
  await comeAgain('/VGM/new?id=7');
  expect(stands()).toEqual(['demo26112401', '两吨']);
  await type(cell('netKg'), '2000');
  await save();
  await comeAgain('/VGM/new?id=7');
  expect(stands()).toEqual(['DEMO26112401', '16150']);
});

test('a new filing whose sending is refused is one filing, however often it is tried', async () => {
  sent = () => Response.json({ code: 402, status: false, msg: '余额不足', data: null });
  await open('/VGM/new');
  for (const [name, value] of [
    ['billNo', 'DEMO26112401'],
    ['vesselName', 'DEMO.LANTERN'],
    ['voyage', '118W'],
  ] as const)
    await type(field(name), value);
  await choose(document.querySelector('select[name=carrier]'), 'OOL');
  await choose(document.querySelector('select[name=wharf]'), 'YS4');
  await choose(cell('method'), 'SM1');
  for (const [name, value] of [
    ['containerNo', 'CSNU6152042'],
    ['tareKg', '2300'],
    ['grossKg', '18450'],
    ['location', '洋山四期'],
    ['address', '灯塔路 88 号'],
    ['sign', 'ZHOU DEMO'],
  ] as const)
    await type(cell(name), value);
  for (let time = 1; time <= 3; time++) {
    await until(() => !(button('核对并发送') as HTMLButtonElement).disabled);
    await press(button('核对并发送'));
    await until(() => button('确认发送'));
    await press(button('确认发送'));
    await until(() => called(vgm.sendFilings.path).length === time && button('确认发送') === null);
  }
  expect(called(vgm.saveFiling.path).map(({ fields }) => fields['id'])).toEqual([undefined]);
  expect(called(vgm.sendFilings.path).map(({ fields }) => fields['ids'])).toEqual([[7], [7], [7]]);
});

test('changed elsewhere meanwhile: nothing is written over or sent unasked, and mine is kept where somebody says so', async () => {
  saved = () => refuse({ code: 409, msg: 'x', refusal: 'vgm.changedMeanwhile', params: {} });
  await open('/VGM/new?id=7');
  await type(cell('netKg'), '16160');
  filing = { ...filingOf(0), version: 5 };
  await save();
  await until(() => text().includes('这票刚在别处改过'));
  expect(called(vgm.saveFiling.path)[0]!.fields).toMatchObject({ id: 7, version: 1 });
  expect((button('核对并发送') as HTMLButtonElement).disabled).toBe(true);
  saved = () => succeed(vgm.saveFiling, { id: 7, version: 6 });
  await press(button('用我这一份'));
  await until(() => called(vgm.saveFiling.path).length === 2);
  expect(called(vgm.saveFiling.path)[1]!.fields).toMatchObject({ id: 7, version: 5, containers: [{ vgmNetWeight: 16_160 }] });
  await until(() => !(button('核对并发送') as HTMLButtonElement).disabled);
});

test('a correction that is being written stays in this browser until it is sent, and its receipts do not end it', async () => {
  filing = filingOf(2);
  await open('/VGM/new?id=7');
  await type(cell('netKg'), '16200');
  filing = { ...filing, version: 9 };
  await comeAgain('/VGM/new?id=7');
  expect([cell('netKg')!.value, cell('grossKg')!.value]).toEqual(['16200', '18500']);
  expect([called(vgm.saveFiling.path), button('存草稿'), text().includes('别处')]).toEqual([[], null, false]);
});

const locked = { state: 'locked', atTime: '2026-10-13 18:30:00', vgmCloseTime: null, berthTime: '2026-10-14 00:30:00' } as const;
const lockNote = '靠泊前 6 小时（10-13 18:30）已锁定，不能再发或改，请联系码头';

test.each([
  [2, '核对并重发', true],
  [0, '核对并发送', false],
] as const)(
  'peers idea 7 H10 of status %i the lock is said; what was sent is not changed, and nothing is sent',
  async (status, send, isReadOnly) => {
    filing = { ...filingOf(status), window: locked };
    await open('/VGM/new?id=7');
    expect(document.querySelector('.vgm-checks')?.textContent).toContain(lockNote);
    expect(document.querySelector('fieldset:disabled') !== null).toBe(isReadOnly);
    expect((button(send) as HTMLButtonElement | null)?.disabled ?? true).toBe(true);
  },
);

test('H10 of a call that is typed the lock is said once the cursor has left it, and goes with another voyage', async () => {
  filing = filingOf(0);
  await open('/VGM/new?id=7');
  const leave = async (name: string, value: string) => {
    await type(field(name), value);
    await act(async () => field(name)!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  };
  expect((button('核对并发送') as HTMLButtonElement).disabled).toBe(false);
  await leave('voyage', '117W');
  await until(() => text().includes(lockNote));
  expect(called(vgm.showWindow.path).at(-1)!.fields).toEqual({ vesselName: 'DEMO.LANTERN', voyage: '117W' });
  expect((button('核对并发送') as HTMLButtonElement).disabled).toBe(true);
  await leave('voyage', '118W');
  await until(() => !text().includes(lockNote));
});
