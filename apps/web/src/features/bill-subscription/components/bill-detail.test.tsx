// Guarantee: the detail view counts what is open now, and its countdown ends with the ship.
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordedAnswer } from '../../../testing/recorded-answers';
import type { BillDetail as Detail } from '../api';
import { BillDetail } from './bill-detail';

// It asks where the ship is, and leads to pages of the app; tested beside it.
const { useReported } = vi.hoisted(() => ({ useReported: vi.fn(() => new Map<number, 'waiting' | 'answered'>()) }));
vi.mock('../../fault-report', () => ({
  useReported,
  ReportDialog: ({ event }: { readonly event: object }) => <p className="reported">{JSON.stringify(event)}</p>,
}));
vi.mock('../../bill-file', () => ({ BillFiles: () => null }));
vi.mock('./bill-onwards', () => ({ BillOnwards: () => null }));
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const told = recordedAnswer('billDetail') as Detail;
async function draw(detail: Detail): Promise<HTMLElement> {
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(drawing(detail)));
  const drawn = host.cloneNode(true) as HTMLElement;
  await act(async () => root.unmount());
  return drawn;
}
/** The detail as a page has it: somebody's hours may be asked for. */
function drawing(detail: Detail) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <BillDetail detail={detail} waysOf={() => []} onRemark={() => {}} />
    </QueryClientProvider>
  );
}
/** The lines of the berthing times, on the tab of changes. */
async function linesOfChanges(detail: Detail): Promise<(string | null)[]> {
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(drawing(detail)));
  await act(async () => host.querySelectorAll<HTMLElement>('[role=tab]')[2]!.click());
  const lines = [...host.querySelectorAll('.bill-detail-changes > :last-child article')].map((line) => line.textContent);
  await act(async () => root.unmount());
  return lines;
}
const inspectionOf = async (detail: Detail) => (await draw(detail)).querySelector('.bill-detail-times div:last-child dd')!.textContent;
const withChecks = (...codes: readonly [string, string][]): Detail => ({
  ...told,
  containers: codes.map(([boxCusmov, boxCusmovText]) => ({
    ...told.containers[0]!,
    ctnNo: `TSTU000000${boxCusmov}`,
    boxCusmov,
    boxCusmovText,
  })),
});

it('R-1-21 gate-in, manifests, release, stacking and inspection of a bill are visible in its detail', async () => {
  const drawn = (await draw(told)).textContent!;
  for (const item of ['预配', '清洁舱单', '进港', '运抵', '放行', '码放', '查验']) expect(drawn).toContain(item);
});

it('ux 6.2 every event can be reported as wrong, with its bill, its raw message and its line as it is read', async () => {
  const event = {
    ...told.events[0]!,
    id: 70,
    name: '进港',
    ctnNo: 'CSNU6152042',
    time: '2026-10-12 08:00:00',
    place: null,
    text: null,
    source: '码头',
    messageId: 9,
  };
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(drawing({ ...told, events: [event], eventsTotal: 1 })));
  await act(async () => host.querySelector<HTMLElement>('[aria-label="进港 CSNU6152042 有错，报给站点"]')!.click());
  await vi.waitFor(() => expect(host.querySelector('.reported')).not.toBeNull());
  expect(JSON.parse(host.querySelector('.reported')!.textContent)).toEqual({
    port: told.bill.area,
    blno: told.bill.billNo,
    eventId: 70,
    messageId: 9,
    seen: '进港 · CSNU6152042 · 2026-10-12 08:00:00 · 码头',
  });
  await act(async () => root.unmount());
});

it.each([
  ['nothing', new Map(), '有错，报给站点'],
  ['one that waits', new Map([[70, 'waiting']] as const), '已报错'],
  ['one that was answered', new Map([[70, 'answered']] as const), '报错有回复'],
  ['one of another event', new Map([[71, 'waiting']] as const), '有错，报给站点'],
] as const)('ux 6.2 after %s was reported an event says so at its flag', async (_what, reports, words) => {
  useReported.mockReturnValueOnce(reports);
  const event = { ...told.events[0]!, id: 70, name: '进港', ctnNo: 'CSNU6152042', messageId: 9 };
  const drawn = await draw({ ...told, events: [event], eventsTotal: 1 });
  expect(drawn.querySelector(`[aria-label="进港 CSNU6152042 ${words}"]`)).not.toBeNull();
});

it('O-11 an inspection that was taken back is counted no more', async () => {
  expect(await inspectionOf(withChecks(['C', '查验'], ['R', '撤销']))).toBe('1 箱');
  expect(await inspectionOf(withChecks(['R', '撤销'], ['OR', '撤销完成']))).toBe('未查验');
});

it('O-7 the other troubles stand under the band, each with whom to ask; a bill with one has no list', async () => {
  const linesOf = (host: HTMLElement) => [...host.querySelectorAll('.bill-others li')].map((line) => line.textContent);
  const otherTroubles: Detail['otherTroubles'] = [
    { code: 'rejected', sentence: '海关退单：品名不符', title: '海关退单：品名不符', advice: '请货代重发预配', tone: 'danger' },
    { code: 'triple-missing', sentence: '已放行，等三联单', title: '等三联单', advice: null, tone: 'running' },
  ];
  expect(linesOf(await draw({ ...told, otherTroubles }))).toEqual(['海关退单：品名不符请货代重发预配', '已放行，等三联单']);
  expect((await draw({ ...told, otherTroubles: [] })).querySelector('.bill-others')).toBeNull();
});

it('V-01 of a bill that changed ship: its old steps are hollow in the bar, and stand in a check with what to do', async () => {
  const step = { code: 'TMPS', name: '码放', call: 'ALPHA/101E', time: '2026-10-12 08:00:00', source: '码头', ctnNos: ['CSNU6152042'] };
  const shipChange: Detail['shipChange'] = {
    from: 'ALPHA/101E',
    to: 'BETA/303E',
    steps: [
      { ...step, code: 'BLA', name: '预配', ctnNos: [], advice: '请货代按新船重报预配' },
      { ...step, advice: '问码头新船要不要重新码放' },
    ],
  };
  const nodes = told.nodes.map((node) => (node.code === 'TMPS' ? { ...node, state: 'other-call' as const } : node));
  const host = await draw({ ...told, nodes, shipChange });
  const card = host.querySelector('.tracking-ship-change')!;
  expect(card.querySelector('h3')!.textContent).toBe('换船体检ALPHA/101E → BETA/303E');
  expect([...card.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    '预配为 ALPHA/101E 所给10-12 08:00请货代按新船重报预配',
    '码放为 ALPHA/101E 所给10-12 08:001 箱问码头新船要不要重新码放',
  ]);
  const lamp = [...host.querySelectorAll('.ml-node-bar li')].find((line) => line.textContent.includes('码放'))!;
  expect(lamp.getAttribute('data-kind')).toBe('elsewhere');
  expect(lamp.textContent).toContain('为旧船所给');
  expect((await draw({ ...told, shipChange: null })).querySelector('.tracking-ship-change')).toBeNull();
});

it('H4 of a silent port the detail says so above everything else; of one that speaks nothing', async () => {
  const silence = { source: 'ningbo-edi', since: '2026-11-28 02:43:00', usualSeconds: 2_400 };
  const host = await draw({ ...told, silence });
  expect(host.querySelector('.bill-detail > :first-child')!.textContent).toMatch(/没有消息.*下面停在 11-28 02:43/);
  expect((await draw({ ...told, silence: null })).querySelector('.list-silence')).toBeNull();
});

it('O-21 the band counts to the clock that its sentence is about, by the name of the port', async () => {
  const clock = { name: '截关', time: '2026-10-12 18:00:00' };
  const host = await draw({ ...told, nextStep: { ...told.nextStep, clock } });
  expect(host.querySelector('.ml-tide-caption')!.textContent).toMatch(/^(距截关|截关已过)10-12 18:00$/);
  const unknown = await draw({ ...told, nextStep: { ...told.nextStep, clock: null } });
  expect(unknown.querySelector('.ml-tide-caption')!.textContent).toBe('距截港-');
});

it('tells every berthing time that was told, newest first, and how right each source was', async () => {
  const heard = (time: string, source: string, saidTime: string) => ({ time, source, saidTime, heardTime: saidTime, messageId: 7 });
  const etaHistory: Detail['etaHistory'] = {
    heard: [
      heard('2026-10-14 08:00:00', '码头', '2026-10-01 08:00:00'),
      heard('2026-10-15 08:00:00', '亿通', '2026-10-02 08:00:00'),
      heard('2026-10-14 20:00:00', '码头', '2026-10-03 08:00:00'),
    ],
    spreadMinutes: 24 * 60,
    errors: [
      { source: '码头', daysBefore: 5, errorMinutes: -90 },
      { source: '亿通', daysBefore: 5, errorMinutes: 0 },
    ],
  };
  const lines = await linesOfChanges({ ...told, etaHistory });
  expect(lines).toEqual([
    '10-14 20:00推迟 12 小时码头 10-03 08:00',
    '10-15 08:00首报亿通 10-02 08:00',
    '10-14 08:00首报码头 10-01 08:00',
    '各来源报得准不准靠泊前 5 天，码头：报早 1 小时 30 分钟靠泊前 5 天，亿通：准',
  ]);
  expect(await linesOfChanges({ ...told, etaHistory: null })).toEqual([]);
});

it('O-17 the countdown ends when the ship has left', async () => {
  const tideIn = (host: HTMLElement) => host.querySelector('.ml-tide-large');
  expect(tideIn(await draw(told))).not.toBeNull();
  expect(tideIn(await draw({ ...told, bill: { ...told.bill, departureTime: '2026-10-12 14:00:00' } }))).toBeNull();
});

it('AT-1 of more events than are told at once it says how many there are', async () => {
  const more = (host: HTMLElement) => host.querySelector('.bill-detail-more')?.textContent ?? null;
  expect(more(await draw(told))).toBeNull();
  const host = await draw({ ...told, eventsTotal: 12_345 });
  expect(more(host)).toBe(`只列最新 ${told.events.length} 条，共 12,345 条`);
  expect(host.querySelector('[role=tab]')!.textContent).toContain('12345');
});

it('N19 a call is written one way wherever it stands', async () => {
  const drawn = await draw({ ...told, bill: { ...told.bill, vesselsName: 'MSC.ANNA', voyage: '087W', shipInfo: 'MSC.ANNA/087W' } });
  expect(drawn.querySelector('.bill-detail-side')!.textContent).toContain('MSC.ANNA / 087W');
  expect(drawn.textContent).not.toContain('MSC.ANNA/087W');
});

it('names each leg by colour, sign and word, those that somebody can be asked for with whom to call', async () => {
  const legs: Detail['release']['legs'] = [
    { code: 'BLA', name: '预配', state: 'given', boxesDone: 2, tone: 'done', sentence: null },
    { code: 'GITM', name: '进港', state: 'implied', boxesDone: 2, tone: 'done', sentence: null },
    {
      code: 'ASA',
      name: '运抵',
      state: 'awaited',
      boxesDone: 1,
      tone: 'attention',
      sentence: 'TGHU1643396 未运抵：由场站发，找场站，距截关 3h',
    },
    { code: 'PASS', name: '放行', state: 'withdrawn', boxesDone: 0, tone: 'danger', sentence: '2 箱放行已取消：由海关收回，找报关行' },
    { code: 'TMPS', name: '码放', state: 'later', boxesDone: 0, tone: 'idle', sentence: null },
  ];
  const two = [told.containers[0]!, { ...told.containers[0]!, ctnNo: 'TGHU1643396' }];
  const host = await draw({ ...told, containers: two, release: { legs, boxes: [] } });
  const lines = (list: string) => [...host.querySelectorAll(`.tracking-legs-${list} li`)].map((line) => line.textContent);
  expect(lines('open')).toEqual([
    '运抵缺1/2TGHU1643396 未运抵：由场站发，找场站，距截关 3h',
    '放行已取消0/22 箱放行已取消：由海关收回，找报关行',
  ]);
  expect(lines('rest')).toEqual(['预配已有', '进港没有报，后面已有', '码放未轮到']);
  expect(host.querySelectorAll('.tracking-release li svg')).toHaveLength(5);
});
