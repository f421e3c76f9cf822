// Guarantee: what a line says comes to the same events in whatever form it answers; codes that nobody knows are told as such, and
// what is no answer of its form is none.
import { describe, expect, test } from 'vitest';
import { deriveJourney } from '@mastlight/domain/line-tracking/derive-journey';
import { localTime, offsetText } from '@mastlight/domain/line-tracking/index';
import type { LineForm } from '../../platform/config';
import { boxForTest, mysteryInForm, tellInForm, type ToldMove } from '../../scenarios/line-forms-for-test';
import { lineReaders } from './line-readers';

const billNo = 'NGB1234567';
const forms = Object.keys(lineReaders) as LineForm[];
const move = (what: ToldMove['what'], place: string, local: string, offset: string, isExpected = false): ToldMove => ({
  what,
  place,
  local,
  offset,
  isExpected,
});
const emptyOut = move('empty-out', 'CNNGB', '2026-10-01 09:00', '+08:00');
const gateIn = move('gate-in', 'CNNGB', '2026-10-03 10:30', '+08:00');
const load = move('load', 'CNNGB', '2026-10-05 02:00', '+08:00');
const depart = move('depart', 'CNNGB', '2026-10-05 08:00', '+08:00');
// Summer time has ended when it is picked up, and had not when it arrived.
const expected = move('arrive', 'DEHAM', '2026-10-22 20:00', '+02:00', true);
const arrive = move('arrive', 'DEHAM', '2026-10-23 06:00', '+02:00');
const discharge = move('discharge', 'DEHAM', '2026-10-23 23:30', '+02:00');
const pickUp = move('pick-up', 'DEHAM', '2026-10-27 09:00', '+01:00');
const giveBack = move('return', 'DEHAM', '2026-11-02 16:00', '+01:00');
const whole = [emptyOut, gateIn, load, depart, arrive, discharge, pickUp, giveBack];

const read = (form: LineForm, body: string | Buffer, number = billNo) => lineReaders[form](Buffer.from(body), number);
/** An instant by its local time and offset. */
const instant = ({ local, offset }: ToldMove): number => Date.parse(`${local.replace(' ', 'T')}:00${offset}`);
const minutes = ({ offset }: ToldMove): number => Number(offset.slice(0, 3)) * 60;

describe.each(forms)('%s', (form) => {
  const tell = (...told: readonly ToldMove[]) => read(form, tellInForm[form](billNo, told));
  const journeyOf = (...told: readonly ToldMove[]) =>
    deriveJourney(tell(...told)!.events.map(({ event }) => ({ ...event, heardMs: Date.UTC(2026, 10, 5), isGone: false })));

  test.each([
    [emptyOut, 'STSP', true],
    [gateIn, 'GITM', true],
    [load, 'LOBD', true],
    [depart, 'DLPT', false],
    [arrive, 'BDAR', false],
    [discharge, 'DSCH', true],
    [pickUp, 'STCS', true],
    [giveBack, 'RCVE', true],
  ])('%o is the node %s', (told, code, isOfBox) => {
    const step = journeyOf(...whole).steps.find((each) => each.at.ms === instant(told));
    expect(step).toMatchObject({
      code,
      at: { offsetMinutes: minutes(told), classifier: 'actual' },
      placeCode: told.place,
      vesselName: 'CAPE LANTERN',
      voyage: '421W',
      containerNo: isOfBox ? boxForTest : null,
    });
  });

  test('the whole story is one journey, by what its box is', () => {
    const { stops, boxes, isFinished, discharged } = journeyOf(...whole);
    expect(stops.map(({ code, role }) => [code, role])).toEqual([
      ['CNNGB', 'load'],
      ['DEHAM', 'discharge'],
    ]);
    expect([boxes[0]!.sizeType, boxes[0]!.returned?.ms, isFinished, discharged?.ms]).toEqual([
      '22G1',
      instant(giveBack),
      true,
      instant(discharge),
    ]);
  });

  test('what is expected is no event', () => {
    const { steps, eta } = journeyOf(load, depart, expected);
    expect([steps.length, eta]).toEqual([2, { ms: instant(expected), offsetMinutes: 120, classifier: 'estimated' }]);
  });

  test('an event whose time is corrected is the same one', () => {
    const idOf = (told: ToldMove) => tell(told)!.events.map(({ event }) => event.id);
    expect(idOf({ ...load, local: '2026-10-05 03:00' })).toEqual(idOf(load));
    expect(idOf(load)).toEqual([expect.any(String)]);
    expect(tell(load)!.events[0]!.digest).not.toBe(tell({ ...load, local: '2026-10-05 03:00' })!.events[0]!.digest);
    expect(tell(load)).toEqual(tell(load));
  });

  test('R-3.9-35 a code that nobody knows is told as its line wrote it, and is no node', () => {
    const told = move('mystery', 'DEHAM', '2026-10-24 09:00', '+02:00');
    expect([...tell(load, told)!.unknownCodes]).toEqual([mysteryInForm[form]]);
    expect(journeyOf(load, told).steps[0]).toMatchObject({ code: mysteryInForm[form], name: null });
    expect([...tell(...whole)!.unknownCodes]).toEqual([]);
  });

  test('another’s bill is none of it', () => {
    expect(read(form, tellInForm[form]('NGB7654321', whole))).toEqual({ events: [], unknownCodes: new Set() });
  });

  test.each([
    ['a web page', '<html><body>maintenance</body></html>'],
    ['half of an object', '{"result":"OK","boxes":[{'],
    ['words', 'service unavailable'],
    ['another object', '{"status":500}'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x01])],
  ])('bad input: %s is no answer', (_what, body) => {
    expect(read(form, body)).toBe(null);
  });

  test('bad input: an answer in the form of another line is none', () => {
    for (const other of forms.filter((each) => each !== form))
      expect([other, read(form, tellInForm[other](billNo, whole))]).toEqual([other, null]);
  });
});

test('a port whose clock is not known has no time in a form without zones, and what it tells is no step', () => {
  const told = [load, move('discharge', 'USZZZ', '2026-10-23 06:00', '-05:00')];
  for (const form of ['moves', 'iftsta'] as const) {
    const events = read(form, tellInForm[form](billNo, told))!.events.map(({ event }) => event);
    expect([form, events.map(({ placeCode, happenedMs }) => [placeCode, happenedMs])]).toEqual([
      form,
      expect.arrayContaining([
        ['CNNGB', instant(load)],
        ['USZZZ', null],
      ]) as unknown,
    ]);
  }
});

test('bad input: what a table of moves holds is cut and cleaned; a box without a number, and one move twice', () => {
  const row = { move: 'LOADED', time: '2026-10-05 02:00', portCode: 'cnngb', vessel: `CAPE\n\u001b[2J\u202eLANTERN${'X'.repeat(5_000)}` };
  const told = read(
    'moves',
    JSON.stringify({ result: 'OK', boxes: [{ boxNo: 'NO BOX', moves: [row, row, { ...row, time: 'soon' }, { ...row, move: ' ' }] }] }),
  );
  const [timeless, once, ...others] = told!.events.map(({ event }) => event);
  expect(others).toEqual([]);
  expect([timeless!.happenedMs, once!.containerNo, once!.placeCode, once!.vesselName!.slice(0, 16), once!.vesselName!.length]).toEqual([
    null,
    null,
    'CNNGB',
    'CAPE[2JLANTERNXX',
    200,
  ]);
});

describe('what a line tells by its day alone, or by no zone', () => {
  const asMoves = (time: string): string =>
    JSON.stringify({
      result: 'OK',
      blNo: billNo,
      boxes: [{ boxNo: boxForTest, moves: [{ move: 'Discharged', time, portCode: 'DEHAM', planned: 'N' }] }],
    });
  const asEvent = (time: string): string =>
    JSON.stringify([
      {
        eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e',
        eventType: 'EQUIPMENT',
        eventClassifierCode: 'ACT',
        eventDateTime: time,
        equipmentEventTypeCode: 'DISC',
        equipmentReference: boxForTest,
        eventLocation: { UNLocationCode: 'DEHAM' },
        documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: billNo }],
      },
    ]);
  const shownOf = (page: ReturnType<typeof read>): string[] =>
    page!.events.map(({ event: { happenedMs, offsetMinutes } }) => {
      const at = { ms: happenedMs!, offsetMinutes, classifier: 'actual' as const };
      return `${localTime(at)} ${offsetText(at)}`;
    });
  const bodies = { dcsa: asEvent, moves: asMoves } as const;

  test.each([
    ['dcsa', '2026-10-23', '2026-10-23 '],
    ['moves', '2026-10-23', '2026-10-23 '],
    ['dcsa', '2026-10-23T23:30:00', '2026-10-23 23:30:00 UTC+2'],
    ['dcsa', '2026-10-23t21:30:00z', '2026-10-23 21:30:00 UTC+0'],
    ['moves', '2026-10-23 23:30', '2026-10-23 23:30:00 UTC+2'],
  ] as const)('W-11 W-12 %s: %s is shown as %j', (form, time, shown) => {
    expect(shownOf(read(form, bodies[form](time)))).toEqual([shown]);
  });
});
