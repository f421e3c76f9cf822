/**
 * Guarantee: where a segment has lost its terminator nothing wrong is told in
 * silence. The message is refused with the place and the whole ones beside it
 * are read; a damaged segment of the envelope costs no message. The seed is
 * printed; SEED= repeats a run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interchangeKey } from '../interchange-key';
import type { Reading, WireMessage } from '../message';
import { readMessage } from '../read-message';
import { bookingRequest, cargoReport } from '../testing/arbitrary-shipments';
import { edifactGate, edifactVesselMove } from '../testing/arbitrary-messages';
import { edifactOrder, edifactStowPlan } from '../testing/arbitrary-orders';
import { contentReceipt, syntaxReceipt } from '../testing/arbitrary-receipts';
import { iftstaEvents } from '../testing/arbitrary-statuses';
import { edifactVgm } from '../testing/arbitrary-vgm';
import { runs, seed } from '../testing/seed';
import {
  writeAperak,
  writeBaplie,
  writeCoarri,
  writeCodeco,
  writeContrl,
  writeCoparn,
  writeCuscar,
  writeIftmbf,
  writeIftsta,
  writeVermas,
} from './write';

function codes({ findings }: Reading): string[] {
  return findings.map(({ code }) => code);
}

/** The places of all terminators of a file whose release character is the usual one. */
function terminatorsOf(bytes: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0x3f) at++;
    else if (bytes[at] === 0x27) found.push(at);
  }
  return found;
}

function without(bytes: Uint8Array, at: number): Buffer {
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
}

/** What a file tells after the loss is what it told before, but for messages that are refused by name. */
function expectNothingWrong(whole: Reading, damaged: Reading): void {
  const told = new Set(whole.messages.map((message) => JSON.stringify(message)));
  const wrong = damaged.messages.filter((message) => !told.has(JSON.stringify(message)));
  expect(wrong).toEqual([]);
  expect(damaged.messages.length + damaged.refusedCount).toBeGreaterThanOrEqual(whole.messages.length);
}

const gateIn = ['BGM+34+GI001+9', 'TDT+20+0712E+1+13+MLL:172:166+++9000001:146::TIDE LANTERN', 'LOC+9+CNNGB:139:6', 'NAD+CF+MLL:160:166'];
const box = (containerNo: string, billNo: string): string[] => [
  `EQD+CN+${containerNo}+45G1:102:5++2+5`,
  `RFF+BM:${billNo}`,
  'DTM+7:202605200730:203',
];
const boxes = [...box('MLTU5102010', 'NGBML0001'), ...box('MLTU5102025', 'NGBML0002')];

/** One interchange of gate-in messages with these segments between UNH and CNT. */
function interchange(...messages: readonly (readonly string[])[]): string[] {
  const told = messages.flatMap((segments, index) => [
    `UNH+${index + 1}+CODECO:D:95B:UN:SMDG16`,
    ...segments,
    `UNT+${segments.length + 2}+${index + 1}`,
  ]);
  return ['UNB+UNOA:2+SEND+RECV+260520:0800+R1', ...told, `UNZ+${messages.length}+R1`];
}

/** The file of these segments, but for the terminator of the one that begins so. */
function file(segments: readonly string[], lost: string | null, lineEnd = ''): Buffer {
  const at = lost === null ? null : segments.findIndex((segment) => segment.startsWith(lost));
  if (at === -1) throw new Error(`no ${lost}`);
  return Buffer.from(segments.map((segment, index) => `${segment}${index === at ? '' : "'"}${lineEnd}`).join(''));
}

describe('W-01 a terminator that is lost inside a message', () => {
  const first = [...gateIn, ...boxes, 'CNT+16:2'];
  const second = [...gateIn, ...box('MLTU5102030', 'NGBML0003'), 'CNT+16:1'];

  it.each([
    ['bill and time', 'RFF+BM:NGBML0001', 8, 'RFF + DTM'],
    ['two boxes', 'DTM+7', 9, 'DTM + EQD'],
    ['ship and port', 'TDT', 4, 'TDT + LOC'],
    ['port and carrier, within what a place may hold', 'LOC', 5, 'LOC + NAD'],
    ['carrier and box, within what a party may hold', 'NAD', 6, 'NAD + EQD'],
    ['head and document', 'UNH+1', 2, 'UNH + BGM'],
    ['total and trailer', 'CNT+16:2', 13, 'CNT + UNT'],
  ])('W-01 %s: the message is refused with the place, the whole one behind is read', (_, lost, segment, tags) => {
    for (const lineEnd of ['', '\n', '\r\n']) {
      const reading = readMessage(file(interchange(first, second), lost, lineEnd));
      expect(reading.messages).toMatchObject([{ boxes: [{ containerNo: 'MLTU5102030', billNos: ['NGBML0003'] }] }]);
      expect(reading.refusedCount).toBe(1);
      const damage = reading.findings.filter(({ code }) => code === 'swallowed-segment');
      expect(damage).toMatchObject([{ severity: 'error', segment, zh: `段结束符丢失，两段连在一起（${tags}），已拒收该报文` }]);
    }
  });

  it.each([
    ['an element mark that is lost', 'EQDCN+MLTU5102025+45G1'],
    ['a letter too many', 'EQDX+CN+MLTU5102025'],
    ['a blank behind it', 'EQD +CN+MLTU5102025'],
    ['a blank in it', 'EQ D+CN+MLTU5102025'],
    ['its first letter gone', 'QD+CN+MLTU5102025+45G1'],
    ['its last letter gone', 'EQ+CN+MLTU5102025+45G1'],
    ['a letter that is none', 'E1D+CN+MLTU5102025+45G1'],
    ['a letter of no tag', 'EXD++MLTU5102025+45G1'],
    ['a sign that nobody sees in front of it', '\ufeffEQD+CN+MLTU5102025'],
    ['too many elements', `EQD+CN+MLTU5102025${'+'.repeat(60_000)}`],
    ['too many bytes', `EQD+CN+MLTU5102025+${'X'.repeat(70_000)}`],
  ])('a box whose first segment cannot be read gives its bill to no other: %s (T7)', (_, broken) => {
    const damaged = first.map((segment) => (segment.startsWith('EQD+CN+MLTU5102025') ? broken : segment));
    const reading = readMessage(file(interchange(damaged, second), null));
    expect(reading.messages).toMatchObject([{ boxes: [{ containerNo: 'MLTU5102030', billNos: ['NGBML0003'] }] }]);
    expect(reading.refusedCount).toBe(1);
    expect(reading.findings).toContainEqual(expect.objectContaining({ code: 'lost-segment', severity: 'error', segment: 10 }));
  });

  it.each([
    ['damaged into another tag', ['EQB+CN+MLTU5102025+45G1'], 'EQB'],
    ['damaged into a tag that boxes have', ['EQA+CN+MLTU5102025+45G1'], 'EQA'],
    ['gone', [], 'EQD'],
  ])('a box whose first segment is %s gives its bill to no other (T9)', (_, instead, tag) => {
    const damaged = first.flatMap((segment) => (segment.startsWith('EQD+CN+MLTU5102025') ? instead : [segment]));
    const reading = readMessage(file(interchange(damaged, second), null));
    expect(reading.messages).toMatchObject([{ boxes: [{ containerNo: 'MLTU5102030', billNos: ['NGBML0003'] }] }]);
    expect(reading.findings).toContainEqual(expect.objectContaining({ code: 'lost-segment', zh: expect.stringContaining(tag) }));
  });

  it('W-01 lines that break the tag hide nothing', () => {
    for (const columns of [5, 6, 7, 8]) {
      const wrapped = file(interchange(first, second), 'TDT')
        .toString()
        .match(new RegExp(`.{1,${columns}}`, 'g'))!
        .join('\n');
      const reading = readMessage(Buffer.from(wrapped));
      expect([reading.messages.length, codes(reading)]).toEqual([1, ['unt-count', 'swallowed-segment']]);
    }
  });

  it('W-01 a segment without elements is seen as well', () => {
    const tagAlone = [...gateIn, 'GID', ...boxes];
    expect(codes(readMessage(file(interchange(tagAlone), 'GID')))).toContain('swallowed-segment');
  });

  it('W-01 a segment is seen that is nothing but its tag', () => {
    const tagAlone = [...gateIn, ...boxes, 'NAD+CN+++SOMEBODY', 'CTA', 'COM+1:TE'];
    for (const lineEnd of ['', '\n'])
      expect(codes(readMessage(file(interchange(tagAlone), 'NAD+CN', lineEnd)))).toContain('swallowed-segment');
  });

  it('W-01 the header of the next message is seen where the trailer is missing too', () => {
    const segments = interchange([...gateIn, ...boxes, 'NAD+CN+SOMEBODY'], second).filter((segment) => segment !== 'UNT+13+1');
    const reading = readMessage(file(segments, 'NAD+CN'));
    expect([reading.messages, reading.refusedCount]).toEqual([[], 1]);
  });

  it.each([
    ['too few segments', 'LOC', '9'],
    ['no number', 'LOC', ''],
  ])('W-01 a trailer that counts %s does not hide what a line shows', (_, lost, count) => {
    const segments = interchange(first).map((segment) => segment.replace(/^UNT\+\d+/, `UNT+${count}`));
    expect(codes(readMessage(file(segments, lost, '\n')))).toContain('swallowed-segment');
  });

  it('W-01 more elements than the segment has show it whatever the trailer counts', () => {
    const segments = interchange(first).map((segment) => segment.replace(/^UNT\+\d+/, 'UNT+9'));
    expect(codes(readMessage(file(segments, 'RFF+BM:NGBML0002')))).toContain('swallowed-segment');
  });

  it.each([
    ['a text that names a segment', 'FTX+AAI+++RFF+EN', []],
    ['a bill that ends like a tag', 'RFF+ABC:MY DTM', []],
    ['a place that ends like a tag', 'LOC+88+USMEA+BLCT3:TER:ZZZ', []],
    ['a carrier whose code is a tag', 'TDT+30+0712E+1++MEA+++9000001:146::TIDE LANTERN', []],
  ])('W-01 %s is no damage', (_, segment) => {
    const whole = interchange([...gateIn, ...boxes, segment]);
    const good = readMessage(file(whole, null));
    expect([good.messages.length, good.refusedCount]).toEqual([1, 0]);
    // Senders that leave UNH and UNT out of their count are many.
    const short = whole.map((one) => one.replace(/^UNT\+(\d+)/, (_told, count) => `UNT+${Number(count) - 2}`));
    const counted = readMessage(file(short, null));
    expect([counted.messages.length, counted.refusedCount]).toEqual([1, 0]);
  });

  const families: readonly (readonly [string, fc.Arbitrary<Uint8Array>])[] = [
    ['CODECO', written(edifactGate, writeCodeco)],
    ['COARRI', written(edifactVesselMove, writeCoarri)],
    ['BAPLIE', written(edifactStowPlan, writeBaplie)],
    ['COPARN', written(edifactOrder, writeCoparn)],
    ['VERMAS', written(edifactVgm, writeVermas)],
    ['IFTMBF', written(bookingRequest, writeIftmbf)],
    ['CUSCAR', written(cargoReport, writeCuscar)],
    ['IFTSTA', written(iftstaEvents, writeIftsta)],
    ['CONTRL', written(syntaxReceipt, writeContrl)],
    ['APERAK', written(contentReceipt, writeAperak)],
  ];
  const tries = Math.ceil(runs / 10);

  it.each(families)(`W-01 %s without any one terminator tells nothing wrong: ${tries} files, SEED=${seed}`, (_, files) => {
    fc.assert(
      fc.property(files, fc.nat(), fc.boolean(), (bytes, pick, hasLines) => {
        const ends = terminatorsOf(bytes);
        const at = ends[pick % ends.length]!;
        const asSent = (given: Uint8Array): Uint8Array => (hasLines ? withLines(given) : given);
        const marked = Uint8Array.from(bytes);
        // A byte that no file holds keeps the place while lines are put in.
        marked[at] = 0x7f;
        const sent = asSent(marked);
        expectNothingWrong(readMessage(asSent(bytes)), readMessage(without(sent, sent.indexOf(0x7f))));
      }),
      { seed, numRuns: tries },
    );
  });

  const samples = new URL('./samples/', import.meta.url);
  it.each(readdirSync(samples).filter((name) => terminatorsOf(readFileSync(new URL(name, samples))).length > 3))(
    'W-01 %s without any one terminator tells nothing wrong',
    (name) => {
      const bytes = readFileSync(new URL(name, samples));
      const whole = readMessage(bytes);
      for (const at of terminatorsOf(bytes)) expectNothingWrong(whole, readMessage(without(bytes, at)));
    },
  );
});

describe('W-02 a terminator that is lost in the envelope', () => {
  const segments = interchange([...gateIn, ...boxes], [...gateIn, ...box('MLTU5102030', 'NGBML0003')]);
  const whole = readMessage(file(segments, null));

  it.each(['UNB', 'UNT+12+1', 'UNT+9+2', 'UNZ'])('W-02 %s: named, and both messages are read', (lost) => {
    for (const lineEnd of ['', '\n', '\r\n']) {
      for (const una of ['', `UNA:+.? '${lineEnd}`]) {
        const reading = readMessage(Buffer.concat([Buffer.from(una), file(segments, lost, lineEnd)]));
        expect(reading.messages).toEqual(whole.messages);
        expect(interchangeKey(reading)).toBe(interchangeKey(whole));
        const words = `${lost.slice(0, 3)} 段缺少段结束符，已在下一段前断开`;
        expect(reading.findings.map(({ zh }) => zh)).toEqual(lost === 'UNZ' ? [] : [words]);
      }
    }
  });

  it('W-02 a group: UNB in front of it, and its own header', () => {
    const grouped = [segments[0]!, 'UNG+CODECO+A+B+260520:0800+7+UN+D:95B', ...segments.slice(1, -1), 'UNE+2+7', 'UNZ+1+R1'];
    for (const lost of ['UNB', 'UNG', 'UNE'])
      for (const lineEnd of ['', '\n']) {
        const reading = readMessage(file(grouped, lost, lineEnd));
        expect([reading.messages, codes(reading)]).toEqual([whole.messages, ['lost-terminator']]);
        expect(interchangeKey(reading)).toBe(interchangeKey(whole));
      }
  });

  it('W-02 UNA that is cut off in front of its terminator', () => {
    const reading = readMessage(Buffer.from(`UNA:+.? \n${file(segments, null, '\n').toString()}`));
    expect([reading.messages, codes(reading)]).toEqual([whole.messages, ['short-una']]);
  });

  it('W-02 references that end like a tag stay whole', () => {
    const odd = segments
      .map((segment) => segment.replace(/^(UNB.*|UNZ.*)$/, '$1UNH'))
      .map((one, at) => (at === 0 ? `${one}+PASS+APP` : one));
    expect(codes(readMessage(file(odd, null)))).toEqual([]);
  });

  it('W-02 one segment a line without any terminator is read as before', () => {
    const reading = readMessage(Buffer.from(segments.join('\n')));
    expect([reading.messages, codes(reading)]).toEqual([whole.messages, []]);
  });
});

/** One segment a line. */
function withLines(bytes: Uint8Array): Uint8Array {
  const ends = new Set(terminatorsOf(bytes));
  return Uint8Array.from([...bytes].flatMap((byte, at) => (ends.has(at) || byte === 0x7f ? [byte, 0x0a] : [byte])));
}

type Writer<M> = (messages: readonly M[], envelope: Parameters<typeof writeCodeco>[1]) => Uint8Array;

function written<M extends WireMessage>(messages: fc.Arbitrary<M>, write: Writer<M>): fc.Arbitrary<Uint8Array> {
  const envelope = {
    sender: 'BLCT3',
    recipient: 'MASTLIGHT',
    controlReference: 'R1',
    preparedMs: 1_783_728_000_000,
    level: 'UNOY',
  } as const;
  return fc.array(messages, { minLength: 1, maxLength: 2 }).map((some) => write(some, envelope));
}

it('W-02 a box that stands where none belongs is seen in a segment that is wrapped, and in one that is told twice', () => {
  const lostOf = (segment: string, syntax = '2') =>
    readMessage(
      Buffer.from(
        `UNB+UNOA:${syntax}+A+B+260701:0800+B1'UNH+1+CODECO:D:95B:UN:SMDG16'BGM+34+R+9'EQD+CN+MLTU5102010'${segment}'UNT+5+1'UNZ+1+B1'`,
      ),
    ).findings.map(({ code }) => code);
  expect(lostOf('NAD+TR+BLCT3:160:QD+CN+MLTU3102047')).toContain('lost-segment');
  expect(lostOf('NAD+TR+BLCT3:160:QD+CN+MLTU\n3102047')).toContain('lost-segment');
  expect(lostOf('RFF+BM:XDT\nM+7:202607010800:203')).toContain('swallowed-segment');
});
