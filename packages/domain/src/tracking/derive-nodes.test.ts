// Guarantee: a node says who told it, when it happened and why it is not done: of several boxes the worst, else the newest.
import { describe, expect, it } from 'vitest';
import type { PortCode } from '../ports/index';
import { deriveBillStatus } from './derive-bill-status';
import type { Fact } from './fact';
import { noteTexts } from './messages';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const second = 'FCIU9051185';
const later = t0 + hourMs;
const manifest = fact('manifest', t0 - 9 * hourMs);
const both = [manifest, fact('manifest', t0 - 9 * hourMs, { containerNo: second })];

/** A node as it is told: `state done/total source`, its time and its note. */
function nodeOf(port: PortCode, code: string, facts: readonly Fact[]): readonly [told: string, atMs: number | null, note: string | null] {
  const { state, boxesDone, boxesTotal, source, atMs, note } = deriveBillStatus(port, bill, facts).bar[code]!;
  return [`${state} ${boxesDone}/${boxesTotal} ${source}`, atMs, note];
}

/** A row of a port that tells a few flags. */
const rowOf = (saidMs: number, flags: object, more: object = {}, told: object = {}): Fact =>
  fact('release-row', saidMs, { ...told, detail: { flags, ...more } as never });

describe('预配', () => {
  const declared = fact('pre-manifest-declared', t0, { containerNo: null });
  const answer = (code: string, text: string | null, saidMs = later): Fact =>
    fact('pre-manifest-receipt', saidMs, { source: 'customs', containerNo: null, detail: { code, text } });
  const told = (...facts: readonly Fact[]) => nodeOf('NB', 'BLA', [...both, ...facts]);

  it.each([
    ['is not heard of before somebody declares it', [], ['none 0/2 null', null, null]],
    ['declared and unanswered it is under way', [declared], ['running 0/2 ningbo-edi', t0, null]],
    ['accepted it is done for every box', [declared, answer('01', '接受')], ['done 2/2 customs', later, '接受']],
    ['refused it tells customs’ ground', [answer('03', '品名不符')], ['exception 0/2 customs', later, '品名不符']],
    ['refused without a ground it tells the code', [answer('03', null)], ['exception 0/2 customs', later, '03']],
    [
      'an answer that decides nothing leaves it under way, in customs’ words',
      [answer('19003', '人工审核')],
      ['running 0/2 customs', later, '人工审核'],
    ],
    ['an unknown answer is shown as it came', [declared, answer('77', null)], ['running 0/2 customs', later, '77']],
  ] as const)('%s', (_name, facts, expected) => expect(told(...facts)).toEqual(expected));
});

describe('清洁舱单', () => {
  const list = fact('manifest', t0);
  const flag = (saidMs: number, value: string, remark: string | null = null): Fact =>
    rowOf(saidMs, { manifest: value }, { remark }, { source: 'ningbo-port' });
  const told = (...facts: readonly Fact[]) => nodeOf('NB', 'IFC', facts);

  it.each([
    ['the forwarder’s list has it', [list], ['done 1/1 ningbo-edi', t0, null]],
    ['the port agrees later: since the list', [list, flag(later, 'yes')], ['done 1/1 ningbo-edi', t0, null]],
    ['the port alone has it', [flag(later, 'yes')], ['done 1/1 ningbo-port', later, null]],
    ['the port lacks what was listed before', [list, flag(later, 'no', '缺舱单')], ['running 0/1 ningbo-edi', t0, '缺舱单']],
    ['a list that is newer than the port’s row counts', [list, flag(t0 - hourMs, 'no', '缺舱单')], ['done 1/1 ningbo-edi', t0, null]],
    ['the port lacks it and no list named the box', [flag(later, 'no', '缺舱单')], ['none 0/1 null', null, '缺舱单']],
    ['the port took it back', [list, flag(later, 'withdrawn', '撤销')], ['exception 0/1 ningbo-port', later, '撤销']],
    ['a reason about something else is none of it', [flag(later, 'no', '未运抵')], ['none 0/1 null', null, null]],
  ] as const)('%s', (_name, facts, expected) => expect(told(...facts)).toEqual(expected));

  it('runs once the pre-manifest is accepted', () => {
    const accepted = fact('pre-manifest-receipt', t0, { source: 'customs', containerNo: null });
    expect(told(flag(t0, 'no'), accepted)[0]).toBe('running 0/1 null');
    expect(told(flag(t0, 'no'), fact('pre-manifest-declared', t0))[0]).toBe('none 0/1 null');
  });
});

describe('提空', () => {
  const out = fact('gate-out', later, { detail: { fullness: 'empty' } });
  const yard = (outMs: number | null): Fact => fact('yard', later, { source: 'user', detail: { outMs } });
  const told = (...facts: readonly Fact[]) => nodeOf('SZ', 'STSP', facts);

  it('is told by the gate, else by the yard, else implied by the gate-in', () => {
    expect(told(out, yard(t0))).toEqual(['done 1/1 ningbo-edi', later, null]);
    expect(told(yard(t0))).toEqual(['done 1/1 user', t0, null]);
    expect(told(yard(null))).toEqual(['none 0/1 null', null, null]);
    expect(told(fact('gate-in', t0), yard(null))).toEqual(['done 1/1 ningbo-edi', t0, null]);
    expect(told(manifest)).toEqual(['none 0/1 null', null, null]);
  });
});

describe('运抵', () => {
  const gateIn = fact('gate-in', t0);
  const answer = (code: string, text: string | null, saidMs = t0 + 2 * hourMs): Fact =>
    fact('arrival-receipt', saidMs, { source: 'customs', detail: { code, text } });
  const flag = (saidMs: number, value: string, remark: string | null, flagMs = {}): Fact =>
    rowOf(saidMs, { arrive: value }, { remark, flagMs }, { source: 'ningbo-port' });
  const told = (...facts: readonly Fact[]) => nodeOf('NB', 'ASA', [manifest, ...facts]);

  it.each([
    ['nothing is awaited of a box outside', [], ['none 0/1 null', null, null]],
    ['awaited from the gate on', [gateIn], ['running 0/1 ningbo-edi', t0, null]],
    [
      'the port’s reason is told while it is awaited',
      [gateIn, flag(later, 'no', '未收到运抵')],
      ['running 0/1 ningbo-edi', t0, '未收到运抵'],
    ],
    [
      'a row that is silent about it may still tell why',
      [gateIn, rowOf(later, { pass: 'no' }, { remark: '未收到运抵' })],
      ['running 0/1 ningbo-edi', t0, '未收到运抵'],
    ],
    ['customs accepted it', [gateIn, answer('01', '正常')], ['done 1/1 customs', t0 + 2 * hourMs, '正常']],
    ['customs refused it', [gateIn, answer('03', '箱号不符')], ['exception 0/1 customs', t0 + 2 * hourMs, '箱号不符']],
    [
      'customs refused it without a ground',
      [answer('03', null), flag(later, 'yes', null)],
      ['exception 0/1 customs', t0 + 2 * hourMs, '03'],
    ],
    [
      'customs has not decided: it is as the port says',
      [answer('19003', null), flag(later, 'yes', null)],
      ['done 1/1 ningbo-port', later, null],
    ],
    ['since when the port has it, where it tells', [flag(later, 'yes', null, { arrive: t0 })], ['done 1/1 ningbo-port', t0, null]],
    ['the port took it back', [flag(later, 'withdrawn', '运抵撤销', { arrive: t0 })], ['exception 0/1 ningbo-port', t0, '运抵撤销']],
  ] as const)('%s', (_name, facts, expected) => expect(told(...facts)).toEqual(expected));

  it('customs’ yes stands until the port says later that it is not so', () => {
    expect(told(gateIn, answer('01', null, t0), flag(later, 'no', null))[0]).toBe('running 0/1 ningbo-edi');
    expect(told(gateIn, answer('01', null, t0), flag(later, 'yes', null))[0]).toBe('done 1/1 customs');
    expect(told(gateIn, answer('01', null), flag(later, 'no', null))[0]).toBe('done 1/1 customs');
  });
});

describe('放行', () => {
  const arrived = fact('arrival-receipt', t0 - hourMs, { source: 'customs' });
  const pass = (code: string, text: string | null, saidMs = t0): Fact =>
    fact('customs-pass', saidMs, { source: 'customs', detail: { code, text } });
  const flag = (value: string, remark: string | null, flagMs = {}): Fact =>
    rowOf(later, { customs: value }, { remark, flagMs }, { source: 'ningbo-port' });
  const told = (...facts: readonly Fact[]) => nodeOf('NB', 'PASS', [manifest, ...facts]);

  it.each([
    ['it runs once the arrival is reported', [arrived], ['running 0/1 null', null, null]],
    ['customs released', [pass('Y', '直接放行')], ['done 1/1 customs', t0, '直接放行']],
    ['customs’ N refuses nothing', [pass('N', '未放行')], ['none 0/1 null', null, null]],
    ['customs refused, with its ground', [pass('03', '要素不符')], ['exception 0/1 customs', t0, '要素不符']],
    ['customs refused without a ground', [pass('03', null)], ['exception 0/1 customs', t0, '03']],
    ['customs took it back', [pass('T', '改单')], ['exception 0/1 customs', t0, '改单']],
    ['since when the port has it, where it tells', [flag('yes', null, { customs: t0 })], ['done 1/1 ningbo-port', t0, null]],
    ['the port’s reason, where it is about the release', [flag('no', '海关放行未到')], ['none 0/1 null', null, '海关放行未到']],
    ['not its reason for something else', [flag('no', '三联单未到')], ['none 0/1 null', null, null]],
    [
      'the reason of a row that is silent about it',
      [rowOf(later, { pass: 'no' }, { remark: '海关放行未到' })],
      ['none 0/1 null', null, '海关放行未到'],
    ],
    ['the port took back what customs gave', [pass('Y', null), flag('withdrawn', '撤销')], ['exception 0/1 ningbo-port', later, '撤销']],
    ['the port does not have it any more', [pass('Y', null), flag('no', null)], ['none 0/1 null', null, null]],
    ['the port has it too: since customs', [pass('Y', '放行'), flag('yes', null)], ['done 1/1 customs', t0, '放行']],
  ] as const)('%s', (_name, facts, expected) => expect(told(...facts)).toEqual(expected));

  it('an open inspection shows on it, with customs’ words', () => {
    const inspected = fact('inspection', later, { source: 'customs', detail: { code: 'C', text: '机检' } });
    expect(told(pass('Y', null), inspected)).toEqual(['inspection 0/1 customs', later, '机检']);
  });
});

describe('查验', () => {
  const check = (code: string, saidMs: number): Fact =>
    fact('inspection', saidMs, { source: 'customs', detail: { code, text: `查验 ${code}` } });

  it('is not heard of, open, then over', () => {
    const told = (...facts: readonly Fact[]) => nodeOf('XM', 'CPI', [manifest, ...facts]);
    expect(told()).toEqual(['none 0/1 null', null, null]);
    expect(told(check('C', t0))).toEqual(['inspection 0/1 customs', t0, '查验 C']);
    expect(told(check('C', t0), check('G', later))).toEqual(['done 1/1 customs', later, '查验 G']);
  });
});

describe('what the port’s flag alone tells', () => {
  const told = (code: string, ...facts: readonly Fact[]) => nodeOf('NB', code, [manifest, ...facts]);
  const port = { source: 'ningbo-port' } as const;

  it('the terminal’s pass: whatever the port says is about it, even beside a yes', () => {
    expect(told('TMPS', rowOf(t0, { pass: 'yes' }, { remark: '重箱' }, port))).toEqual(['done 1/1 ningbo-port', t0, '重箱']);
    expect(told('TMPS', rowOf(t0, { pass: 'no' }, { remark: '超重' }, port))).toEqual(['none 0/1 null', null, '超重']);
    expect(told('TMPS', rowOf(t0, { customs: 'no' }, { remark: '超重' }, port))).toEqual(['none 0/1 null', null, '超重']);
    const taken = rowOf(later, { pass: 'withdrawn' }, { remark: '超重', flagMs: { pass: t0 } }, port);
    expect(told('TMPS', taken)).toEqual(['exception 0/1 ningbo-port', t0, '超重']);
  });

  it('another document: its own reasons alone, and none beside a yes', () => {
    const row = (value: string, remark: string): Fact => rowOf(later, { triple: value }, { remark, flagMs: { triple: t0 } }, port);
    expect(told('SLD', row('yes', '三联单已到'))).toEqual(['done 1/1 ningbo-port', t0, null]);
    expect(told('SLD', row('no', '三联单未到'))).toEqual(['none 0/1 null', null, '三联单未到']);
    expect(told('SLD', row('no', '超重'))).toEqual(['none 0/1 null', null, null]);
    expect(told('SLD', rowOf(later, { pass: 'no' }, { remark: '三联单未到' }, port))[2]).toBe('三联单未到');
  });

  // A port tells a whole row whenever one of its flags turns: what was there before is no newer for it.
  it.each([
    ['SLD', ['NNNYN', 'NNNYY']],
    ['PASS', ['NNYNN', 'NNYYN']],
    ['ASA', ['NYNNN', 'NYYNN']],
    ['IFC', ['YNNNN', 'YYNNN']],
  ] as const)('%s is told since its rows say so, not since the row that was told for another', (code, [first, again]) => {
    const rows = (value: string, ...times: readonly number[]) => times.map((atMs) => row(atMs, value, port));
    expect(nodeOf('NB', code, [...rows(first, t0), ...rows(again, later)])).toEqual(['done 1/1 ningbo-port', t0, null]);
    // Taken back and given anew it is since then.
    expect(nodeOf('NB', code, [...rows(first, t0), ...rows('NNNNN', t0 + 1), ...rows(again, later)])[1]).toBe(later);
  });

  it('what was taken back is told since the port said so first', () => {
    const rows = [row(t0, 'NNNYN', port), row(t0 + 1, 'NNNTN', port), row(later, 'NNYTN', port)];
    expect(told('SLD', ...rows)).toEqual(['exception 0/1 ningbo-port', t0 + 1, null]);
  });

  it('of several boxes it is there with the last of them, whichever row was told last', () => {
    const other = { ...port, containerNo: second };
    const rows = [row(t0, 'NNNYN', port), row(t0 + 60_000, 'NNNYN', other), row(later, 'NNNYY', port)];
    expect(nodeOf('NB', 'SLD', [...both, ...rows])).toEqual(['done 2/2 ningbo-port', t0 + 60_000, null]);
  });

  it('配载 is told by the port, and where it is silent by a place on board', () => {
    const stow = fact('stow', t0);
    const told = (...facts: readonly Fact[]) => nodeOf('SH', 'PRLD', [manifest, ...facts])[0];
    expect(told(stow)).toBe('done 1/1 ningbo-edi');
    expect(told(stow, rowOf(later, { stow: 'no' }))).toBe('none 0/1 null');
    expect(told(rowOf(later, { stow: 'yes' }, {}, { source: 'gang-hang' }))).toBe('done 1/1 gang-hang');
  });
});

describe('装船 and 离港', () => {
  const load = fact('load', t0);
  const sailed = fact('vessel-report', later, { detail: { atdMs: later } });

  it('装船 is told by the load list, else by the port’s row', () => {
    const byRow = rowOf(later, {}, { loadedMs: t0 - hourMs }, { source: 'ningbo-port' });
    const told = (...facts: readonly Fact[]) => nodeOf('NB', 'LOBD', [manifest, ...facts]);
    expect(told(byRow)).toEqual(['done 1/1 ningbo-port', t0 - hourMs, null]);
    expect(told(byRow, load)).toEqual(['done 1/1 ningbo-edi', t0, null]);
    expect(told(rowOf(later, {}))).toEqual(['none 0/1 null', null, null]);
  });

  it('离港 runs once all is loaded, is done for what was loaded, and says where no list was heard', () => {
    const told = (...facts: readonly Fact[]) => nodeOf('NB', 'DLPT', facts);
    expect(told(manifest)).toEqual(['none 0/1 null', null, null]);
    expect(told(manifest, load)).toEqual(['running 0/1 null', null, null]);
    expect(told(...both, load)).toEqual(['none 0/2 null', null, null]);
    expect(told(manifest, load, sailed)).toEqual(['done 1/1 ningbo-edi', later, null]);
    expect(told(...both, load, sailed)).toEqual(['part 1/2 ningbo-edi', later, null]);
    const passed = row(t0, 'YYYYY');
    expect(told(passed, sailed)).toEqual(['running 0/1 ningbo-edi', later, noteTexts.noLoadReport]);
    expect(told(manifest, sailed)).toEqual(['exception 0/1 ningbo-edi', later, null]);
    const noBox = fact('manifest', t0, { containerNo: null });
    expect(told(noBox, sailed)).toEqual(['exception 0/0 ningbo-edi', later, noteTexts.noLoadReport]);
  });

  it('what was withdrawn is told node by node, with the boxes that are not on board', () => {
    const taken = (containerNo: string, flags: string) => row(later, flags, { containerNo });
    const first = manifest.containerNo!;
    const { withdrawn } = deriveBillStatus('NB', bill, [...both, taken(first, 'NNTNT'), taken(second, 'NNTNN')]);
    expect(withdrawn).toEqual([
      { node: 'PASS', containerNos: [first, second] },
      { node: 'TMPS', containerNos: [first] },
    ]);
    const onBoard = fact('load', later);
    expect(deriveBillStatus('NB', bill, [...both, taken(first, 'NNTNT'), onBoard]).withdrawn).toEqual([]);
  });

  it('a box on board waits for nothing and is held by nothing, one that left again for its gate-in alone', () => {
    const open = fact('inspection', t0, { source: 'customs', detail: { code: 'C' } });
    const boxOf = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, [manifest, ...facts]).boxes[0];
    expect(boxOf(open)).toMatchObject({ waitsFor: 'PASS', held: 'inspection', isHeld: true });
    expect(boxOf(open, load)).toMatchObject({ waitsFor: null, held: null, isHeld: false });
    expect(boxOf(open, fact('gate-in', t0), fact('gate-out', later))).toMatchObject({ waitsFor: 'GITM', held: null, isHeld: false });
  });
});

describe('a node of several boxes', () => {
  const of2 = { containerNo: second };
  const gateIn = (atMs: number, told = {}): Fact => fact('gate-in', atMs, told);

  it('is done with the last of them and tells the newest word of it', () => {
    expect(nodeOf('NB', 'GITM', [...both, gateIn(later), gateIn(t0, { ...of2, source: 'user' })])).toEqual([
      'done 2/2 ningbo-edi',
      later,
      null,
    ]);
    expect(nodeOf('NB', 'GITM', [...both, gateIn(t0), gateIn(later, { ...of2, source: 'user' })])).toEqual(['done 2/2 user', later, null]);
    expect(nodeOf('NB', 'GITM', [...both, gateIn(t0)])).toEqual(['part 1/2 ningbo-edi', t0, null]);
  });

  it('runs while one of them is under way', () => {
    expect(nodeOf('NB', 'ASA', [...both, gateIn(t0)])).toEqual(['running 0/2 ningbo-edi', t0, null]);
  });

  it('that is partly done tells what the others wait for', () => {
    const arrived = fact('arrival-receipt', later, { ...of2, source: 'customs', detail: { text: '正常' } });
    expect(nodeOf('NB', 'ASA', [...both, gateIn(t0), arrived])).toEqual(['part 1/2 ningbo-edi', t0, null]);
  });

  it('one refusal goes before an inspection, and an inspection before what is done', () => {
    const inspected = fact('inspection', later, { source: 'customs', detail: { code: 'C', text: '机检' } });
    const refused = fact('customs-pass', t0, { ...of2, source: 'customs', detail: { code: '03', text: '要素不符' } });
    const released = fact('customs-pass', t0, { ...of2, source: 'customs' });
    expect(nodeOf('NB', 'PASS', [...both, inspected, refused])).toEqual(['exception 0/2 customs', t0, '要素不符']);
    expect(nodeOf('NB', 'PASS', [...both, inspected, released])).toEqual(['inspection 1/2 customs', later, '机检']);
  });

  it('tells the first reason of a box that lacks it, never that of one that has it', () => {
    const pass = (value: string, remark: string | null, told = {}): Fact => rowOf(t0, { pass: value }, { remark }, told);
    expect(nodeOf('NB', 'TMPS', [pass('yes', null), pass('no', '超重', of2)])[2]).toBe('超重');
    expect(nodeOf('NB', 'TMPS', [pass('yes', null, { saidMs: later }), pass('yes', '重箱', of2)])[2]).toBeNull();
    expect(nodeOf('NB', 'TMPS', [pass('no', null), pass('no', '超重', of2)])[2]).toBe('超重');
  });
});

describe('since when something holds a bill', () => {
  const heldMs = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, [...both, ...facts]).heldMs;
  const said = (saidMs: number) => ({ source: 'customs', saidMs, heardMs: saidMs }) as const;

  it.each([
    ['nothing', [], null],
    ['an open inspection', [fact('inspection', t0, said(t0))], t0],
    ['one that is over', [fact('inspection', t0, { ...said(t0), detail: { code: 'G' } })], null],
    ['a refusal', [fact('customs-pass', t0, { ...said(later), detail: { code: '03' } })], later],
    ['what was given', [fact('customs-pass', t0, { ...said(later) })], null],
    [
      'the newest of several, though its node comes earlier',
      [fact('inspection', t0, said(t0)), fact('arrival-receipt', t0, { ...said(later), containerNo: second, detail: { code: '03' } })],
      later,
    ],
    [
      'the newest of several, of whatever box and node',
      [
        fact('inspection', t0, { ...said(later), containerNo: second }),
        fact('arrival-receipt', t0, { ...said(t0), detail: { code: '03' } }),
      ],
      later,
    ],
  ] as const)('%s', (_name, facts, expected) => expect(heldMs(...facts)).toBe(expected));
});
