// Guarantee: whoever looks at a bill can see what was known of it at any instant at which something was heard: by a slider
// with real stops, by keys and by typing; the page says what it is, nothing can be done about a past, the address keeps the
// instant, and one that cannot be shown is told while now's is there.
// @vitest-environment happy-dom
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refuse, succeed, type Answer } from '../../../testing/fake-gateway';
import { recordedAnswer } from '../../../testing/recorded-answers';
import { showPage } from '../../../testing/show-page';
import { makeRow } from '../../../testing/stub-port';
import { billSubscriptionRoutes } from '../routes';

const told = recordedAnswer('billDetail');
const bill = makeRow(6, {
  area: 'QD',
  billNo: 'COSU6400000006',
  vesselsName: 'DEMO.QINGDAO',
  voyage: '006W',
  exceptions: ['not-gated-in'],
});
const hearings = [
  { time: '2026-10-11 09:00:00', statements: 2 },
  { time: '2026-10-11 14:00:00', statements: 1 },
  { time: '2026-10-12 10:30:00', statements: 3 },
];
const malformed = '时间点（at）请写成 2026-11-29 14:00:00 这样';
const nowSentence = '此刻的下一步';
const sentenceAt = (at: string): string => `${at} 时的下一步`;
const detailOf = (title: string) => ({ ...told, bill, nextStep: { ...told.nextStep, title, advice: '联系场站' } });
const answerAsOf: Answer = ({ at }) => {
  const asked = String(at ?? '2026-10-12 14:47:20').replace('T', ' ');
  if (!/^[\d: -]+$/.test(asked)) return refuse({ code: 400, msg: `参数错误：at ${malformed}`, fields: { at: malformed } });
  const news = { heard: 2, struck: asked === hearings[1]!.time ? 1 : 0 };
  return succeed(billSubscription.queryBillAsOf, { at: asked, hearings, news, detail: detailOf(sentenceAt(asked)) });
};
const open = (query = '') =>
  showPage(
    billSubscriptionRoutes,
    `/detail?blno=${bill.billNo}&port=QD${query}`,
    [
      [billSubscription.queryBillDetails, () => succeed(billSubscription.queryBillDetails, detailOf(nowSentence))],
      [billSubscription.queryBillAsOf, answerAsOf],
    ],
    { otherwise: () => refuse({ code: 500, msg: '演示：没有这个回答' }) },
  );
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: '听到消息的时刻' });
const move = async (to: number) => fireEvent.change(await slider(), { target: { value: String(to) } });

/** What could be done about the bill, of what stands on the page. */
const actions = (): string[] => [
  ...['复制为一句话', '更多', '催办'].filter((name) => screen.queryByRole('button', { name }) !== null),
  ...(screen.queryAllByRole('button', { name: /报给站点/ }).length > 0 ? ['报错'] : []),
  ...(screen.queryByRole('tab', { name: '备注' }) ? ['备注'] : []),
];

it('the page as it is asks for no past; one quiet press shows the slider, standing at now', async () => {
  const { user, asked, address } = await open();
  await screen.findByText(nowSentence);
  expect(asked(billSubscription.queryBillAsOf)).toEqual([]);
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(screen.getByRole('button', { name: '当时知道的（回放）' }));
  await waitFor(async () => expect((await slider()).max).toBe('3'));
  const knob = await slider();
  expect([knob.min, knob.max, knob.value, knob.getAttribute('aria-valuetext')]).toEqual(['0', '3', '3', '现在']);
  expect(address()).toBe('/detail?blno=COSU6400000006&port=QD&at=now');
  expect(screen.getByText(nowSentence)).toBeDefined();
});

it('each stop is an instant at which something was heard; the page says that this is then, and a reader hears what came', async () => {
  const { address } = await open('&at=now');
  await waitFor(async () => expect((await slider()).max).toBe('3'));
  await move(1);
  await screen.findByText(sentenceAt(hearings[1]!.time));
  expect(address()).toContain('at=2026-10-11T14%3A00%3A00');
  expect((await slider()).getAttribute('aria-valuetext')).toBe('10-11 14:00:00，听到 1 条');
  const bar = screen.getByRole('region', { name: '当时知道的' });
  expect(within(bar).getByText(/这是 2026-10-11 14:00:00 当时知道的/)).toBeDefined();
  expect(within(bar).getByRole('status').textContent).toBe('2026-10-11 14:00:00 当时知道的：最近一次新增 2 条，划去 1 条');
  expect(screen.queryByText(nowSentence)).toBeNull();
  await move(0);
  await screen.findByText(sentenceAt(hearings[0]!.time));
  expect(within(bar).getByRole('status').textContent).toBe('2026-10-11 09:00:00 当时知道的：最近一次新增 2 条');
});

it('while the knob is held nothing is asked for; where it is let go is', async () => {
  const { asked } = await open('&at=now');
  await waitFor(async () => expect((await slider()).max).toBe('3'));
  const knob = await slider();
  fireEvent.pointerDown(knob);
  await move(2);
  await move(0);
  expect(knob.getAttribute('aria-valuetext')).toBe('10-11 09:00:00，听到 2 条');
  expect(asked(billSubscription.queryBillAsOf).filter(({ at }) => at)).toEqual([]);
  fireEvent.pointerUp(knob);
  await screen.findByText(sentenceAt(hearings[0]!.time));
  expect(asked(billSubscription.queryBillAsOf).flatMap(({ at }) => at ?? [])).toEqual(['2026-10-11T09:00:00']);
});

it('who opens the address sees that instant, with nothing that could be done about it; one press is back at now', async () => {
  const { user, address } = await open('&at=2026-10-12T11:00:00');
  await screen.findByText(sentenceAt('2026-10-12 11:00:00'));
  // Between two stops the knob stands at the one before.
  await waitFor(async () => expect((await slider()).value).toBe('2'));
  expect(actions()).toEqual([]);
  // Who said each thing, and when it was heard: ages are for now.
  const sources = [...document.querySelectorAll('.tracking-event-source')].map(({ textContent }) => textContent);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((text) => !/^\S+ 收到 \d\d-\d\d \d\d:\d\d$/.test(text))).toEqual([]);
  await user.click(screen.getByRole('button', { name: '回到现在' }));
  await screen.findByText(nowSentence);
  expect(address()).toBe('/detail?blno=COSU6400000006&port=QD&at=now');
  expect(actions()).toEqual(['复制为一句话', '更多', '催办', '报错', '备注']);
  await user.click(screen.getByRole('button', { name: '收起回放' }));
  await waitFor(() => expect(address()).toBe('/detail?blno=COSU6400000006&port=QD'));
  expect(screen.queryByRole('slider')).toBeNull();
});

it('an instant is typed as well', async () => {
  const { user, asked } = await open('&at=now');
  await user.type(await screen.findByLabelText('看哪个时刻'), '2026-10-11 14:00{Enter}');
  await screen.findByText(/这是 2026-10-11 14:00 当时知道的/);
  expect(asked(billSubscription.queryBillAsOf).at(-1)).toMatchObject({ at: '2026-10-11T14:00' });
});

it('one that cannot be shown is told, and now is there', async () => {
  await open('&at=yesterday');
  expect((await screen.findByRole('alert')).textContent).toBe('时间点（at）请写成 2026-11-29 14:00:00 这样。下面是现在的');
  expect(screen.getByText(nowSentence)).toBeDefined();
  expect(screen.queryByText(/当时知道的：之后/)).toBeNull();
  await waitFor(async () => expect((await slider()).value).toBe('3'));
});

it('on paper a past says which instant it is of', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  // Other pages that are tested in this window ask more of them.
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
  await open('&at=2026-10-11T14:00:00&print=1');
  await screen.findByText(sentenceAt(hearings[1]!.time));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText('2026-10-12 14:47 打印的是 2026-10-11 14:00:00 当时知道的，之后听到的不在纸上')).toBeDefined();
});
