import type { EventClassifier, EventLeg, StatusWord } from '../message';

/** The three event types of T&T 2.2. */
export type EventType = 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT';

type Words = Readonly<Record<string, StatusWord>>;

/**
 * Event type codes of T&T 2.2, with those that 2.3 and the later code lists
 * add: PENC and CANC; AVPU, AVDO, CUSS, CUSI, CUSR and WAYP.
 */
const words: Readonly<Record<EventType, Words>> = {
  SHIPMENT: {
    RECE: 'document-received',
    DRFT: 'document-drafted',
    PENA: 'approval-pending',
    PENU: 'update-pending',
    PENC: 'confirmation-pending',
    REJE: 'document-rejected',
    APPR: 'document-approved',
    ISSU: 'document-issued',
    SURR: 'document-surrendered',
    SUBM: 'document-submitted',
    VOID: 'document-voided',
    CONF: 'document-confirmed',
    REQS: 'document-requested',
    CMPL: 'document-completed',
    HOLD: 'document-held',
    RELS: 'document-released',
    CANC: 'document-cancelled',
  },
  TRANSPORT: { ARRI: 'arrived', DEPA: 'departed' },
  EQUIPMENT: {
    LOAD: 'loaded',
    DISC: 'discharged',
    GTIN: 'gated-in',
    GTOT: 'gated-out',
    STUF: 'stuffed',
    STRP: 'stripped',
    PICK: 'picked-up',
    DROP: 'dropped-off',
    INSP: 'inspected',
    RSEA: 'resealed',
    RMVD: 'seal-removed',
    AVPU: 'available-for-pick-up',
    AVDO: 'available-for-drop-off',
    CUSS: 'customs-selected-for-scan',
    CUSI: 'customs-selected-for-inspection',
    CUSR: 'customs-released',
    WAYP: 'passed-waypoint',
  },
};

/** The codes above as a draft of 3.0 spells them out. */
const spelledOut: Words = {
  ARRIVED: 'arrived',
  DEPARTED: 'departed',
  LOADED: 'loaded',
  DISCHARGED: 'discharged',
  GATED_IN: 'gated-in',
  GATED_OUT: 'gated-out',
  STUFFED: 'stuffed',
  STRIPPED: 'stripped',
  PICKED_UP: 'picked-up',
  DROPPED_OFF: 'dropped-off',
  INSPECTED: 'inspected',
  RESEALED: 'resealed',
  CUSTOMS_RELEASED: 'customs-released',
  AVAILABLE_FOR_PICKUP: 'available-for-pick-up',
};

const eventTypes = Object.keys(words) as EventType[];

/** True for an event type of T&T 2.2. */
export function isEventType(text: string | null): text is EventType {
  return text !== null && Object.hasOwn(words, text);
}

/** The word of an event type code; null for a code that the list of its type does not have. */
export function statusWord(type: string | null, code: string): StatusWord | null {
  const lists = isEventType(type) ? [words[type]] : type === null ? eventTypes.map((one) => words[one]) : [];
  for (const list of [...lists, spelledOut]) if (Object.hasOwn(list, code)) return list[code] ?? null;
  return null;
}

/** True for a code that only a draft of 3.0 writes. */
export function isSpelledOut(code: string): boolean {
  return Object.hasOwn(spelledOut, code) || Object.hasOwn(spelledClassifiers, code);
}

/** The event type and code that say a word in T&T 2.2; null when it has none. */
export function codeOfWord(word: StatusWord): { readonly type: EventType; readonly code: string } | null {
  for (const type of eventTypes) {
    const found = Object.entries(words[type]).find(([, said]) => said === word);
    if (found) return { type, code: found[0] };
  }
  return null;
}

type ClassifierWord = EventClassifier['word'];

const classifiers: Readonly<Record<string, ClassifierWord>> = {
  PLN: 'planned',
  EST: 'estimated',
  ACT: 'actual',
  REQ: 'requested',
};

const spelledClassifiers: Readonly<Record<string, ClassifierWord>> = {
  PLANNED: 'planned',
  ESTIMATED: 'estimated',
  ACTUAL: 'actual',
  REQUESTED: 'requested',
};

/** PLN, EST, ACT and REQ, also spelled out; null for any other code. */
export function classifierWord(code: string): ClassifierWord {
  for (const list of [classifiers, spelledClassifiers]) {
    if (Object.hasOwn(list, code)) return list[code] ?? null;
  }
  return null;
}

/** The code of T&T 2.2 for a classifier. */
export function classifierCode({ code, word }: EventClassifier): string | null {
  const found = Object.entries(classifiers).find(([, said]) => said === word);
  return word !== null && found ? found[0] : code;
}

const ways: Readonly<Record<string, EventLeg['way']>> = {
  VESSEL: 'sea',
  RAIL: 'rail',
  TRUCK: 'road',
  BARGE: 'inland-water',
};

/** What a modeOfTransport is; null for a code that the list does not have. */
export function wayOf(mode: string): EventLeg['way'] {
  return Object.hasOwn(ways, mode) ? (ways[mode] ?? null) : null;
}

/** The modeOfTransport of a leg; what has no word goes out as it came. */
export function modeOf({ way, mode }: EventLeg): string | null {
  return Object.entries(ways).find(([, word]) => word === way)?.[0] ?? mode;
}

/** sealSource of T&T against 9303 of EDIFACT, in which the neutral seal speaks. */
const sealSources: Readonly<Record<string, string>> = { SHI: 'SH', CAR: 'CA', CUS: 'CU' };

/** Who put a seal on, in 9303; PHY, VET and unknown sources stay as sent. */
export function sealParty(source: string): string {
  return Object.hasOwn(sealSources, source) ? (sealSources[source] ?? source) : source;
}

/** The sealSource of a party in 9303; a party without one goes out as it came. */
export function sealSource(party: string): string {
  return Object.entries(sealSources).find(([, code]) => code === party)?.[0] ?? party;
}

/** Code lists whose members are carried as sent; another value is kept and noted. */
export const codeLists = {
  documentTypes: new Set('CBR BKG SHI SRM TRD ARN VGM CAS CUS DGD OOG CUC DEI DEO TRO CRO CQU INV'.split(' ')),
  referenceTypes: new Set('FF SI PO CR AAO EQ ECR CSI BPR BID'.split(' ')),
  facilityTypes: new Set('BOCR CLOC COFS COYA OFFD DEPO INTE POTE RAMP'.split(' ')),
  facilityLists: new Set(['SMDG', 'BIC']),
  sealSources: new Set('CAR SHI PHY VET CUS'.split(' ')),
  sealTypes: new Set('KLP BLT WIR'.split(' ')),
} as const;
