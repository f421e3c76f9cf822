import { valueKinds, type ValueKind } from '../../message-excerpt';
import type { RecordKinds } from '../../syntax/delimited-text';
import type { SegmentCursor } from '../../syntax/segment-cursor';

const { billNo, code, containerNo, hidden, name, plate, quantity, reason, reference, time } = valueKinds;

/** What of a segment's elements may be shown, from the first on, each by its components. */
type Elements = readonly (readonly ValueKind[])[];

const codes = [code, code, code];
const carrier: Elements = [[code], codes];
const codedPlace = [code, code, code];
const namedPlace = [code, code, code, name];
const quantityOf = [code, quantity, quantity, quantity];

/** By tag. Parties (NAD but for the line), contacts, goods, marks, free texts, values and references of others are in no list. */
const elementsOf: Readonly<Record<string, Elements | ((qualifier: string) => Elements)>> = {
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
const shownReferences: Readonly<Record<string, ValueKind>> = {
  BM: billNo,
  BN: billNo,
  MB: billNo,
  EQ: containerNo,
  VON: reference,
  VM: reference,
  SQ: reference,
};

/** What each component of the segment at hand is. */
export function kindsOf(cursor: SegmentCursor): RecordKinds {
  const tag = cursor.text(0);
  // The separators of a UNA are the usual ones, else the message is not cut at all.
  if (tag === 'UNA' && isUsualAdvice(cursor)) return () => null;
  // A tag may carry where it is nested (`EQD:1`); what does not look like one is a text.
  if (!isTag(cursor)) return () => hidden;
  const rule = Object.hasOwn(elementsOf, tag) ? elementsOf[tag] : undefined;
  const elements = typeof rule === 'function' ? rule(cursor.text(1)) : (rule ?? []);
  return (element, component) => (element === 0 ? null : (elements[element - 1]?.[component] ?? hidden));
}

/** `UNA:+.? ` or with a decimal comma. */
function isUsualAdvice(cursor: SegmentCursor): boolean {
  const isPlain = cursor.elementCount === 2 && cursor.componentCount(0) === 2 && cursor.componentCount(1) === 1;
  return isPlain && cursor.text(0, 1) === '' && /^[.,]$/.test(cursor.text(1));
}

const nestingMax = 3;

function isTag(cursor: SegmentCursor): boolean {
  const nesting = cursor.componentCount(0) - 1;
  if (nesting > nestingMax || !/^[A-Z]{3}$/.test(cursor.text(0))) return false;
  for (let level = 1; level <= nesting; level++) if (!/^\d{1,4}$/.test(cursor.text(0, level))) return false;
  return true;
}
