// @vitest-environment happy-dom
// Guarantee (U-12): a bill of 20 boxes is told in rows, those that lack something
// first, and one box's own story is one press away.
import { checkStatusText, isCheckOpen } from '@mastlight/domain/vocabulary/bill-progress';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxStep, troubledFirst } from '../box-step';
import type { BoxFacts, EventFacts } from '../facts-shown';
import { ContainerCard } from './container-card';
import { ContainerTable } from './container-table';
import { EventList } from './event-list';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const box = (index: number, lacks = false): BoxFacts => ({
  ctnNo: `TSTU${String(index).padStart(7, '0')}`,
  sizetype: '45G1',
  sealNo: null,
  grossWeight: 21_000,
  status: 'F',
  truckNo: null,
  inGateTime: '2026-10-12 11:20:00',
  outGateTime: null,
  loadTime: null,
  flags: [
    { code: 'arrive', name: '运抵', value: lacks ? 'N' : 'Y', text: lacks ? '未到' : '已到', time: null, refused: false },
    { code: 'pass', name: '码放', value: null, text: null, time: null, refused: false },
  ],
  remark: null,
  boxCusmov: null,
  boxCusmovText: null,
  checkModeText: null,
  waitsFor: lacks ? 'ASA' : 'PASS',
  held: null,
  isHeld: false,
});
const steps = [
  { code: 'GITM', name: '进港' },
  { code: 'ASA', name: '运抵' },
  { code: 'PASS', name: '放行' },
];
const event = (index: number): EventFacts => ({
  id: index,
  code: 'GITM',
  name: '进港',
  tone: 'done',
  time: '2026-10-12 11:20:00',
  heardTime: '2026-10-12 11:21:00',
  source: '宁波港EDI',
  ctnNo: box(index).ctnNo,
  place: null,
  text: null,
  messageId: 1,
  superseded: false,
});
/** What the second box still needs; of the others nothing is told. */
const releases = [{ ctnNo: box(2).ctnNo, tone: 'attention', sentence: '未运抵：由场站发，找场站，距截关 7h' }] as const;
const rows = () => [...host.querySelectorAll('.tracking-box-rows tbody tr')];

test('U-12 twenty boxes are rows, the one without arrival first, all of them on demand', async () => {
  const chosen: (string | null)[] = [];
  const boxes = Array.from({ length: 20 }, (_, index) => box(index, index === 13));
  await act(async () =>
    root.render(
      <ContainerCard
        boxes={troubledFirst(boxes, steps)}
        steps={steps}
        releases={[]}
        chosen={null}
        onChoose={(ctnNo) => chosen.push(ctnNo)}
      />,
    ),
  );
  expect(host.querySelectorAll('article')).toHaveLength(0);
  expect(rows()).toHaveLength(8);
  expect([...rows()[0]!.querySelectorAll('[role=img]')].map((lamp) => lamp.getAttribute('aria-label'))).toEqual(['未到', '未报']);
  await act(async () => rows()[0]!.querySelector<HTMLButtonElement>('[aria-pressed]')!.click());
  expect(chosen).toEqual([box(13).ctnNo]);
  const all = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '显示全部 20 箱')!;
  await act(async () => all.click());
  expect(rows()).toHaveLength(20);
});

test('U-12 three boxes have room for every word', async () => {
  await act(async () =>
    root.render(<ContainerCard boxes={[box(1), box(2), box(3)]} steps={steps} releases={releases} chosen={null} onChoose={() => {}} />),
  );
  expect(host.querySelectorAll('article')).toHaveLength(3);
  expect(rows()).toHaveLength(0);
  expect([...host.querySelectorAll('article')].map((card) => card.querySelector('.tracking-need')?.textContent)).toEqual([
    undefined,
    releases[0].sentence,
    undefined,
  ]);
});

test('U-12 twenty gate-ins are one line that opens, and one box is shown alone', async () => {
  const events = Array.from({ length: 20 }, (_, index) => event(index));
  const list = (ctnNo: string | null) => (
    <EventList events={events} boxesTotal={24} ctnNo={ctnNo} clock={{ nowMs: () => 0, rate: 1 }} onOpenMessage={() => {}} />
  );
  await act(async () => root.render(list(null)));
  expect(host.querySelectorAll('li')).toHaveLength(1);
  expect(host.querySelector('li')!.textContent).toContain('进港20/24');
  await act(async () => host.querySelector<HTMLButtonElement>('[aria-expanded]')!.click());
  expect(host.querySelectorAll('li')).toHaveLength(21);
  await act(async () => root.render(list(box(7).ctnNo)));
  expect(host.querySelectorAll('li')).toHaveLength(1);
  // The age is that of our hearing, and says so.
  expect(host.querySelector('.tracking-event-source')!.textContent).toMatch(/^宁波港EDI 收到 (刚刚|\d)/);
});

const drawn = async (boxes: readonly BoxFacts[]) =>
  act(async () =>
    root.render(<ContainerCard boxes={troubledFirst(boxes, steps)} steps={steps} releases={releases} chosen={null} onChoose={() => {}} />),
  );

test.each([1, 20])('O-12 a refused arrival is a fault, and a silent one is dark, of %i boxes', async (count) => {
  const told = box(1);
  const refused: BoxFacts = { ...told, flags: [{ ...told.flags[0]!, value: null, text: '退单', refused: true }, told.flags[1]!] };
  await drawn([refused, ...Array.from({ length: count - 1 }, (_, index) => box(index + 2))]);
  const lamps = [...host.querySelectorAll('.tracking-flags li, .tracking-box-rows tbody td')].filter((cell) => cell.querySelector('svg'));
  const faults = lamps.filter((cell) => cell.matches('[data-refused]'));
  expect(faults).toHaveLength(1);
  expect(faults[0]!.outerHTML).toContain('退单');
  expect(faults[0]!.querySelector('.ml-lamp-fault')).not.toBeNull();
  expect(host.querySelectorAll('.ml-lamp-fault')).toHaveLength(1);
});

test('R-4.10-10 a box is told as heavy, consolidated or empty; another code stands as it came', async () => {
  const boxes = (['F', 'L', 'E', 'Z', null] as const).map((status, at) => ({ ...box(at), status }));
  await act(async () => root.render(<ContainerTable boxes={boxes} />));
  const told = [...host.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[2]?.textContent);
  expect(told).toEqual(['重箱', '拼箱', '空箱', 'Z', '-']);
});

test.each(['13', '14', 'QQ'])('R-4.10-16 an inspection of a code %s that nobody knows shows it in grey, with 未知状态', async (code) => {
  await drawn([{ ...box(1), boxCusmov: code, boxCusmovText: checkStatusText(code) }]);
  const tag = host.querySelector('.tracking-box-head span > .ml-tag');
  expect(tag?.textContent).toContain(code);
  expect(tag?.getAttribute('data-tone')).toBe('idle');
  expect(tag?.parentElement?.getAttribute('data-tip')).toBe('未知状态');
});

test('O-11 an inspection that was taken back is told in grey and lifts its box no more', async () => {
  const checked = (index: number, boxCusmov: string, boxCusmovText: string): BoxFacts => ({
    ...box(index),
    boxCusmov,
    boxCusmovText,
    held: isCheckOpen(boxCusmov) ? 'inspection' : null,
    isHeld: isCheckOpen(boxCusmov),
  });
  await drawn([checked(1, 'C', '查验'), checked(2, 'R', '撤销'), checked(3, 'N', '未查验')]);
  expect([...host.querySelectorAll('.tracking-box-head span > .ml-tag')].map((tag) => tag.getAttribute('data-tone'))).toEqual([
    'customs',
    'idle',
    'idle',
  ]);
  await drawn([...Array.from({ length: 18 }, (_, index) => box(index + 3)), checked(1, 'R', '撤销'), checked(2, 'C', '查验')]);
  expect(rows()[0]!.textContent).toContain(box(2).ctnNo.slice(0, 4));
  expect(
    rows()
      .map((row) => row.querySelector('td:first-child .ml-tag')?.textContent ?? null)
      .filter(Boolean),
  ).toEqual(['查验']);
});

test.each([
  [3, '已装船'],
  [20, '等放行'],
] as const)(
  'N4 of %i boxes the held ones come first, then by the step they wait for, each with its step in words',
  async (count, third) => {
    const at = (index: number, part: Partial<BoxFacts>): BoxFacts => ({ ...box(index), ...part });
    const loaded = at(1, { waitsFor: null, loadTime: '2026-10-12 14:00:00' });
    const refused = at(2, { waitsFor: 'PASS', held: 'refused', isHeld: true });
    const waiting = at(3, { waitsFor: 'GITM' });
    await drawn([loaded, waiting, refused, ...Array.from({ length: count - 3 }, (_, index) => box(index + 4))]);
    const shown = count > 3 ? rows() : [...host.querySelectorAll('article')];
    const [first, second] = shown;
    expect(first!.textContent).toContain('放行退单');
    expect(first!.getAttribute('data-tone')).toBe('danger');
    expect(second!.textContent).toContain('等进港');
    expect(second!.getAttribute('data-tone')).toBe('idle');
    expect(shown[2]!.textContent).toContain(third);
  },
);

test.each([
  ['done', 'clear'],
  ['danger', 'lacksPaper'],
  ['attention', 'lacksPaper'],
] as const)('a box whose own steps are given, and of which %s is said, is %s', (tone, what) => {
  const ready = { ...box(1), waitsFor: null };
  expect(boxStep(ready, [], { ctnNo: ready.ctnNo, tone, sentence: '预配被退单：由海关退回，找货代' }).what).toBe(what);
});
