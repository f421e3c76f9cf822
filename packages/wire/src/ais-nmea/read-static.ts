import type { VesselStaticMessage } from '../message';
import { readHead, type AisDraft } from './ais-draft';
import { readParticulars, vesselOf } from './read-particulars';

const nothingMore = {
  part: null,
  aisVersion: null,
  etaMonth: null,
  etaDay: null,
  etaHour: null,
  etaMinute: null,
  draughtM: null,
  destination: null,
  isDteReady: null,
  vendorId: null,
  unitModel: null,
  serialNo: null,
  mothershipMmsi: null,
} as const;

const voyageParticulars = { imo: 40, callSign: 70, name: 112, shipType: 232, dimensions: 240, fixType: 270 } as const;

/** Where the destination ends that is read; two bits of its last character are left out by some senders. */
const destinationEnd = 416;

/** Annex 8, 3.3: ship static and voyage related data (type 5). */
export function readStaticVoyage(draft: AisDraft): VesselStaticMessage {
  const { bits } = draft;
  const particulars = readParticulars(draft, voyageParticulars);
  const draught = bits.unsigned(294, 8);
  const etaMonth = draft.upTo('etaMonth', 12, 274, 4, 0);
  const etaDay = readEtaDay(draft, etaMonth);
  const etaHour = draft.upTo('etaHour', 23, 283, 5, 24);
  const etaMinute = draft.upTo('etaMinute', 59, 288, 6, 60);
  return {
    kind: 'vessel-static',
    ...readHead(draft, vesselOf(particulars), null, bits.unsigned(423, 1)),
    ...particulars,
    ...nothingMore,
    aisVersion: bits.unsigned(38, 2),
    etaMonth,
    etaDay,
    etaHour,
    etaMinute,
    draughtM: draught === 0 ? null : draught / 10,
    destination: bits.bitCount < destinationEnd ? null : bits.readText(302, 120),
    isDteReady: bits.bitCount < 423 ? null : !bits.isSet(422),
  };
}

/** Days of the longest year: which one is meant is not told. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day of arrival; one that its month has not is out of range, and the others of its time stay as they were set. */
function readEtaDay(draft: AisDraft, month: number | null): number | null {
  const day = draft.known(278, 5, 0);
  return day !== null && month !== null && day > monthDays[month - 1]! ? draft.reject('etaDay', day) : day;
}

const nameOnly = { imo: -1, callSign: -1, name: 40, shipType: -1, dimensions: -1, fixType: -1 } as const;
const equipment = { imo: -1, callSign: 90, name: -1, shipType: 40, dimensions: 132, fixType: 162 } as const;
const auxiliary = { ...equipment, dimensions: -1 } as const;

/** 3.22: static data report (type 24); null when its part is neither A nor B. */
export function readStaticReport(draft: AisDraft): VesselStaticMessage | null {
  const part = draft.bits.unsigned(38, 2);
  if (part > 1) return null;
  return part === 0 ? readPartA(draft) : readPartB(draft);
}

function readPartA(draft: AisDraft): VesselStaticMessage {
  const particulars = readParticulars(draft, nameOnly);
  return {
    kind: 'vessel-static',
    ...readHead(draft, vesselOf(particulars), null, draft.bits.unsigned(160, 8)),
    ...particulars,
    ...nothingMore,
    part: 'A',
  };
}

/** Part B; an auxiliary craft (MMSI 98…) names its mothership where others tell their dimensions. */
function readPartB(draft: AisDraft): VesselStaticMessage {
  const { bits } = draft;
  const isAuxiliary = Math.floor(bits.unsigned(8, 30) / 10_000_000) === 98;
  const particulars = readParticulars(draft, isAuxiliary ? auxiliary : equipment);
  return {
    kind: 'vessel-static',
    ...readHead(draft, vesselOf(particulars), null, bits.unsigned(166, 2)),
    ...particulars,
    ...nothingMore,
    part: 'B',
    vendorId: bits.readText(48, 18),
    unitModel: bits.unsigned(66, 4),
    serialNo: bits.unsigned(70, 20),
    mothershipMmsi: isAuxiliary ? draft.known(132, 30, 0) : null,
  };
}
