import type { MessageMask } from './message-mask';
import { mapRecords, splitAtSign } from './released-text';
import { billNo, code, containerNo, hidden, name, plate, quantity, reason, reference, time, type OwnNumbers, type Show } from './shapes';

/** What of a segment's elements may be shown, from the first on, each by its components. */
type Elements = readonly (readonly Show[])[];

const codes = [code, code, code];
const carrier: Elements = [[code], codes];
const codedPlace = [code, code, code];
const namedPlace = [code, code, code, name];
const quantityOf = [code, quantity, quantity, quantity];

/** By tag. Parties (NAD but for the line), contacts, goods, marks, free texts, values and references of others are in no list. */
const shownOf: Readonly<Record<string, Elements | ((qualifier: string) => Elements)>> = {
  UNB: [[code, code], [hidden], [hidden], [time, quantity], [reference]],
  UNH: [[reference], [code, code, code, code, code]],
  UNT: [[quantity], [reference]],
  UNZ: [[quantity], [reference]],
  BGM: [codes, [billNo], [code], [code]],
  DTM: [[code, time, code]],
  TDT: (qualifier) =>
    qualifier === '20'
      ? [[code], [code], [code], codes, [code, code, code, name], [code], [], [reference, code, code, name, code]]
      : [[code], [code], [code], codes, [], [], [], [plate]],
  LOC: (qualifier) => [[code], ports.has(qualifier) ? namedPlace : codedPlace, ports.has(qualifier) ? namedPlace : codedPlace],
  EQD: [[code], [containerNo, code, code], codes, [code], [code], [code]],
  EQN: [[quantity, code]],
  SEL: [[reference], [code]],
  RFF: (qualifier) => [[code, Object.hasOwn(shownReferences, qualifier) ? shownReferences[qualifier]! : hidden]],
  MEA: [[code], [code], [code, quantity, quantity, quantity]],
  DIM: [[code], [code, quantity, quantity, quantity]],
  TMP: [[code], [quantity, code]],
  RNG: [[code], quantityOf],
  QTY: [[code, quantity, code]],
  /** Sums over all bills of the message: less one's own, they tell those of others. */
  CNT: [[code]],
  CNI: [[quantity], [billNo]],
  STS: [[code], [code, code, code, reason], [code, code, code, reason]],
  GID: [[quantity], [quantity, code]],
  SGP: [[containerNo], [quantity]],
  PAC: [[quantity], [code], [code]],
  HAN: [codes],
  TSR: [codes, codes, codes],
  TMD: [codes, [code], [code]],
  GIS: [[code]],
  ERC: [[code]],
  NAD: (qualifier) => (qualifier === 'CA' || qualifier === 'CF' ? carrier : [[code]]),
  FTX: [[code]],
};

/** Ports of the ship's way. Places of departure, delivery and of a status may be somebody's door: their code is told, not their name. */
const ports = new Set(['9', '11', '12', '13', '61', '125', '152', '153']);
/** Bills and bookings, box, voyage, the ship's call, place in the list. */
const shownReferences: Readonly<Record<string, Show>> = {
  BM: billNo,
  BN: billNo,
  MB: billNo,
  EQ: containerNo,
  VON: reference,
  VM: reference,
  SQ: reference,
};

/** Masks EDIFACT with its usual separators by segment, element and component. */
export class EdifactMask implements MessageMask {
  constructor(private readonly own: OwnNumbers) {}

  take(part: string): Generator<void, string> {
    return mapRecords(part, (body) => showSegment(body, this.own));
  }
}

function showSegment(body: string, own: OwnNumbers): string {
  // The separators of a UNA are the usual ones, else the message is not cut at all.
  if (/^UNA:\+[.,]\? $/.test(body.padEnd(8))) return body;
  const [tag, ...elements] = splitAtSign(body, '+') as [string, ...string[]];
  // A tag may carry where it is nested (`EQD:1`); what does not look like one is a text.
  if (!/^[A-Z]{3}(?::\d{1,4}){0,3}$/.test(tag)) return [tag, ...elements].map((element) => showComponents(element, [], own)).join('+');
  const rule = Object.hasOwn(shownOf, tag.slice(0, 3)) ? shownOf[tag.slice(0, 3)] : undefined;
  const shown = typeof rule === 'function' ? rule((elements[0] ?? '').split(':')[0]!) : (rule ?? []);
  return [tag, ...elements.map((element, index) => showComponents(element, shown[index] ?? [], own))].join('+');
}

function showComponents(element: string, shown: readonly Show[], own: OwnNumbers): string {
  if (element === '') return '';
  return splitAtSign(element, ':')
    .map((component, index) => (component === '' ? '' : (shown[index] ?? hidden)(component, own)))
    .join(':');
}
