// Guarantee: what a row of the booking list says is what somebody of the trade would say of that booking, and its colour asks
// for attention exactly where somebody must act.
import { describe, expect, it, test } from 'vitest';
import { portCodes } from '../vocabulary/port';
import { bookingColumns, findBookingColumn } from './columns';
import { sayBooking, sayPickUp, toneOfBooking, type SaidBooking } from './say-booking';

const released: SaidBooking = {
  port: 'NB',
  phase: 'to-pick-up',
  endReason: null,
  hasFailed: false,
  isPortHeard: true,
  hasShip: true,
  billNos: [],
  billNode: null,
  isBillAway: false,
  missing: [],
};

/** What happened to a booking, in the words of the trade; the sentence; the tone. */
const truths: readonly (readonly [what: string, booking: Partial<SaidBooking>, sentence: string, tone: string])[] = [
  ['the line has not released boxes', { phase: 'not-released' }, '未放箱', 'idle'],
  ['released, the truck may fetch a box', { phase: 'to-pick-up' }, '已放箱，待提空', 'run'],
  ['the empty box is with the factory', { phase: 'to-return' }, '已提空，待返场', 'run'],
  ['the full box is in the yard', { phase: 'to-gate-in' }, '已返场，待进港', 'run'],
  ['the box is in the port, no manifest yet', { phase: 'to-bill' }, '已进港，等舱单转提单', 'run'],
  ['the line took its release back', { phase: 'withdrawn' }, '放箱已撤回，请联系船公司', 'danger'],
  ['released, the line gave no cut-off', { phase: 'incomplete', missing: ['截港', '截关'] }, '已放箱，缺截港、截关，请问船公司', 'att'],
  [
    'released, the line named no ship',
    { phase: 'incomplete', hasShip: false, missing: ['截港'] },
    '已放箱，船名航次未到，请问船公司',
    'att',
  ],
  ['a bill names it', { phase: 'became-bill', billNos: ['COSU6142624050'] }, '已转提单 COSU6142624050', 'done'],
  ['two bills name it', { phase: 'became-bill', billNos: ['COSU1', 'COSU2'] }, '已转提单 COSU1、COSU2', 'done'],
  ['its bill has sailed', { phase: 'became-bill', billNos: ['COSU1'], isBillAway: true }, '已转提单 COSU1 · 离港', 'done'],
  ['nothing was heard yet', { phase: 'unheard' }, '获取中：暂无此订舱号，收到后自动显示', 'idle'],
  [
    'nothing was heard at all',
    { phase: 'unheard', hasFailed: true },
    '失败·暂无数据：8 天没有收到，请核对订舱号和港口，收到后自动恢复',
    'att',
  ],
  ['its port tells us nothing', { phase: 'unheard', isPortHeard: false }, '宁波港还没有接入数据，暂时查不到订舱号', 'idle'],
  ['it ended, and nobody need look', { phase: 'unheard', hasFailed: true, endReason: 2 }, '', 'idle'],
];

describe('R-3.8-13 what a booking says', () => {
  it.each(truths)('R-3.8-13 %s', (_what, part, sentence, tone) => {
    const booking = { ...released, ...part };
    expect([booking.endReason === null ? sayBooking(booking) : '', toneOfBooking(booking)]).toEqual([sentence, tone]);
  });

  it('R-9-26 one that ended by itself says why, whatever it was before', () => {
    const ended = sayBooking({ ...released, phase: 'withdrawn', endReason: 2 });
    expect(ended).not.toBe('');
    expect(ended).not.toContain('放箱');
  });

  it.each([
    ['0', 0, 1, '未提箱'],
    ['1', 1, 1, '已提空'],
    ['2', 3, 3, '已返场 3/3'],
    ['1', 1, 3, '已提空 1/3'],
    // What no table knows stands as it came.
    ['9', 1, 1, '9'],
    [null, 0, 0, null],
  ])('R-3.8-13 提箱状态 %s, %i of %i boxes: %s', (pickUpState, boxesThere, boxesTotal, words) =>
    expect(sayPickUp({ pickUpState, boxesThere, boxesTotal })).toBe(words),
  );
});

test('R-3.8-13 the columns stand with their titles in every port, cut-offs in the port’s own words', () => {
  const titles = (port: (typeof portCodes)[number]) => new Map(bookingColumns(port).map(({ prop, title }) => [prop, title]));
  for (const port of portCodes) {
    expect(titles(port).get('loadingPort')).toBe('起运港');
    expect(titles(port).get('giName')).toBe('进场码头');
    expect(titles(port).get('tcStatus')).toBe('提箱状态');
    expect(titles(port).get('nodeGroup')).toBe('节点');
    expect(titles(port).get('countdown')).toBe(`${titles(port).get('portCloseTime')}倒计时`);
  }
  expect([titles('NB').get('portCloseTime'), titles('NB').get('closeTime')]).toEqual(['截港', '截关']);
});

describe('cells of the booking list', () => {
  const row = {
    vesselsName: 'MSC.ANNA',
    voyage: '425W',
    tcText: '已提空 1/2',
    nodeGroup: [
      { name: '放箱', state: 'done' },
      { name: '提空', state: 'part' },
      { name: '进港', state: 'none' },
    ],
    portCloseTime: '2026-10-12 18:00:00',
    state: 'tracking',
    blnos: ['COSU1', 'COSU2'],
  } as const;
  const nowMs = Date.parse('2026-10-12T08:00:00+08:00');
  const cell = (prop: string, part: object = {}) => findBookingColumn('NB', prop)!.value!({ ...row, ...part }, nowMs);

  it.each([
    ['boxvv', {}, 'MSC.ANNA/425W'],
    ['boxvv', { vesselsName: null, voyage: null }, null],
    ['tcStatus', {}, '已提空 1/2'],
    ['nodeGroup', {}, '提空'],
    ['nodeGroup', { nodeGroup: [] }, undefined],
    ['blnos', {}, 'COSU1、COSU2'],
    ['countdown', { state: 'finished' }, null],
  ])('%s', (prop, part, words) => expect(cell(prop, part)).toBe(words));

  it('counts down to the cut-off while it is followed', () => expect(cell('countdown')).toMatch(/10/));
});
