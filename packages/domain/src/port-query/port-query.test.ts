// Guarantee: what is pasted is asked for as it is meant; the columns stand with their titles and words; an empty cell has a
// reason in every column.
import { describe, expect, it } from 'vitest';
import { cellText } from '../contract-kit/list-columns';
import { portCodes } from '../vocabulary/port';
import { gateColumns, shipColumns } from './columns';
import { readAsked, readAskedShips, readNumbers, writeAsked } from './read-asked';
import { emptyReasonOfBox, emptyReasonOfCall } from './empty-reason';

describe('what is asked', () => {
  it.each([
    ['cosu6123456789', ['COSU6123456789'], []],
    ['ＭＬＴＵ3102047，MEDU1234567\nCOSU6123456789\r\nMLTU3102047', ['MLTU3102047', 'MEDU1234567', 'COSU6123456789'], []],
    ['MSC.ANNA/425W', [], ['MSC.ANNA/425W']],
    ['MSC ANNA V.425W\nCOSU6123456789', ['COSU6123456789'], ['MSC.ANNA/425W']],
    ['查一下 COSU6123456789 进港了吗？电话 13957412345', ['COSU6123456789'], []],
    ['COSU6123456789 MSC.ANNA/425W', ['COSU6123456789'], ['MSC.ANNA/425W']],
    // W-07, W-16
    ['COSU61234\u200B56789 1.23456789012E+16', ['COSU6123456789'], []],
    ['MSC.ANNA COSU61234\u200B56789', ['COSU6123456789'], []],
    // As the drawers read it: heads and boxes apart, signatures, the head of a column.
    ['COSU 6445749093', ['COSU6445749093'], []],
    ['MEDU-6671630 TCNU 123456 5', ['MEDU6671630', 'TCNU1234565'], []],
    ['HBL# KMTCNBO2297342', ['KMTCNBO2297342'], []],
    ['lily@163.com wang@abc123456.com https://www.msc.com/track/MEDU6671630', [], []],
    ['S/O', [], []],
    ["%_'; drop table x --", [], []],
    ['', [], []],
  ])('W-07 W-16 %j', (text, numbers, calls) => {
    const asked = readAsked(text);
    expect(asked.numbers).toEqual(numbers);
    expect(asked.calls.map(({ vesselsName, voyage }) => `${vesselsName}/${voyage}`)).toEqual(calls);
    // An address holds it on one line, and reads the same.
    const again = readAsked(writeAsked(asked));
    expect([again.numbers, again.calls]).toEqual([asked.numbers, asked.calls]);
  });

  it('says what it could not read', () => {
    expect(readAsked('看不懂\nCOSU6123456789').unread).toEqual(['看不懂']);
    // A question of the day is not spent on what no port knows.
    expect(readAsked('封号 HLG7654321\n税号：91330200MA2AABCD12')).toEqual({
      numbers: [],
      calls: [],
      unread: ['HLG7654321', '91330200MA2AABCD12'],
    });
    expect(readAskedShips('看不懂\nMSC ANNA').unread).toEqual(['看不懂']);
  });

  it('bills, boxes and weights among the ships are no ships', () => {
    const { calls, unread } = readAskedShips(
      'MBL: MAEU259336517\nCOSU 6445749093\nTCNU1234565\n12500KGS\nCMA CGM ZEPHYR 0FLG5W1MA\nlily@163.com',
    );
    expect(calls).toEqual([{ vesselsName: 'CMA.CGM.ZEPHYR', voyage: '0FLG5W1MA' }]);
    expect(unread).toEqual(['MBL: MAEU259336517', 'COSU 6445749093', 'TCNU1234565', '12500KGS']);
  });

  it('a ship may be asked for by its name alone', () => {
    const { calls } = readAskedShips('msc anna\nEVER.GIVEN/0918W\nmsc.anna');
    expect(calls).toEqual([
      { vesselsName: 'MSC.ANNA', voyage: '' },
      { vesselsName: 'EVER.GIVEN', voyage: '0918W' },
    ]);
    expect(readAskedShips(writeAsked({ numbers: [], calls })).calls).toEqual(calls);
  });

  it('numbers of a field are parted by whatever is neither letter nor digit', () => {
    expect(readNumbers(' a1,b2；ｃ3\0a1%_ ')).toEqual(['A1', 'B2', 'C3']);
  });
});

const titles = (text: string): string[] => text.split(' ');

describe('R-3.9-05 … -08 columns of the gate-in query', () => {
  it('R-2.7-03 R-3.9-05 R-3.9-06 R-3.9-07 R-3.9-08 stand with their titles, flags in words; R-4.10-07 N is 不能放行 of a release', () => {
    expect(gateColumns('NB').map(({ title }) => title)).toEqual([
      ...titles('箱号 提单号 进场时间 船名航次 封号 箱型 毛重(KGS) 箱主代码 卸货港'),
      ...titles('预配 箱单 海放 三联单 码放 查验移箱 装船时间 离港时间 备注'),
    ]);
    const flags = { ifcsum_flag: 'Y', cpcode_flag: 'N', custom_flag: 'T', sld_flag: 'N', pass_flag: 'N', boxCusmov: 'OK' };
    const shown = Object.fromEntries(gateColumns('NB').map((column) => [column.title, cellText(column, flags, 0)] as const));
    expect(shown).toMatchObject({
      预配: '已到',
      箱单: '未到',
      海放: '取消放行',
      三联单: '未到',
      码放: '不能放行',
      查验移箱: '移箱完成',
    });
  });

  it('R-3.9-05 R-3.9-06 R-3.9-07 R-3.9-08 a flag that a port never tells has no column there', () => {
    for (const port of portCodes) expect(gateColumns(port).length).toBeGreaterThan(12);
    expect(gateColumns('SH').map(({ prop }) => prop)).not.toContain('sld_flag');
  });
});

it('R-2.7-04 R-3.9-09 … -11 columns of the vessel query stand with their titles', () => {
  expect(shipColumns('NB').map(({ prop }) => prop)).toEqual([
    ...titles('vesselsName voyage chnVesselsName wharf direction vesselsUn'),
    ...titles('ctnApplyBeginTime ctnApplyEndTime portCloseTime closeTime'),
    ...titles('etaArrivalTime etaDepartureTime arrivalTime departureTime source'),
  ]);
});

it.each([
  ['N', '未查验'],
  ['', '未查验'],
  ['Z', '已进入作业环节，请人工处理'],
  ['15', '已进入作业环节，请人工处理'],
  ['G', '归位完成'],
  ['16', '归位完成'],
  // Nothing was heard of an inspection: the cell says so (ADR 0053).
  [null, '-'],
])('R-4.10-15 the inspection %j of a box at the gate is %s', (boxCusmov, words) => {
  const column = gateColumns('NB').find(({ prop }) => prop === 'boxCusmov')!;
  expect(cellText(column, { boxCusmov } as never, 0)).toBe(words);
});

describe('every empty cell says why', () => {
  it('of a box', () => {
    const why = (row: Parameters<typeof emptyReasonOfBox>[0]) =>
      Object.fromEntries(gateColumns('NB').map(({ prop }) => [prop, emptyReasonOfBox(row, prop)] as const));
    expect(why({ withheld: false, isRowHeard: false })).toMatchObject({
      arrivalTime: 'not-gated-in',
      loadTime: 'not-loaded',
      sailingTime: 'not-sailed',
      boxCusmov: 'not-inspected',
      pass_flag: 'no-row',
      remark: 'no-remark',
      sealNo: 'not-told',
    });
    expect(why({ withheld: false, isRowHeard: true })).toMatchObject({ pass_flag: 'not-told' });
    expect(why({ withheld: true, isRowHeard: true })).toMatchObject({
      blno: 'withheld',
      sealNo: 'withheld',
      grossWeight: 'withheld',
      remark: 'withheld',
      loadTime: 'not-loaded',
    });
  });

  it('of a ship: one that has left was there, though nobody told when it came', () => {
    const call = (departureTime: string | null) => ({ departureTime });
    expect(emptyReasonOfCall(call(null), 'arrivalTime')).toBe('not-berthed');
    expect(emptyReasonOfCall(call('2026-10-12 18:00:00'), 'arrivalTime')).toBe('not-told');
    expect(emptyReasonOfCall(call(null), 'departureTime')).toBe('not-sailed');
    expect(emptyReasonOfCall(call(null), 'direction')).toBe('not-told');
  });
});
