// Guarantee: before anything is paid for, the free quota is asked about; real money is taken only by a call that
// was agreed to, in the words of the port and the thing; whoever says no has sent nothing; what was used is told.
// @vitest-environment happy-dom
import { billing } from '@mastlight/domain/billing/contract';
import type { Fee } from '@mastlight/domain/billing/fee';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { ToastHost } from '@mastlight/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../platform/catalogue';
import { CallError } from '../../platform/http-client';
import { queryClient } from '../../platform/query-client';
import { clearSession, saveLogin } from '../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { press, render, until } from '../../testing/render';
import { useChargeQuestion } from './charge-question';
import { ChargeQuestions } from './components/charge-questions';
import { switchTipOff } from './free-tip';
import { ChargeDeclined, type Agreed } from './pay-wish';
import { payFor, sendShown } from './pay-for';

const told = '本月宁波免费额度还剩 3 火币，这次要 5 火币';
const wallet = { balance: 30_000, freeBalance: 0, nbFreeBalance: 300, held: 0, freeQuota: 3_000, memberPercent: 100 };
const shortage = { refusal: 'billing.freeShort', params: { origin: 'NB', free: '3', wanted: '5' } };
const enough = () => succeed(billing.checkFreeBalance, { freeFen: 500, wantedFen: 500 });
const short = () => refuse({ code: 402, msg: told, ...shortage });

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
/** What was sent, each time with what was agreed to. */
let sent: Agreed[];
let nowMs: number;

async function open(check: () => Response, answers: readonly (number | Error)[] = [500]) {
  sent = [];
  const left = [...answers];
  gateway = installFakeGateway([
    [billing.checkFreeBalance, check],
    [billing.showAccount, () => succeed(billing.showAccount, wallet)],
  ]);
  shown = await render(
    <QueryClientProvider client={queryClient}>
      <ToastHost />
      <ChargeQuestions />
    </QueryClientProvider>,
  );
  return async (_part: readonly number[], agreed: Agreed) => {
    sent.push(agreed);
    const answer = left.shift()!;
    if (answer instanceof Error) throw answer;
    return { coins: answer };
  };
}
const things = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
/** Begins to pay; gives how it ends: by an error, or with what was answered. */
async function begin(
  send: (part: readonly number[], agreed: Agreed) => Promise<{ readonly coins: number }>,
  { port = 'NB' as PortCode, fee = 'FEE_BLNO' as Fee, isPaidBefore = false, parts = [things(5)], canBePart = false } = {},
) {
  let end: unknown = null;
  await act(async () => {
    void payFor({ port, fee, isPaidBefore, canBePart }, parts, send).then(
      (told) => (end = told.length === parts.length ? 'done' : told),
      (error: unknown) => (end = error),
    );
  });
  await until(() => expect(end ?? document.querySelector('dialog')).not.toBeNull());
  return () => end;
}
const dialog = () => shown.container.querySelector('dialog')?.textContent ?? null;
const answer = (label: string) =>
  press([...shown.container.querySelectorAll('dialog button')].find((one) => one.textContent === label) as HTMLElement);
const toasts = () => [...document.querySelectorAll('.ml-toast')].map((toast) => toast.textContent);

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('zh-CN');
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  nowMs = Date.UTC(2026, 10, 23, 2);
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
});
afterEach(async () => {
  await act(async () => useChargeQuestion.getState().asked?.answer('none'));
  await shown.unmount();
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('R-4.9-01 R-4.9-02 R-9-16 R-7.4-22 the free quota is asked about for its origin, fee and count; what was used is told', async () => {
  const send = await open(enough);
  const end = await begin(send, { port: 'SH', fee: 'FEE_VESSEL', parts: [things(3)] });
  expect(end()).toBe('done');
  expect(gateway.calls[0]!.fields).toEqual({ origin: 'SH', payAccountMoneyEnum: 'FEE_VESSEL', count: 3 });
  expect(sent).toEqual([{}]);
  expect(toasts().join()).toContain('订阅消耗：5火币');
});

test('R-4.9-02, R-9-16 it is told as a warning, for 6000 ms', async () => {
  const send = await open(enough, [250]);
  vi.useFakeTimers({ now: nowMs, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await act(async () => {
    void payFor({ port: 'NB', fee: 'FEE_BLNO' }, [things(5)], send);
    for (let turn = 0; turn < 10; turn += 1) await vi.advanceTimersByTimeAsync(0);
  });
  const told = () => document.querySelectorAll('.ml-toast[data-tone=warning]');
  const own = () => [...told()].filter(({ textContent }) => textContent?.includes('订阅消耗：2.50火币'));
  expect(own()).toHaveLength(1);
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_999)));
  expect(own()).toHaveLength(1);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(own()).toHaveLength(0);
});

// What was used, what of it was agreed to be real money, and what is said.
test.each([
  ['all free', enough, 500, '订阅消耗：5火币（都在免费额度里）'],
  ['in part', short, 500, '订阅消耗：5火币（其中免费 3）'],
  ['nothing free', () => refuse({ code: 402, msg: told, ...shortage, params: { ...shortage.params, free: '0' } }), 500, '订阅消耗：5火币'],
] as const)('what was used says how much of it was free: %s', async (_what, check, fen, words) => {
  const end = await begin(await open(check, [fen]));
  while (end() === null) {
    await answer('继续');
    await until(() => expect(end() ?? dialog()).not.toBeNull());
  }
  expect(toasts().some((toast) => toast?.includes(words) && !toast.includes(`${words}（`))).toBe(true);
});

test('R-4.9-02 what cost nothing is not told', async () => {
  const send = await open(enough, [0]);
  const before = toasts();
  await begin(send);
  expect(toasts()).toEqual(before);
});

describe('R-4.8 the free quota does not do', () => {
  test('R-4.8-01 R-4.8-02 R-4.8-05 R-4.9-06 R-2.6-26 R-8-25 the tip, then the confirmation, then the call that may take real money', async () => {
    const end = await begin(await open(short));
    expect(shown.container.querySelector('dialog h2')?.textContent).toBe('免费余额不足提醒');
    expect(dialog()).toContain(`免费额度不足，${told}`);
    await answer('继续');
    expect(dialog()).toContain('宁波提单订阅即将扣除真实火币余额，是否继续？');
    expect(sent).toEqual([]);
    await answer('继续');
    await until(() => expect(end()).toBe('done'));
    expect(sent).toEqual([{ allowReal: true, allowRealFen: 200 }]);
  });

  test('H9 R-4.9-06 the confirmation says what of it is free, and the balance before and after', async () => {
    await begin(await open(short));
    await answer('继续');
    await until(() => expect(dialog()).toContain('先用本月免费额度 3 · 余额 300 → 298'));
  });

  test.each([
    ['the tip', false],
    ['the confirmation, where the tip is off', true],
  ])('at %s what is free can be sent alone, of the first parts, and no real money with it', async (_at, isOff) => {
    if (isOff) switchTipOff('NB', nowMs);
    const parts: (readonly number[])[] = [];
    const send = await open(short, [200, 100]);
    const end = await begin((part, agreed) => (parts.push(part), send(part, agreed)), {
      parts: [things(2), things(2), things(1)],
      canBePart: true,
    });
    await answer('先订 3 票');
    await until(() => expect(end()).toEqual([{ coins: 200 }, { coins: 100 }]));
    expect(parts).toEqual([[0, 1], [0]]);
    expect(sent).toEqual([{}, {}]);
    expect(dialog()).toBeNull();
  });

  test.each([
    ['what cannot be parted', () => short(), false],
    ['a quota that pays for none', () => refuse({ code: 402, msg: told, ...shortage, params: { ...shortage.params, free: '0.50' } }), true],
  ])('of %s nothing is offered alone', async (_what, check, canBePart) => {
    await begin(await open(check), { canBePart });
    expect([...shown.container.querySelectorAll('dialog button')].map(({ textContent }) => textContent)).toEqual(['取消', '继续']);
  });

  test.each([
    ['the tip', []],
    ['the confirmation', ['继续']],
  ])('R-4.9-06 whoever cancels %s has sent nothing', async (_at, before) => {
    const end = await begin(await open(short));
    for (const label of before) await answer(label);
    await answer('取消');
    await until(() => expect(end()).toBeInstanceOf(ChargeDeclined));
    expect(sent).toEqual([]);
    expect(dialog()).toBeNull();
  });

  // Day of the first tip in Shanghai, 10:00; then whether the tip stands again.
  test.each<[string, PortCode, number, boolean]>([
    ['the same day, same system', 'NB', 13 * 3_600_000, false],
    ['the same day, Qingdao, which is of that system', 'QD', 0, false],
    ['the same day, the other system', 'SH', 0, true],
    ['the next day', 'NB', 14 * 3_600_000, true],
  ])('R-4.8-03 R-4.8-04 R-9-27 after 今日不再提醒: %s', async (_when, port, laterMs, stands) => {
    const send = await open(short, [1, 1]);
    const first = await begin(send);
    await press(shown.container.querySelector('dialog input[type=checkbox]') as HTMLElement);
    await answer('继续');
    await answer('继续');
    await until(() => expect(first()).toBe('done'));
    expect(Object.entries(localStorage).filter(([key]) => key.includes('free-tip'))).toEqual([
      [expect.stringMatching(/free-tip\.NB$/), '11-23'],
    ]);
    vi.setSystemTime(nowMs + laterMs);
    await begin(send, { port });
    expect(dialog()!.includes('免费余额不足提醒')).toBe(stands);
    expect(dialog()!.includes('是否继续')).toBe(!stands);
    // What it costs is told, whether the tip stands or is off.
    expect(dialog()).toContain(told);
  });
});

// From the specification's texts (R-4.9-03 … -05) and its decision for the other ports (-10).
test.each<[PortCode, Fee, string]>([
  ['SH', 'FEE_BLNO', '上海提单'],
  ['NB', 'FEE_BLNO', '宁波提单'],
  ['NB', 'FEE_NB_VESSEL', '宁波船期'],
  ['SH', 'FEE_VESSEL', '上海船期'],
  ['QD', 'FEE_BLNO', '青岛提单'],
  ['XM', 'FEE_SO', '厦门订舱号'],
])('R-4.9-03 R-4.9-04 R-4.9-05 R-4.9-10 R-8-24 at %s for %s the confirmation says %s', async (port, fee, words) => {
  await begin(await open(short), { port, fee });
  await answer('继续');
  expect(dialog()).toContain(`${words}订阅即将扣除真实火币余额，是否继续？`);
});

test('R-8-24 a check that fails otherwise is written to the log alone; the call goes without leave to take real money', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const end = await begin(await open(() => refuse({ code: 500, msg: '坏了' })));
  expect(end()).toBe('done');
  expect(sent).toEqual([{}]);
  expect(warn).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

const asksFor = (free: string, wanted: string, more: object = {}) =>
  new CallError(told, 409, 'r', {}, null, undefined, {
    name: 'billing.needsConfirmation',
    params: { origin: 'NB', free, wanted, ...more },
  });
const asks = asksFor('3', '5');
/** Agreed to so many fen of real money; none: to none. */
const upTo = (fen: number): Agreed => (fen === 0 ? {} : { allowReal: true, allowRealFen: fen });

test('T13 a colleague was faster: the server asks, and the call goes again with leave', async () => {
  const end = await begin(await open(enough, [asks, 500]));
  expect(dialog()).toContain(told);
  await answer('继续');
  await answer('继续');
  await until(() => expect(end()).toBe('done'));
  expect(sent).toEqual([{}, { allowReal: true, allowRealFen: 200 }]);
});

test('T13 M2 as often as somebody is faster he is asked, for what it costs then, and may say no', async () => {
  const end = await begin(await open(short, [asksFor('1', '5'), asksFor('0', '5')]));
  for (const free of ['3', '1', '0']) {
    await until(() => expect(dialog()).toContain(`还剩 ${free} 火币，这次要 5 火币`));
    await answer('继续');
    await until(() => expect(dialog()).toContain('是否继续'));
    // Both lines of it say the same, whatever the wallet of a moment ago says.
    expect(dialog()).toContain(`余额 300 → ${300 - 5 + Number(free)}`);
    await answer(free === '0' ? '取消' : '继续');
  }
  await until(() => expect(end()).toBeInstanceOf(ChargeDeclined));
  expect(sent).toEqual([200, 400].map(upTo));
});

test('T13 amounts of a thousand and more are read as they are written', async () => {
  const params = { origin: 'NB', free: '1,000.50', wanted: '2,500' };
  const end = await begin(await open(() => refuse({ code: 402, msg: told, refusal: 'billing.freeShort', params })), {
    parts: [things(2_500)],
  });
  expect(dialog()).toContain('还剩 1,000.50 火币，这次要 2,500 火币');
  await answer('继续');
  await answer('继续');
  await until(() => expect(end()).toBe('done'));
  expect(sent).toEqual([upTo(149_950)]);
});

describe('T13 M2 what stood there with its price', () => {
  const paid = { port: 'SH', fee: 'FEE_VGM' } as const;
  const asksHere = asksFor('0', '15', { origin: 'SH' });

  test('goes with what was shown, and nothing is asked', async () => {
    const send = await open(enough, [500]);
    expect(await sendShown(paid, 300, (agreed) => send([], agreed))).toEqual({ coins: 500 });
    expect([sent, gateway.calls, dialog()]).toEqual([[upTo(300)], [], null]);
  });

  test.each([
    ['yes', '继续', [300, 1_500]],
    ['no', '取消', [300]],
  ] as const)('is asked about where it would take more; who says %s', async (_word, label, amounts) => {
    const send = await open(enough, [asksHere, 1_500]);
    let end: unknown = null;
    await act(async () => {
      void sendShown(paid, 300, (agreed) => send([], agreed)).then(
        () => (end = 'done'),
        (error: unknown) => (end = error),
      );
    });
    await until(() => expect(dialog()).toContain('上海免费额度还剩 0 火币，这次要 15 火币'));
    await answer('继续');
    await until(() => expect(dialog()).toContain('上海VGM发送即将扣除真实火币余额，是否继续？'));
    await answer(label);
    await until(() => expect(end).not.toBeNull());
    expect(end === 'done' || end instanceof ChargeDeclined).toBe(true);
    expect(sent).toEqual(amounts.map(upTo));
  });
});

test('what comes back after a deletion is not asked about before', async () => {
  const end = await begin(await open(short, [0]), { isPaidBefore: true });
  expect(end()).toBe('done');
  expect([gateway.calls.length, sent]).toEqual([0, [{}]]);
});

describe('several calls', () => {
  const parts = [things(2), things(2), things(1)];

  test('M1 T13 all of them together take what was told once, the free quota first', async () => {
    const end = await begin(await open(short, [200, 200, 100]), { parts });
    await answer('继续');
    await answer('继续');
    await until(() => expect(end()).toBe('done'));
    expect(sent).toEqual([0, 100, 100].map(upTo));
  });

  test('M1 T13 where nobody was asked before, the first that needs it is asked about with all that follows', async () => {
    const broken = () => refuse({ code: 500, msg: '坏了' });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const end = await begin(await open(broken, [asksFor('0', '1'), 100, 2_000]), { parts: [things(1), things(20)] });
    expect(dialog()).toContain('还剩 0 火币，这次要 21 火币');
    await answer('继续');
    expect(dialog()).toContain('余额 300 → 279');
    await answer('继续');
    await until(() => expect(end()).toBe('done'));
    expect(sent).toEqual([0, 100, 2_000].map(upTo));
  });

  test('M1 T13 who agreed to one part alone is asked again for one that takes more than was told', async () => {
    const end = await begin(await open(short, [200, asksFor('0', '2'), 200, 100]), { parts });
    await answer('继续');
    await answer('继续');
    await until(() => expect(dialog()).toContain('还剩 0 火币，这次要 3 火币'));
    expect(sent).toEqual([0, 100].map(upTo));
    await answer('继续');
    await answer('继续');
    await until(() => expect(end()).toBe('done'));
    expect(sent).toEqual([0, 100, 200, 100].map(upTo));
  });

  test('T13 a member is asked for his price of what follows', async () => {
    const asksMember = asksFor('0', '1.80', { full: '2' });
    const end = await begin(await open(enough, [asksMember, 180, 180, 90]), { parts });
    expect(dialog()).toContain('这次要 4.50 火币');
    await answer('继续');
    expect(dialog()).toContain('会员价 4.50，原价 5');
    await answer('继续');
    await until(() => expect(end()).toBe('done'));
    expect(sent).toEqual([0, 180, 180, 90].map(upTo));
  });

  test('R-4.9-02 what the first used is told when the second is refused, and what it answered is not lost', async () => {
    const send = await open(enough, [300, new CallError('余额不足', 402)]);
    const end = await begin(send, { parts });
    expect(end()).toEqual([{ coins: 300 }]);
    expect(toasts().join()).toContain('订阅消耗：3火币');
    expect(sent).toHaveLength(2);
  });

  test('T13 the server asks at the second: it is sent again, and the third goes with what was told of both', async () => {
    const end = await begin(await open(enough, [300, asksFor('1', '2'), 200, 100]), { parts });
    expect(dialog()).toContain('还剩 1 火币，这次要 3 火币');
    await answer('继续');
    await answer('继续');
    await until(() => expect(end()).toBe('done'));
    expect(sent).toEqual([0, 0, 100, 100].map(upTo));
    expect(toasts().join()).toContain('订阅消耗：6火币');
  });

  test('R-4.9-06 who says no at the second has what the first did', async () => {
    const end = await begin(await open(enough, [300, asks]), { parts });
    await answer('取消');
    await until(() => expect(end()).toEqual([{ coins: 300 }]));
  });

  test('a fault of our own is not swallowed, and what was used is told all the same', async () => {
    const end = await begin(await open(enough, [400, new TypeError('broken')]), { parts });
    expect(end()).toBeInstanceOf(TypeError);
    expect(toasts().join()).toContain('订阅消耗：4火币');
  });
});
