/** What happens to a shipment, told in each form in which lines answer (ADR 0057), so that one story is read from all of them. */
import type { LineForm } from '../platform/config';

/** One thing that a line tells: what, where, when by the clock of the place and how far that is ahead of UTC. */
export interface ToldMove {
  readonly what: 'empty-out' | 'gate-in' | 'load' | 'depart' | 'arrive' | 'discharge' | 'pick-up' | 'return' | 'mystery';
  readonly place: string;
  /** `2026-10-05 09:00`. */
  readonly local: string;
  readonly offset: string;
  readonly isExpected?: boolean;
}

export const boxForTest = 'MSKU0308961';
export const shipForTest = { name: 'CAPE LANTERN', voyage: '421W' };

const isOfShip = ({ what }: ToldMove): boolean => what === 'depart' || what === 'arrive';
const isEmpty = ({ what }: ToldMove): boolean => what === 'empty-out' || what === 'return';

const dcsaCodes = {
  'empty-out': 'GTOT',
  'gate-in': 'GTIN',
  load: 'LOAD',
  depart: 'DEPA',
  arrive: 'ARRI',
  discharge: 'DISC',
  'pick-up': 'GTOT',
  return: 'GTIN',
  mystery: 'ZZTOP',
} as const;

/** @param said when the line wrote it down; forms without such a time do not tell it. */
function dcsa(billNo: string, moves: readonly ToldMove[], said = '2026-10-01T00:00:00Z'): string {
  return JSON.stringify(
    moves.map((move) => ({
      // The time is no part of it: an event that is corrected keeps its id.
      eventID: `${billNo} ${move.what} ${move.place} ${move.isExpected === true}`,
      eventCreatedDateTime: said,
      eventClassifierCode: move.isExpected === true ? 'EST' : 'ACT',
      eventDateTime: `${move.local.replace(' ', 'T')}:00${move.offset}`,
      ...(isOfShip(move)
        ? { eventType: 'TRANSPORT', transportEventTypeCode: dcsaCodes[move.what] }
        : {
            eventType: 'EQUIPMENT',
            equipmentEventTypeCode: dcsaCodes[move.what],
            equipmentReference: boxForTest,
            ISOEquipmentCode: '22G1',
            emptyIndicatorCode: isEmpty(move) ? 'EMPTY' : 'LADEN',
          }),
      transportCall: { modeOfTransport: 'VESSEL', exportVoyageNumber: shipForTest.voyage, vessel: { vesselName: shipForTest.name } },
      eventLocation: { UNLocationCode: move.place },
      documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: billNo }],
    })),
  );
}

const moveWords = {
  'empty-out': '提空箱',
  'gate-in': 'Full Gate-In',
  load: '装船',
  depart: 'VESSEL DEPARTURE',
  arrive: '抵港',
  discharge: 'Discharged',
  'pick-up': '提重箱',
  return: 'Empty Return',
  mystery: '超期整备',
} as const;

function moves(billNo: string, told: readonly ToldMove[]): string {
  const rows = told.map((move) => ({
    move: moveWords[move.what],
    time: move.local,
    portCode: move.place,
    vessel: shipForTest.name,
    voyage: shipForTest.voyage,
    planned: move.isExpected === true ? 'Y' : 'N',
  }));
  return JSON.stringify({ result: 'OK', blNo: billNo, boxes: [{ boxNo: boxForTest, sizeType: '22G1', moves: rows }] });
}

const statusCodes = {
  'empty-out': '13',
  'gate-in': '74',
  load: '48',
  depart: '24',
  arrive: '1',
  discharge: '29',
  'pick-up': '21',
  return: '82',
  mystery: 'QX::LINE',
} as const;

function iftsta(billNo: string, told: readonly ToldMove[]): string {
  const segments = told.flatMap((move, at) => [
    `CNI+${at + 1}+${billNo}`,
    `STS+1+${statusCodes[move.what]}`,
    `DTM+${move.isExpected === true ? '132' : '334'}:${move.local.replaceAll(/\D/g, '')}:203`,
    `LOC+175+${move.place}:139:6`,
    `TDT+20+${shipForTest.voyage}+1+13++++:::${shipForTest.name}`,
    ...(isOfShip(move) ? [] : [`EQD+CN+${boxForTest}+22G1:102:5++2+${isEmpty(move) ? '4' : '5'}`]),
  ]);
  const message = ['UNH+1+IFTSTA:D:95B:UN', 'BGM+23+ST1+9', `RFF+BM:${billNo}`, ...segments];
  const all = ['UNB+UNOC:3+LINE+MASTLIGHT+261012:0900+1', ...message, `UNT+${message.length + 1}+1`, 'UNZ+1+1'];
  return all.map((segment) => `${segment}'`).join('\n');
}

/** A whole answer of a line, by its form. */
export const tellInForm: Readonly<Record<LineForm, (billNo: string, told: readonly ToldMove[], said?: string) => string>> = {
  dcsa,
  moves,
  iftsta,
};

/** What a line of each form says of a number that it does not know. */
export const unknownInForm: Readonly<Record<LineForm, { readonly status: number; readonly body: string }>> = {
  dcsa: { status: 404, body: '' },
  moves: { status: 200, body: JSON.stringify({ result: 'NO_DATA' }) },
  iftsta: { status: 404, body: '' },
};

/** The code that nobody knows, as each form has it. */
export const mysteryInForm: Readonly<Record<LineForm, string>> = { dcsa: 'ZZTOP', moves: moveWords.mystery, iftsta: 'QX' };
