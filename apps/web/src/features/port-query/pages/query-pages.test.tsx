// Guarantee: what is pasted is asked for as it is meant, remembered and asked again by a press; rows stand under the declared
// columns, an empty cell says why, and nothing but the user asks a second time.
// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { live } from '@mastlight/domain/live/contract';
import { portQuery as calls } from '@mastlight/domain/port-query/contract';
import { callsMax, numbersMax } from '@mastlight/domain/port-query/limits';
import { preferences } from '@mastlight/domain/preferences/contract';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { recordedAnswer } from '../../../testing/recorded-answers';
import { showList, stubLayout } from '../../../testing/show-list';
import { QueryHistory } from '../components/query-history';
import { GateQueryPage } from './gate-query-page';
import { ShipQueryPage } from './ship-query-page';

let gateway: ReturnType<typeof installFakeGateway>;
let screen: Awaited<ReturnType<typeof showList>>;
let terms: { id: number; type: string; keyword: string }[];
let isUsedUp: boolean;
let gates: ReturnType<typeof recordedAnswer<'gates'>>;

beforeEach(() => {
  stubLayout();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2400);
  terms = [];
  isUsedUp = false;
  gates = recordedAnswer('gates');
  gateway = installFakeGateway([
    [live.streamChanges, () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })],
    [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: null })],
    [
      calls.queryInGates,
      () =>
        isUsedUp
          ? refuse({ code: 429, msg: '今天的查询次数用完', refusal: 'tracking.boxQueriesUsedUp', params: { max: 500 } })
          : succeed(calls.queryInGates, gates),
    ],
    [calls.queryShips, () => succeed(calls.queryShips, recordedAnswer('ships'))],
    [
      calls.listTerms,
      ({ type }) =>
        succeed(calls.listTerms, {
          list: terms.filter((term) => term.type === type).map(({ id, keyword }) => ({ id, keyword, createTime: '2026-10-12 14:00:00' })),
        }),
    ],
    [
      calls.saveTerm,
      ({ type, keyword }) => {
        const known = terms.find((term) => term.keyword === keyword);
        const term = known ?? { id: terms.length + 1, type: String(type), keyword: String(keyword) };
        terms = [term, ...terms.filter((each) => each !== known)];
        return succeed(calls.saveTerm, true);
      },
    ],
    [
      calls.deleteTerm,
      ({ id }) => {
        terms = terms.filter((term) => term.id !== Number(id));
        return succeed(calls.deleteTerm, true);
      },
    ],
  ]);
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = async (page: () => ReactNode, address: string): Promise<void> => void (screen = await showList(page, address));
const askedOf = (endpoint: { readonly path: string }) => gateway.calls.filter((call) => call.path === endpoint.path);
const rowsNow = () => [...screen.host.querySelectorAll<HTMLElement>('.ml-row')];
const buttonOf = (label: string) =>
  [...screen.host.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === label)!;
async function write(text: string): Promise<void> {
  const area = screen.host.querySelector('textarea')!;
  await act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function ask(text: string): Promise<void> {
  await write(text);
  await screen.click(buttonOf('查询'));
}

describe('进箱查询', () => {
  test('R-2.7-03, R-3.9-05 … -08 a paste of several numbers is asked at once; boxes stand under their columns', async () => {
    await show(GateQueryPage, '/gateQuery');
    expect(askedOf(calls.queryInGates)).toEqual([]);
    await ask('demo64000001\nTCLU4265780');
    await screen.until(() => rowsNow().length > 0);
    expect(askedOf(calls.queryInGates)[0]!.fields).toEqual({
      systemKey: 'NB',
      blno: 'DEMO64000001,TCLU4265780',
      ctnNo: 'TCLU4265780',
      page: 1,
      limit: 50,
    });
    expect(screen.history.location.search).toBe('?keyword=DEMO64000001%2CTCLU4265780');
    const heads = [...screen.host.querySelectorAll('[role=columnheader]')].map((head) => head.textContent);
    for (const title of ['进场时间', '船名航次', '封号', '毛重(KGS)', '预配', '箱单', '海放', '三联单', '码放', '查验移箱']) {
      expect(heads.some((head) => head?.includes(title))).toBe(true);
    }
    const gatedIn = rowsNow().find((row) => row.textContent?.includes('CSQU3054383'))!;
    expect(gatedIn.textContent).toContain('DEMO LANTERN / 101W');
    expect(gatedIn.textContent).toContain('13,900');
    // Codes keep the face in which 0 and O are told apart.
    expect([...gatedIn.querySelectorAll('.ml-mono')].map((cell) => cell.textContent)).toContain('DEMO LANTERN / 101W');
  });

  test('R-4.10-16 an inspection of a code that nobody knows stands in grey, with 未知状态', async () => {
    const { list, ...rest } = recordedAnswer('gates');
    const codes = ['13', '14', 'QQ', 'C'];
    gates = { ...rest, list: codes.map((boxCusmov, at) => ({ ...list[0]!, ctnNo: `DEMU100000${at}`, boxCusmov })) };
    await show(GateQueryPage, '/gateQuery?keyword=DEMO64000001');
    await screen.until(() => rowsNow().length === codes.length);
    const tags = rowsNow().map((row) => row.querySelector('[data-tip="未知状态"] > .ml-tag'));
    expect(tags.map((tag) => [tag?.textContent, tag?.getAttribute('data-tone')])).toEqual([
      ['13', 'idle'],
      ['14', 'idle'],
      ['QQ', 'idle'],
      [undefined, undefined],
    ]);
    expect(rowsNow()[3]!.textContent).toContain('查验');
  });

  test('every empty cell says why', async () => {
    await show(GateQueryPage, '/gateQuery?keyword=DEMO64000001');
    const waiting = await screen.until(() => rowsNow().find((row) => row.textContent?.includes('TCLU4265780')));
    const tips = [...waiting.querySelectorAll('[data-tip]')].map((cell) => cell.getAttribute('data-tip'));
    for (const reason of ['还没有进场', '还没有装船', '船还没有离港', '没有收到查验的消息', '港口还没有这个箱的放行记录', '来源没有说']) {
      expect(tips).toContain(reason);
    }
    // None stands there without one.
    const dashes = [...screen.host.querySelectorAll('[role=gridcell]')].filter((cell) => cell.textContent?.trim() === '-');
    expect(dashes.length).toBeGreaterThan(10);
    expect(dashes.filter((cell) => cell.querySelector('[data-tip]') === null)).toEqual([]);
  });

  test('V-11 bills, boxes and calls are asked for in one go; what is too much is named', async () => {
    await show(GateQueryPage, '/gateQuery?port=SH');
    const list = Array.from({ length: callsMax + 1 }, (_, i) => ({ vesselsName: 'DEMO.LANTERN', voyage: `${i + 1}W` }));
    await ask(['demo64000001 TCNU1234565', ...list.map((call) => `demo lantern/${call.voyage}`), '看不懂'].join('\n'));
    await screen.until(() => rowsNow().length > 0);
    expect(askedOf(calls.queryInGates)[0]!.fields).toMatchObject({
      systemKey: 'SH',
      blno: 'DEMO64000001,TCNU1234565',
      ctnNo: 'TCNU1234565',
      list: list.slice(0, callsMax),
    });
    const note = await screen.until(() => screen.host.querySelector('.query-note'));
    expect(note.textContent).toBe('没认出：看不懂；船一次最多 10 条。这次没有查：DEMO.LANTERN/11W');
  });

  test('R-5.3-06 a box with a wrong check digit is asked for, and said to be checked', async () => {
    await show(GateQueryPage, '/gateQuery');
    await ask('DEMO64000001\nTCLU4265781');
    const note = await screen.until(() => screen.host.querySelector('.query-note'));
    expect(note.textContent).toBe('像箱号但校验位不对，请核对，没错可以仍然使用：TCLU4265781（应是 9）');
    await screen.until(() => askedOf(calls.queryInGates).length > 0);
  });

  test('bad input: nothing that can be asked for, and too much, are said at the field and sent nowhere', async () => {
    await show(GateQueryPage, '/gateQuery?keyword=%25%27--&port=XX&size=7');
    await ask('');
    await screen.until(() => screen.host.textContent?.includes('请填提单号、箱号，或船名和航次'));
    await ask(Array.from({ length: numbersMax + 1 }, (_, at) => `DEMO9000${100 + at}`).join('\n'));
    await screen.until(() => screen.host.textContent?.includes(`一次最多 ${numbersMax} 个，现在有 ${numbersMax + 1} 个`));
    expect(askedOf(calls.queryInGates)).toEqual([]);
    expect(askedOf(calls.saveTerm)).toEqual([]);
  });

  test('what the day allows no more is said where the rows would stand', async () => {
    isUsedUp = true;
    await show(GateQueryPage, '/gateQuery?keyword=DEMO64000001');
    const error = await screen.until(() => screen.host.querySelector('.ml-error-state'));
    expect(error.textContent).toContain('今天的查询次数用完');
  });

  test('each look is counted: coming back to the window, or to the page, asks nothing', async () => {
    await show(GateQueryPage, '/gateQuery?keyword=DEMO64000001');
    await screen.until(() => rowsNow().length > 0);
    // An hour later what the cache holds is old.
    const laterMs = Date.now() + 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(laterMs);
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await act(async () => screen.history.push('/gateQuery'));
    await screen.until(() => rowsNow().length === 0);
    await act(async () => screen.history.back());
    await screen.until(() => rowsNow().length > 0);
    focusManager.setFocused(undefined);
    expect(askedOf(calls.queryInGates)).toHaveLength(1);
  });
});

test('R-2.7-04, R-3.9-09 … -11 船舶查询: ships by name or call, at a terminal', async () => {
  await show(ShipQueryPage, '/shipQuery?wharf=BLCT2');
  await ask('demo lantern\nDEMO.BEACON V.7E');
  const row = await screen.until(() => rowsNow().find((each) => each.textContent?.includes('DEMO LANTERN')));
  expect(askedOf(calls.queryShips)[0]!.fields).toMatchObject({
    systemKey: 'NB',
    wharf: 'BLCT2',
    list: [
      { vesselsName: 'DEMO.LANTERN', voyage: '' },
      { vesselsName: 'DEMO.BEACON', voyage: '7E' },
    ],
  });
  for (const text of ['101W', '北二集司', '出口', 'UN9000001']) expect(row.textContent).toContain(text);
  const tips = [...row.querySelectorAll('[data-tip]')].map((cell) => cell.getAttribute('data-tip'));
  expect(tips).toEqual(expect.arrayContaining(['船还没有靠泊', '船还没有离港', '来源没有说']));
});

describe('what was asked for last', () => {
  test('R-7.4-23 … -25 a question is remembered, asked again by a press, and forgotten', async () => {
    await show(GateQueryPage, '/gateQuery');
    await ask('DEMO64000001');
    const chip = await screen.until(() => buttonOf('再查一次 DEMO64000001'));
    expect(askedOf(calls.saveTerm)[0]!.fields).toEqual({ type: 'inGates', keyword: 'DEMO64000001' });
    await act(async () => screen.history.push('/gateQuery'));
    await screen.until(() => screen.host.querySelector('textarea')!.value === '');
    await screen.click(chip);
    await screen.until(() => screen.host.querySelector('textarea')!.value === 'DEMO64000001');
    await screen.until(() => askedOf(calls.saveTerm).length === 2);
    await screen.click(buttonOf('删除「DEMO64000001」'));
    await screen.until(() => !buttonOf('再查一次 DEMO64000001'));
    expect(askedOf(calls.deleteTerm)).toHaveLength(1);
  });

  test('R-2.1-14 the history shows both kinds, and says so where there is none', async () => {
    terms = [
      { id: 1, type: 'inGates', keyword: 'DEMO64000001' },
      { id: 2, type: 'ship', keyword: 'DEMO.LANTERN' },
    ];
    await show(QueryHistory, '/history');
    await screen.until(() => screen.host.textContent?.includes('DEMO.LANTERN'));
    expect(screen.host.textContent).toContain('DEMO64000001');
    await screen.click(buttonOf('删除「DEMO64000001」'));
    await screen.click(buttonOf('删除「DEMO.LANTERN」'));
    await screen.until(() => screen.host.textContent?.includes('还没有查过'));
  });
});
