// Guarantee: every report is told as an event with its node code (R-3.9-35), in the trade's words, at the time that its
// source gives; what repeats is told once, and what was corrected is struck out.
import { describe, expect, it } from 'vitest';
import type { Fact } from './fact';
import { listEvents } from './list-events';
import { fact, hourMs, minuteMs, row, t0 } from './truth-table/told-facts';

/** What the page shows of an event. */
const told = (facts: readonly Fact[]) => listEvents(facts).map(({ code, name, tone, text }) => [code, name, tone, text]);
const timesOf = (facts: readonly Fact[]) => listEvents(facts).map(({ code, timeMs }) => [code, timeMs]);
const withoutSeal = { sealNo: null };

describe('R-3.9-35 what happens to a box', () => {
  it.each([
    ['its list names it', 'manifest', {}, 'IFC', '清洁舱单'],
    ['it comes in', 'gate-in', {}, 'GITM', '进港'],
    ['it leaves the port again', 'gate-out', {}, 'STCS', '出港'],
    ['it is picked up empty', 'gate-out', { fullness: 'empty' }, 'STSP', '提空箱'],
    ['it is given back empty', 'gate-in', { fullness: 'empty' }, 'RCVE', '还空'],
    ['it has its place on board', 'stow', {}, 'PRLD', '配载'],
    ['it is loaded', 'load', {}, 'LOBD', '装船'],
    ['an empty one is loaded', 'load', { fullness: 'empty' }, 'LOBD', '装船'],
    ['it is discharged', 'discharge', {}, 'DSCH', '卸船'],
  ] as const)('R-3.9-35 %s', (_what, kind, detail, code, name) => {
    expect(told([fact(kind, t0, { detail: { ...withoutSeal, ...detail } })])).toEqual([[code, name, 'done', null]]);
  });

  it('R-3.9-35 its report says weight, seal, truck and place on board, and nothing where it does not', () => {
    const all = { grossWeightKg: 24_860, sealNo: 'CNB448210', truckPlate: '浙B12345', stowage: '0340682' };
    expect(told([fact('load', t0, { detail: all })])[0]![3]).toBe('24860 kg · 封号 CNB448210 · 车 浙B12345 · 0340682');
  });

  it('R-3.9-35 an event without a time of its own has none, but a list or a plan of places is of when it was said', () => {
    const untimed = { happenedMs: null, detail: withoutSeal };
    expect(timesOf([fact('gate-in', t0, untimed)])).toEqual([['GITM', null]]);
    expect(timesOf([fact('manifest', t0, untimed)])).toEqual([['IFC', t0]]);
    expect(timesOf([fact('stow', t0, untimed)])).toEqual([['PRLD', t0]]);
    expect(timesOf([fact('gate-in', t0, { happenedMs: t0 - hourMs })])).toEqual([['GITM', t0 - hourMs]]);
  });
});

describe('what customs says', () => {
  it.each([
    ['pre-manifest-declared', {}, 'BLD', '预配申报', 'running', null],
    ['arrival-declared', {}, 'ASD', '运抵申报', 'running', null],
    ['pre-manifest-receipt', { code: '01' }, 'BLA', '预配回执', 'done', '01'],
    ['pre-manifest-receipt', { code: '03', text: '品名不符' }, 'BLB', '预配回执', 'danger', '品名不符'],
    ['pre-manifest-receipt', { code: '19003' }, 'BLA', '预配回执', 'running', '19003'],
    ['pre-manifest-receipt', { code: '77' }, 'BLA', '预配回执', 'idle', '77'],
    ['arrival-receipt', { code: '01', text: '审核通过' }, 'ASA', '运抵回执', 'done', '审核通过'],
    ['arrival-receipt', { code: '03' }, 'ASB', '运抵回执', 'danger', '03'],
    ['inspection', { code: 'C', mode: '4', text: '开箱' }, 'CPI', '查验', 'customs', '查验 · 机检转人工 · 开箱'],
    ['inspection', { code: 'G' }, 'CPI', '查验', 'done', '归位完成'],
    ['customs-pass', { code: 'Y' }, 'PASS', '海关放行', 'done', '已放行'],
    ['customs-pass', { code: 'N', text: '缺单证' }, 'PASS', '海关放行', 'attention', '不能放行 · 缺单证'],
    ['customs-pass', { code: 'T' }, 'PASS', '海关放行', 'danger', '取消放行'],
  ] as const)('%s %o', (kind, detail, code, name, tone, text) => {
    expect(told([fact(kind, t0, { source: 'customs', detail })])).toEqual([[code, name, tone, text]]);
  });

  it.each(['pre-manifest-declared', 'arrival-declared', 'pre-manifest-receipt', 'inspection', 'customs-pass'] as const)(
    '%s is of when it happened, else of when it was said',
    (kind) => {
      expect(listEvents([fact(kind, t0, { happenedMs: t0 - hourMs })])[0]!.timeMs).toBe(t0 - hourMs);
      expect(listEvents([fact(kind, t0, { happenedMs: null })])[0]!.timeMs).toBe(t0);
    },
  );
});

describe('what the port says in its rows', () => {
  it('a flag is told when it changes: at first hearing only when it is more than "not yet"', () => {
    expect(told([row(t0, 'NNNNN')])).toEqual([]);
    expect(told([row(t0, 'NYNNN')])).toEqual([['ASA', '运抵', 'done', '已到']]);
    expect(told([row(t0, 'NNTNN')])).toEqual([['PASS', '海关放行', 'danger', '取消放行']]);
    const changed = [row(t0, 'NNNNY'), row(t0 + hourMs, 'NNNNY'), row(t0 + 2 * hourMs, 'NNNNN')];
    expect(told(changed)).toEqual([
      ['TMPS', '码放', 'danger', '不能放行（由已放行变回）'],
      ['TMPS', '码放', 'done', '已放行'],
    ]);
  });

  it('a release that is taken back is told as what it is, and rows say the same in whatever order they are heard', () => {
    const taken = [row(t0, 'NNYNN'), row(t0 + hourMs, 'NNTNN')];
    expect(told(taken)[0]).toEqual(['PASS', '海关放行', 'danger', '取消放行（由已放行变回）']);
    expect(told(taken.toReversed())).toEqual(told(taken));
  });

  it.each([
    ['given and taken back: the giving is struck out', ['NNNNY', 'NNNNY', 'NNNNN'], ['不能放行（由已放行变回）', '~已放行']],
    ['given again: only the first one is', ['NNNNY', 'NNNNN', 'NNNNY'], ['已放行', '不能放行（由已放行变回）', '~已放行']],
    ['withdrawn by customs', ['NNYNN', 'NNTNN'], ['取消放行（由已放行变回）', '~已放行']],
    ['another flag of the same row stands', ['NYNNY', 'NYNNN'], ['不能放行（由已放行变回）', '~已放行', '已到']],
    ['the taking back is itself no giving', ['NNTNN', 'NNNNN'], ['不能放行', '取消放行']],
  ] as const)('what a row takes back is struck out, not hidden: %s', (_what, rows, texts) => {
    const facts = rows.map((flags, at) => row(t0 + at * hourMs, flags));
    expect(listEvents(facts).map(({ superseded, text }) => `${superseded ? '~' : ''}${text}`)).toEqual(texts);
    expect(listEvents(facts.toReversed())).toEqual(listEvents(facts));
  });

  it('a row that is silent of a flag says nothing of it', () => {
    const silent = row(t0 + hourMs, 'NNNNY', { detail: { flags: {} } });
    expect(told([row(t0, 'NNNNY'), silent])).toEqual([['TMPS', '码放', 'done', '已放行']]);
  });

  it('a release that was withdrawn and is refused since was not given before', () => {
    expect(told([row(t0, 'NNTNN'), row(t0 + hourMs, 'NNNNN')])[0]).toEqual(['PASS', '海关放行', 'attention', '不能放行']);
  });

  it('a flag is of its own time where the row tells it', () => {
    const given = row(t0, 'NNNNY', { detail: { flagMs: { pass: t0 - hourMs } } });
    expect(timesOf([given])).toEqual([['TMPS', t0 - hourMs]]);
    expect(timesOf([row(t0, 'NNNNY', { happenedMs: null })])).toEqual([['TMPS', t0]]);
  });

  it('rows of another box, terminal or source are no change of this one', () => {
    const other = { containerNo: 'FCIU9051185' };
    expect(told([row(t0, 'NNNNY'), row(t0 + hourMs, 'NNNNY', other)])).toHaveLength(2);
    expect(told([row(t0, 'NNNNY'), row(t0 + hourMs, 'NNNNY', { terminal: 'BLCTMS' })])).toHaveLength(2);
    expect(told([row(t0, 'NNNNY'), row(t0 + hourMs, 'NNNNY', { source: 'ningbo-edi' })])).toHaveLength(2);
    expect(told([row(t0, 'NNNNY'), row(t0 + hourMs, 'NNNNY', { billNo: 'MEDUNB7654321' })])).toHaveLength(2);
  });
});

describe('what is said of the ship', () => {
  const call = 'MSC ANNA / 425W';
  const plan = (saidMs: number, detail: object): Fact => fact('vessel-plan', saidMs, { source: 'ningbo-port', detail });

  it('its first plan is a line; what it tells then is no change', () => {
    expect(told([plan(t0, { portClosesMs: t0 + 30 * hourMs })])).toEqual([['PLAN', '船期', 'idle', call]]);
  });

  it('R-3.8-07 each cut-off that moved is a line in the port’s name for it, with old and new', () => {
    const facts = [
      plan(t0, { portClosesMs: t0 + 30 * hourMs }),
      plan(t0 + hourMs, { portClosesMs: t0 + 28 * hourMs, customsClosesMs: t0 + 20 * hourMs }),
    ];
    expect(told(facts)).toEqual([
      ['CUT', '截关', 'attention', `${call} · 截关已定：10-13 04:00`],
      ['CUT', '截港', 'attention', `${call} · 截港提前 2 小时：10-13 14:00 → 10-13 12:00`],
      ['PLAN', '船期', 'idle', call],
    ]);
  });

  it('a time that was taken away says that, and nothing of being odd', () => {
    const facts = [plan(t0, { portClosesMs: t0 + 30 * hourMs }), plan(t0 + hourMs, {})];
    expect(told(facts)[0]).toEqual(['CUT', '截港', 'attention', `${call} · 截港时间取消，等码头新通知`]);
  });

  it('each ship and each terminal has its own clocks, one that is not named as well', () => {
    const closes = (atHours: number, more: object): Fact =>
      fact('vessel-plan', t0 + atHours * hourMs, { detail: { portClosesMs: t0 + (30 + atHours) * hourMs }, ...more });
    const codes = (...facts: readonly Fact[]) => listEvents(facts).map(({ code }) => code);
    expect(codes(closes(0, {}), closes(1, { voyage: '426W' }))).toEqual(['PLAN', 'PLAN']);
    expect(codes(closes(0, { terminal: null }), closes(1, {}), closes(2, { terminal: null }))).toEqual(['CUT', 'PLAN', 'PLAN']);
  });

  it('berthing and sailing are told once, though the berth or the ship is written otherwise the next time', () => {
    const [ataMs, atdMs] = [t0 - 5 * hourMs, t0 - hourMs];
    const again = fact('vessel-plan', t0 + hourMs, {
      source: 'ningbo-port',
      vesselName: 'MSC.ANNA',
      detail: { ataMs, atdMs, berth: '4#' },
    });
    expect(timesOf([plan(t0, { ataMs, atdMs, berth: '3#' }), again])).toEqual([
      ['PLAN', t0],
      ['DLPT', atdMs],
      ['POCA', ataMs],
    ]);
  });

  it.each([
    ['3', '泊位 3'],
    ['3号泊位', '3号泊位'],
  ])('O-23 the berth %j is told as %j', (berth, text) => {
    const berthed = listEvents([plan(t0, { ataMs: t0, berth })]).find(({ code }) => code === 'POCA')!;
    expect(berthed.text?.split(' · ').at(-1)).toBe(text);
  });

  it('R-3.8-08 berthing and sailing by the plan are told once, at their own time', () => {
    const [ataMs, atdMs] = [t0 - 5 * hourMs, t0 - hourMs];
    const facts = [plan(t0 - 9 * hourMs, {}), plan(t0, { ataMs, atdMs, berth: '3#' }), plan(t0 + hourMs, { ataMs, atdMs, berth: '3#' })];
    expect(listEvents(facts).map(({ code, name, tone, text, timeMs }) => [code, name, tone, text, timeMs])).toEqual([
      ['DLPT', '离港', 'done', call, atdMs],
      ['POCA', '靠泊', 'done', `${call} · 泊位 3#`, ataMs],
      ['PLAN', '船期', 'idle', call, t0 - 9 * hourMs],
    ]);
  });

  it('R-3.8-08 berthing and sailing stand in a first plan too, and are told again when their time moves', () => {
    const [ataMs, atdMs] = [t0 - 5 * hourMs, t0 - hourMs];
    expect(timesOf([plan(t0, { ataMs, atdMs })])).toEqual([
      ['PLAN', t0],
      ['DLPT', atdMs],
      ['POCA', ataMs],
    ]);
    const moved = [plan(t0, { ataMs, atdMs }), plan(t0 + hourMs, { ataMs: ataMs + hourMs, atdMs: atdMs + minuteMs })];
    expect(timesOf(moved)).toEqual([
      ['PLAN', t0],
      ['DLPT', atdMs + minuteMs],
      ['DLPT', atdMs],
      ['POCA', ataMs + hourMs],
      ['POCA', ataMs],
    ]);
    expect(told([plan(t0, { ataMs, berth: null })]).find(([code]) => code === 'POCA')![3]).toBe(call);
  });

  it('X5 a cut-off that nobody can have meant says so beside its move, another does not', () => {
    const facts = [plan(t0, {}), plan(t0 + hourMs, { portClosesMs: t0 + 28 * hourMs, customsClosesMs: Date.UTC(2099, 11, 31) })];
    const texts = told(facts).flatMap(([code, , , text]) => (code === 'CUT' ? [text] : []));
    expect(texts.map((text) => String(text).includes('时间不合理'))).toEqual([true, false]);
  });

  it('a load list tells arrival and sailing, each where it has it', () => {
    const report = (detail: object): Fact => fact('vessel-report', t0, { detail });
    expect(told([report({})])).toEqual([]);
    expect(timesOf([report({ ataMs: t0 - hourMs })])).toEqual([['BDAR', t0 - hourMs]]);
    expect(timesOf([report({ atdMs: t0 })])).toEqual([['DLPT', t0]]);
    expect(told([report({ ataMs: t0 - hourMs, atdMs: t0 })])).toEqual([
      ['DLPT', '离港', 'done', call],
      ['BDAR', '抵港', 'done', call],
    ]);
  });

  it('a ship without a name is told by its code', () => {
    expect(told([fact('vessel-plan', t0, { vesselName: null })])[0]![3]).toBe('UN9314210 / 425W');
    expect(told([fact('vessel-plan', t0, { voyage: null })])[0]![3]).toBe('MSC ANNA');
  });
});

it('a clock that moved under the other code of its terminal is told as a move', () => {
  const plan = (saidMs: number, terminal: string, portClosesMs: number): Fact =>
    fact('vessel-plan', saidMs, { terminal, detail: { portClosesMs } });
  const codes = (...facts: readonly Fact[]) => listEvents(facts).map(({ code }) => code);
  expect(codes(plan(t0, 'BLCT', t0 + 9 * hourMs), plan(t0 + hourMs, 'BLTCT', t0 + 8 * hourMs))).toEqual(['CUT', 'PLAN']);
  expect(codes(plan(t0, 'BLCT', t0 + 9 * hourMs), plan(t0 + hourMs, 'BLCTMS', t0 + 8 * hourMs))).toEqual(['PLAN', 'PLAN']);
});

it('customs’ release stands under the port’s own code: in 青岛 PASS is another node', () => {
  const codeOf = (port: 'NB' | 'QD') => listEvents([fact('customs-pass', t0, { port, source: 'user' })])[0]!.code;
  expect([codeOf('NB'), codeOf('QD')]).toEqual(['PASS', 'PAS']);
});

describe('what a yard says', () => {
  const yard = (saidMs: number, detail: object): Fact => fact('yard', saidMs, { detail: { yardName: '长胜堆场', ...detail } });

  it('each step is a line, once', () => {
    const first = { inputMs: t0 - 9 * hourMs, outMs: t0 - 8 * hourMs };
    const all = { ...first, stuffMs: t0 - 6 * hourMs, backMs: t0 - 5 * hourMs, toPortMs: t0 - 4 * hourMs };
    expect(told([yard(t0, first), yard(t0 + hourMs, all)])).toEqual([
      ['CYTC', '集港', 'done', '长胜堆场'],
      ['FCGI', '重箱返场', 'done', '长胜堆场'],
      ['CGGI', '装货', 'done', '长胜堆场'],
      ['STSP', '提空箱', 'done', '长胜堆场'],
      ['YDIN', '录入', 'done', '长胜堆场'],
    ]);
  });

  it('once, though the yard is called otherwise the next time', () => {
    const outMs = t0 - 8 * hourMs;
    expect(told([yard(t0, { outMs }), yard(t0 + hourMs, { outMs, yardName: '长胜' })])).toEqual([['STSP', '提空箱', 'done', '长胜堆场']]);
  });

  it('again when its time moves', () => {
    expect(timesOf([yard(t0, { outMs: t0 - 8 * hourMs }), yard(t0 + hourMs, { outMs: t0 - 7 * hourMs })])).toEqual([
      ['STSP', t0 - 7 * hourMs],
      ['STSP', t0 - 8 * hourMs],
    ]);
  });
});

describe('what is said of a booking', () => {
  const booking = (saidMs: number, detail: object): Fact => fact('booking', saidMs, { detail: { bookingNo: 'WK420P0008', ...detail } });
  const named = '订舱号 WK420P0008';
  const steps = { outMs: t0 - 8 * hourMs, backMs: t0 - 5 * hourMs, gateInMs: t0 - 4 * hourMs };

  it('each step of its box is a line at its own time, once, with the booking’s number', () => {
    const facts = [booking(t0, { outMs: steps.outMs }), booking(t0 + hourMs, steps)];
    expect(told(facts)).toEqual([
      ['GITM', '进港', 'done', named],
      ['FCGI', '重箱返场', 'done', named],
      ['STSP', '提空箱', 'done', named],
    ]);
    expect(timesOf(facts)).toEqual([
      ['GITM', steps.gateInMs],
      ['FCGI', steps.backMs],
      ['STSP', steps.outMs],
    ]);
  });

  it('again when its time moves; of no step, of a time taken away and of no number nothing is said', () => {
    const moved = { outMs: steps.outMs + hourMs };
    expect(timesOf([booking(t0, { outMs: steps.outMs }), booking(t0 + hourMs, moved), booking(t0 + 2 * hourMs, {})])).toEqual([
      ['STSP', moved.outMs],
      ['STSP', steps.outMs],
    ]);
    expect(told([booking(t0, {})])).toEqual([]);
    expect(told([booking(t0, { bookingNo: '', outMs: steps.outMs })])).toEqual([['STSP', '提空箱', 'done', null]]);
  });

  it('one box under two bookings is told under each', () => {
    const facts = [booking(t0, { outMs: steps.outMs }), booking(t0 + hourMs, { bookingNo: 'WK420P0009', outMs: steps.outMs })];
    expect(told(facts).map(([, , , text]) => text)).toEqual(['订舱号 WK420P0009', named]);
  });
});

describe('corrections', () => {
  const original = fact('gate-in', t0, { reference: 'D1', detail: withoutSeal });

  it('a withdrawal and a correction say so; what they reach is struck out, they are not', () => {
    const corrected = fact('gate-in', t0 + hourMs, { reference: 'D1', function: 'replace', happenedMs: t0 - hourMs, detail: withoutSeal });
    const marks = (facts: readonly Fact[]) => listEvents(facts).map(({ text, tone, superseded }) => [text, tone, superseded]);
    expect(marks([original, corrected])).toEqual([
      [null, 'done', true],
      ['更正', 'done', false],
    ]);
    const cancelled = fact('gate-in', t0 + hourMs, { reference: 'D1', function: 'cancel', detail: withoutSeal });
    expect(marks([original, cancelled])).toEqual([
      ['撤销', 'attention', false],
      [null, 'done', true],
    ]);
  });

  // From the trade: what still holds must stand somewhere without a stroke through it.
  it.each<[string, (saidMs: number, purpose: Fact['function']) => Fact, readonly string[]]>([
    ['a yard’s step', (saidMs, purpose) => fact('yard', saidMs, { function: purpose, detail: { outMs: t0 - hourMs } }), ['STSP']],
    [
      'a booking’s step',
      (saidMs, purpose) => fact('booking', saidMs, { function: purpose, detail: { bookingNo: 'B1', gateInMs: t0 - hourMs } }),
      ['GITM'],
    ],
    ['a release', (saidMs, purpose) => row(saidMs, 'NNYNN', { function: purpose }), ['PASS']],
    [
      'a plan and a berthing',
      (saidMs, purpose) => fact('vessel-plan', saidMs, { source: 'ningbo-port', function: purpose, detail: { ataMs: t0 - hourMs } }),
      ['PLAN', 'POCA'],
    ],
  ])('%s that a correction repeats is told anew, and what it repeats is struck out', (_what, say, codes) => {
    const listed = (facts: readonly Fact[]) =>
      listEvents(facts)
        .map(({ code, text, superseded }) => `${code}${text?.includes('更正') ? ' corrected' : ''}${superseded ? ' struck' : ''}`)
        .toSorted();
    const first = say(t0, 'original');
    expect(listed([first, say(t0 + hourMs, 'replace')])).toEqual(codes.flatMap((code) => [`${code} corrected`, `${code} struck`]));
    // Who repeats himself corrects nothing.
    expect(listed([first, say(t0 + hourMs, 'original')])).toEqual(codes);
  });

  it('a release that a correction repeats was not lost', () => {
    const facts = [row(t0, 'NNYNN'), row(t0 + hourMs, 'NNYNN', { function: 'replace' })];
    const texts = listEvents(facts).map(({ text, superseded }) => [text, superseded]);
    expect(texts).toEqual([
      ['已放行 · 更正', false],
      ['已放行', true],
    ]);
  });

  it('E-26 what lies in the future of its own report says that it does not count', () => {
    expect(told([fact('gate-in', t0, { happenedMs: t0 + 25 * hourMs, detail: withoutSeal })])[0]![3]).toBe('时间晚于报文本身，不计入状态');
    expect(told([fact('gate-in', t0, { happenedMs: t0 + 24 * hourMs, detail: withoutSeal })])[0]![3]).toBeNull();
  });
});

describe('one event said twice', () => {
  const gateIn = (saidMs: number, more: object = {}): Fact => fact('gate-in', saidMs, { happenedMs: t0, detail: withoutSeal, ...more });

  it('by one source in the same words is one line, the first that was heard', () => {
    const [first, again] = [gateIn(t0), gateIn(t0 + hourMs)];
    expect(listEvents([again, first]).map((event) => event.fact)).toEqual([first]);
  });

  it.each([
    ['of another box', { containerNo: 'FCIU9051185' }],
    ['at another place', { terminal: 'BLCTMS' }],
    ['at another time', { happenedMs: t0 - hourMs }],
    ['in other words', { detail: { sealNo: 'X1' } }],
    ['by another source', { source: 'ningbo-port' }],
  ])('%s is a line of its own', (_what, more) => {
    expect(listEvents([gateIn(t0), gateIn(t0 + hourMs, more)])).toHaveLength(2);
  });

  it('two sources say how far they are apart, from a minute on; one source with itself does not', () => {
    const texts = (shiftMs: number, more: object = {}) =>
      listEvents([gateIn(t0), gateIn(t0 + hourMs, { source: 'ningbo-port', happenedMs: t0 + shiftMs, ...more })]).map(({ text }) => text);
    expect(texts(6 * minuteMs)).toEqual(['与宁波港EDI差 6 分钟', null]);
    expect(texts(-6 * minuteMs)).toContain('与宁波港EDI差 6 分钟');
    expect(texts(minuteMs)).toEqual(['与宁波港EDI差 1 分钟', null]);
    expect(texts(minuteMs - 1)).toEqual([null, null]);
    expect(texts(6 * minuteMs, { source: 'ningbo-edi' })).toEqual([null, null]);
    expect(texts(6 * minuteMs, { containerNo: 'FCIU9051185' })).toEqual([null, null]);
    expect(texts(6 * minuteMs, { voyage: '426W' })).toEqual([null, null]);
    expect(texts(6 * minuteMs, { function: 'cancel' })).toEqual(['撤销', null]);
    expect(texts(0, { happenedMs: null })).toEqual([null, null]);
    const untimed = gateIn(t0 - hourMs, { source: 'ningbo-port', happenedMs: null });
    expect(listEvents([untimed, gateIn(t0)]).map(({ text }) => text)).toEqual([null, null]);
    expect(texts(6 * minuteMs, { detail: { sealNo: 'X1' } })).toEqual(['封号 X1 · 与宁波港EDI差 6 分钟', null]);
  });

  it('answers and lists are no movement of the box, and are not compared', () => {
    const answers = [fact('arrival-receipt', t0), fact('arrival-receipt', t0 + hourMs, { source: 'customs' })];
    expect(listEvents(answers).map(({ text }) => text)).toEqual(['01', '01']);
  });
});

it('newest first; what has no time stands where it was said, and each line has a number of its own', () => {
  const facts = [
    fact('gate-in', t0 + hourMs, { happenedMs: null }),
    fact('load', t0, { happenedMs: t0 + 2 * hourMs }),
    fact('manifest', t0),
    row(t0 + 3 * hourMs, 'YYYYY'),
  ];
  const events = listEvents(facts);
  expect(events.map(({ code }) => code)).toEqual(['TMPS', 'SLD', 'PASS', 'ASA', 'IFC', 'LOBD', 'GITM', 'IFC']);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const numbered = [16, 32].map((id, at) => ({ ...row(t0 + at * hourMs, 'NYYNN', { containerNo: `C${id}` }), id }));
  expect(new Set(listEvents(numbered).map(({ id }) => id)).size).toBe(4);
});

it('digits of a plate beside a place on board, or of a ship beside its voyage, are nobody’s phone', () => {
  const load = fact('load', t0, { detail: { ...withoutSeal, truckPlate: '浙B12345', stowage: '0340682' } });
  expect(told([load])[0]![3]).toBe('车 浙B12345 · 0340682');
  expect(told([fact('vessel-plan', t0, { vesselName: null, vesselCode: '9314210', voyage: '425W' })])[0]![3]).toBe('9314210 / 425W');
});

it('phones in the words of a sender are not told', () => {
  const said = fact('arrival-receipt', t0, { detail: { code: '03', text: '请联系 13958201234' } });
  expect(told([said])[0]![3]).not.toContain('13958201234');
});

it('V-12 a box that left the port full after its gate-in is no step made: no tick, until it comes in again', () => {
  const gateIn = fact('gate-in', t0);
  const gateOut = fact('gate-out', t0 + hourMs);
  const told = (...facts: readonly Fact[]) =>
    listEvents(facts)
      .filter(({ code }) => code === 'STCS')
      .map(({ name, tone }) => `${name} ${tone}`);
  expect(told(gateIn, gateOut)).toEqual(['又出港 attention']);
  expect(told(gateIn, gateOut, fact('gate-in', t0 + 2 * hourMs))).toEqual(['出港 done']);
  expect(told(gateOut)).toEqual(['出港 done']);
  expect(told(gateIn, { ...gateOut, containerNo: 'FCIU9051185' })).toEqual(['出港 done']);
  // Imports leave through the gate, and what was withdrawn did not happen.
  expect(told(gateIn, fact('gate-out', t0 + hourMs, { detail: { direction: 'import' } }))).toEqual(['出港 done']);
  const slip = [fact('gate-in', t0, { reference: 'G' }), fact('gate-in', t0 + 1, { reference: 'G', function: 'cancel' })];
  expect(told(...slip, gateOut)).toEqual(['出港 done']);
});

it('V-12 a list that names no box is no step made, and says so', () => {
  const listed = (containerNo: string | null) => told([fact('manifest', t0, { containerNo, detail: withoutSeal })]);
  expect(listed(null)).toEqual([['IFC', '清洁舱单', 'attention', '没有箱']]);
  expect(listed('CSNU6152042')).toEqual([['IFC', '清洁舱单', 'done', null]]);
});
