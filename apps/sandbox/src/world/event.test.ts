// Guarantee: each injected event says, in wire messages, exactly what was meant; wrong input is refused in Chinese
// and changes nothing.
import { readMessage } from '@mastlight/wire';
import type { WireMessage } from '@mastlight/wire';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../bad-input';
import { createWorld } from './advance-world';
import { injectEvent } from './event';
import type { World } from './world';

const now = Date.parse('2026-10-12T04:00:00Z');
const billNo = 'COSU6400000001';
const boxes = ['MSKU0308961', 'CSQU3054383'];

function worldWithBill(): World {
  const world = createWorld('1', now);
  injectEvent(world, { type: 'ship-call', vessel: 'TEST.SHIP', voyage: '001W', terminal: 'BLCT3' }, now);
  injectEvent(world, { type: 'bill', billNo, vessel: 'TEST.SHIP', voyage: '001W', containers: boxes, life: 'hand' }, now);
  return world;
}

/** Sends the events one after the other and reads back what the last one said. */
function say(world: World, ...events: readonly Record<string, unknown>[]): WireMessage[] {
  let said: WireMessage[] = [];
  for (const event of events) {
    said = injectEvent(world, { billNo, ...event }, now).said.flatMap(({ bytes }) => readMessage(bytes).messages);
  }
  return said;
}

/** The release row of the first box, as the last message says it. */
function rowOf(said: readonly WireMessage[]) {
  const rows = said.find((message) => message.kind === 'release-rows');
  return rows?.rows.find((row) => row.containerNo === boxes[0]);
}

describe('R-0-11, R-7.6-23 events', () => {
  test('pre-manifest: a receipt to MT2101, accepted or with its own code and text', () => {
    const world = worldWithBill();
    expect(say(world, { type: 'pre-manifest' })).toMatchObject([
      { kind: 'customs-receipt', about: '2101', entries: [{ billNo, containerNo: null, code: '01' }] },
    ]);
    expect(say(world, { type: 'pre-manifest', code: '03', text: '退单：测试' })).toMatchObject([
      { kind: 'customs-receipt', about: '2101', entries: [{ billNo, code: '03', text: '退单：测试' }] },
    ]);
  });

  test('manifest: IFCSUM with all boxes, then the port lists them', () => {
    const said = say(worldWithBill(), { type: 'manifest' });
    expect(said).toMatchObject([
      {
        kind: 'manifest',
        vessel: { name: 'TEST.SHIP', voyage: '001W' },
        bills: [{ billNo, boxes: [{ containerNo: boxes[0] }, { containerNo: boxes[1] }] }],
      },
      { kind: 'release-rows' },
    ]);
    expect(rowOf(said)).toMatchObject({ flags: { ifcsum: 'Y', cpcode: 'N' }, remark: '缺少码头运抵报告。', terminal: 'BLCT3' });
  });

  test('gate-in of one box: CODECO with time, plate and weight', () => {
    const [gate] = say(worldWithBill(), { type: 'gate-in', containerNo: boxes[0] });
    expect(gate).toMatchObject({
      kind: 'gate',
      move: 'in',
      terminal: 'BLCT3',
      boxes: [
        {
          containerNo: boxes[0],
          billNos: [billNo],
          fullness: 'full',
          happened: { instantMs: now },
          truckPlate: expect.stringMatching(/^浙B\d{5}$/) as string,
        },
      ],
    });
  });

  test('gate-out: the empty box leaves for stuffing', () => {
    expect(say(worldWithBill(), { type: 'gate-out' })).toMatchObject([
      { kind: 'gate', move: 'out', boxes: [{ fullness: 'empty' }, { fullness: 'empty' }] },
    ]);
  });

  test('arrival: a receipt to MT3101 per box and the flag, and back to N without a receipt', () => {
    const world = worldWithBill();
    const said = say(world, { type: 'manifest' }, { type: 'gate-in' }, { type: 'arrival' });
    expect(said[0]).toMatchObject({
      kind: 'customs-receipt',
      about: '3101',
      entries: [{ containerNo: boxes[0], code: '01' }, { containerNo: boxes[1] }],
    });
    expect(rowOf(said)).toMatchObject({ flags: { cpcode: 'Y' }, remark: '缺少海关放行信息。' });
    const back = say(world, { type: 'arrival', flag: 'N', containerNo: boxes[0] });
    expect(back.map(({ kind }) => kind)).toEqual(['release-rows']);
    expect(rowOf(back)).toMatchObject({ flags: { cpcode: 'N' }, remark: '货代舱单提单与码头运抵提单的数量不一致。' });
  });

  test('a refused arrival leaves the flag as it was', () => {
    const said = say(worldWithBill(), { type: 'manifest' }, { type: 'gate-in' }, { type: 'arrival', code: '03' });
    expect(said).toMatchObject([{ kind: 'customs-receipt', about: '3101', entries: [{ code: '03' }, { code: '03' }] }]);
  });

  test('inspect, release, triple, pass: rows that end in 放行成功', () => {
    const world = worldWithBill();
    expect(
      say(world, { type: 'manifest' }, { type: 'gate-in' }, { type: 'arrival' }, { type: 'inspect', mode: '2', containerNo: boxes[0] }),
    ).toMatchObject([{ kind: 'track-rows', rows: [{ containerNo: boxes[0], topic: 'cusmov', status: 'C', mode: '2' }] }]);
    const released = say(world, { type: 'release' });
    expect(released[0]).toMatchObject({ kind: 'track-rows', rows: [{ topic: 'custpass', status: 'Y' }, {}] });
    expect(rowOf(released)).toMatchObject({ flags: { custom: 'Y' }, remark: '缺少电子口岸三联单。' });
    expect(rowOf(say(world, { type: 'triple' }))).toMatchObject({ flags: { sld: 'Y', pass: 'N' }, remark: null });
    expect(rowOf(say(world, { type: 'pass' }))).toMatchObject({ flags: { pass: 'Y' }, remark: '放行成功', received: { instantMs: now } });
    expect(rowOf(say(world, { type: 'pass', flag: 'T' }))).toMatchObject({ flags: { pass: 'T' }, received: null });
  });

  test('load: COARRI with stowage, and the load time in the row', () => {
    const said = say(worldWithBill(), ...['manifest', 'gate-in', 'arrival', 'release', 'triple', 'pass', 'load'].map((type) => ({ type })));
    expect(said[0]).toMatchObject({
      kind: 'vessel-move',
      move: 'load',
      boxes: [{ containerNo: boxes[0], stowage: expect.stringMatching(/^\d{7}$/) as string }, {}],
    });
    expect(rowOf(said)?.loaded?.instantMs).toBe(now);
  });

  test('cut-off and depart: the vessel plan row anew', () => {
    const world = worldWithBill();
    expect(say(world, { type: 'cut-off', portCloseTime: '2026-10-13 06:30:00' })).toMatchObject([
      { kind: 'vessel-plan', calls: [{ vessel: { name: 'TEST.SHIP' }, portCloses: { instantMs: Date.parse('2026-10-12T22:30:00Z') } }] },
    ]);
    expect(say(world, { type: 'depart' })).toMatchObject([{ kind: 'vessel-plan', calls: [{ atd: { instantMs: now } }] }]);
  });

  test('raw: the bytes as they were given', () => {
    const { said } = injectEvent(createWorld('1', now), { type: 'raw', source: 'customs', base64: 'AAEC/w==' }, now);
    expect([...said[0]!.bytes]).toEqual([0, 1, 2, 255]);
  });

  test('a bill that lives by itself is planned to the end', () => {
    const world = createWorld('1', now);
    injectEvent(world, { type: 'bill', billNo }, now);
    const types = new Set(world.steps.filter((step) => step.billNo === billNo).map((step) => step.type));
    expect([...types].join(' ')).toBe('declare pre-manifest manifest gate-in arrival release triple pass loading load tally');
  });
});

describe('bad input', () => {
  test.each([
    [{ type: 'fly' }, /不认识的事件/],
    [{}, /不认识的事件/],
    [{ type: 'constructor' }, /不认识的事件/],
    [{ type: 'bill', billNo: 'SHORT' }, /billNo/],
    [{ type: 'bill', billNo }, /已经在沙盘里/],
    [{ type: 'bill', billNo: 'COSU6400000009', containers: ['MSKU'] }, /箱号/],
    [{ type: 'bill', billNo: 'COSU6400000009', containers: [boxes[0], boxes[0]] }, /重复/],
    [{ type: 'bill', billNo: 'COSU6400000009', containers: 0 }, /containers/],
    [{ type: 'bill', billNo: 'COSU6400000009', vessel: 'A', voyage: 'V.1' }, /V\./],
    [{ type: 'bill', billNo: 'COSU6400000009', life: 'wild' }, /life/],
    [{ type: 'gate-in', billNo: 'NOTHERE12345' }, /没有提单/],
    [{ type: 'gate-in', billNo: '__proto__' }, /没有提单/],
    [{ type: 'gate-in', billNo, containerNo: 'MSKU9999999' }, /没有箱/],
    [{ type: 'pass', billNo, flag: 'X' }, /flag/],
    [{ type: 'cut-off', vessel: 'TEST.SHIP', voyage: '001W' }, /portCloseTime/],
    [{ type: 'cut-off', vessel: 'TEST.SHIP', voyage: '001W', portCloseTime: '2026-02-30 00:00:00' }, /YYYY-MM-DD/],
    [{ type: 'cut-off', vessel: 'NO.SHIP', voyage: '1' }, /没有航次/],
    [{ type: 'ship-call', vessel: 'A', voyage: '1W', terminal: 'MOON' }, /码头代码/],
    [{ type: 'ship-call', vessel: 'A', voyage: '1W', eta: 'soon' }, /eta/],
    [{ type: 'raw', source: 'moon', text: 'x' }, /source/],
    [{ type: 'raw', source: 'customs' }, /text 或 base64/],
    [{ type: 3 }, /文字/],
  ])('%j is refused and changes nothing', (event, words) => {
    const world = worldWithBill();
    const before = JSON.stringify(world);
    expect(() => injectEvent(world, event, now)).toThrow(BadInput);
    expect(() => injectEvent(world, event, now)).toThrow(words);
    expect(JSON.stringify(world)).toBe(before);
  });
});

describe('U-22 what cannot happen is refused, with the reason, and says nothing', () => {
  const after = (...types: string[]): World => {
    const world = worldWithBill();
    say(world, ...types.map((type) => ({ type })));
    return world;
  };
  const allIn = ['manifest', 'gate-in'];
  const released = [...allIn, 'arrival', 'release'];

  test.each<readonly [before: readonly string[], event: Record<string, unknown>, reason: RegExp]>([
    [[], { type: 'arrival' }, /MSKU0308961、CSQU3054383 还没进港/],
    [['gate-in'], { type: 'gate-in' }, /已经进港/],
    [['gate-in'], { type: 'gate-out' }, /不会再提空/],
    [[], { type: 'inspect', code: 'C' }, /还没进港/],
    [allIn, { type: 'release' }, /还没运抵/],
    [allIn, { type: 'release', flag: 'T' }, /还没放行，无从撤销/],
    [allIn, { type: 'arrival', flag: 'N' }, /还没运抵，无从撤回/],
    [[...allIn, 'arrival'], { type: 'triple' }, /海关还没放行/],
    [[...allIn, 'arrival'], { type: 'pass' }, /海关还没放行/],
    [released, { type: 'pass', flag: 'T' }, /还没码放，无从取消/],
    [released, { type: 'load' }, /码头还没放行/],
    [[...released, 'pass', 'load'], { type: 'gate-in', containerNo: boxes[0] }, /已装船/],
    [[...released, 'pass', 'load', 'depart'], { type: 'arrival' }, /已离港/],
  ])('U-22 after %j: %j', (before, event, reason) => {
    const world = after(...before);
    const kept = JSON.stringify(world);
    expect(() => injectEvent(world, { billNo, ...event }, now)).toThrow(reason);
    expect(JSON.stringify(world)).toBe(kept);
  });

  test('the rest of a bill gates in: boxes that are in are not told again', () => {
    const world = after('manifest');
    say(world, { type: 'gate-in', containerNo: boxes[0] });
    const rest = say(world, { type: 'gate-in' });
    expect(rest).toMatchObject([{ kind: 'gate', boxes: [{ containerNo: boxes[1] }] }]);
  });
});
