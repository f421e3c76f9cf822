// Guarantee: a row says in one sentence what is waited for or wrong, where its money is once it has ended, and how grave that is;
// written from the trade: what a line says, or does not, by what was heard before.
import { expect, test } from 'vitest';
import type { Journey } from '../line-tracking/index';
import { overseasTexts as texts } from './messages';
import { sayTrouble, toneOf, type SaidShipment } from './say-overseas';

const day = 86_400_000;
const time = (ms: number, classifier: 'estimated' | 'actual' = 'estimated') => ({ ms, offsetMinutes: 60, classifier });
const told = (saidMs: number, etaMs: number | null) => ({ saidMs, etaMs });
const sailing: Journey = {
  stops: [],
  steps: [],
  vesselName: 'CAPE LANTERN',
  voyage: '421W',
  eta: time(30 * day),
  etaHistory: [told(day, 30 * day)],
  departed: time(day, 'actual'),
  arrived: null,
  discharged: null,
  holds: [],
  heldAt: null,
  boxes: [],
  isFinished: false,
};
const late: Journey = { ...sailing, eta: time(32 * day), etaHistory: [told(day, 30 * day), told(5 * day, 32 * day)] };
const early: Journey = { ...sailing, eta: time(28 * day), etaHistory: [told(day, 30 * day), told(5 * day, 28 * day)] };
const withdrawn: Journey = { ...sailing, eta: null, etaHistory: [told(day, 30 * day), told(5 * day, null)] };
const arrivedLate: Journey = { ...late, eta: null, arrived: time(33 * day, 'actual') };
const back: Journey = { ...arrivedLate, isFinished: true };

const waiting: SaidShipment = {
  line: 'MSK',
  state: 'waiting',
  journey: null,
  trouble: null,
  ended: null,
  moneyText: '暂扣 2 火币，有数据才收',
};
const tracking: SaidShipment = { ...waiting, state: 'tracking', journey: sailing, moneyText: '已收 2 火币' };
const failed: SaidShipment = { ...waiting, state: 'failed', trouble: 'unknown' };

test.each([
  ['was not asked yet', waiting, '已交给马士基查询，通常 5 到 10 分钟', 'idle'],
  ['does not know the number', { ...waiting, trouble: 'unknown' }, '马士基还查不到此号，会继续查', 'idle'],
  ['does not know it after a day', failed, '马士基查无此号，请核对提单号和船公司；满一个月没有数据自动退款', 'danger'],
  [
    'never knew it: it ended and the money is back',
    { ...failed, ended: 3, moneyText: texts.money.released('2') },
    '已退 2 火币，马士基满一个月没有此号的数据，不再查询',
    'danger',
  ],
  [
    'was down to the end: it ended all the same, and nobody says that the number is wrong',
    { ...failed, trouble: 'unreachable', ended: 3, moneyText: texts.money.released('2') },
    '已退 2 火币，马士基满一个月没有此号的数据，不再查询',
    'danger',
  ],
  ['is down before anything was heard', { ...waiting, trouble: 'unreachable' }, '马士基没有回应，恢复后自动重查', 'idle'],
  ['is down', { ...tracking, trouble: 'unreachable' }, '马士基没有回应，恢复后自动重查', 'att'],
  ['answers with a web page', { ...tracking, trouble: 'unreadable' }, '马士基的回应读不懂，已记录，会继续查', 'att'],
  ['is asked too much', { ...tracking, trouble: 'busy' }, '马士基限制了查询次数，排队重查', 'att'],
  ['knows it no more', { ...tracking, trouble: 'unknown' }, '马士基现在查不到此号，显示的是以前的数据', 'att'],
  ['expects it on time', tracking, null, 'run'],
  ['expects it later than first', { ...tracking, journey: late }, null, 'att'],
  ['expects it earlier', { ...tracking, journey: early }, null, 'run'],
  ['has taken the ETA back', { ...tracking, journey: withdrawn }, null, 'att'],
  ['says customs hold it', { ...tracking, journey: { ...sailing, holds: ['customs'] } }, null, 'att'],
  ['says it has arrived, late as it is', { ...tracking, journey: arrivedLate }, null, 'run'],
  ['says the empty is back', { ...tracking, state: 'finished', journey: back }, null, 'done'],
  ['said that, and it ended', { ...tracking, state: 'finished', journey: back, ended: 2 }, null, 'done'],
  [
    'said nothing new for 60 days, and no empty came back',
    { ...tracking, state: 'finished', ended: 4 },
    '60 天没有新消息，不再跟踪；没有等到还空',
    'done',
  ],
] as const satisfies readonly (readonly [string, SaidShipment, string | null, string])[])('its line %s', (_what, said, sentence, tone) => {
  expect([sayTrouble(said), toneOf(said)]).toEqual([sentence, tone]);
});
