import type { MessageMask } from './message-mask';
import { mapRecords, splitAtSign } from './released-text';
import { code, hidden, name, plate, quantity, reason, reference, time, type Show } from './shapes';

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
  BGM: [codes, [reference], [code], [code]],
  DTM: [[code, time, code]],
  TDT: (qualifier) =>
    qualifier === '20'
      ? [[code], [code], [code], codes, [code, code, code, name], [code], [], [reference, code, code, name, code]]
      : [[code], [code], [code], codes, [], [], [], [plate]],
  LOC: (qualifier) => [[code], shipPlaces.has(qualifier) ? namedPlace : codedPlace, shipPlaces.has(qualifier) ? namedPlace : codedPlace],
  EQD: [[code], [reference, code, code], codes, [code], [code], [code]],
  EQN: [[quantity, code]],
  SEL: [[reference], [code]],
  RFF: (qualifier) => (shipReferences.has(qualifier) ? [[code, reference]] : [[code]]),
  MEA: [[code], [code], [code, quantity, quantity, quantity]],
  DIM: [[code], [code, quantity, quantity, quantity]],
  TMP: [[code], [quantity, code]],
  RNG: [[code], quantityOf],
  QTY: [[code, quantity, code]],
  CNT: [[code, quantity, code]],
  CNI: [[quantity], [reference]],
  STS: [[code], [code, code, code, reason], [code, code, code, reason]],
  GID: [[quantity], [quantity, code]],
  SGP: [[reference], [quantity]],
  PAC: [[quantity], [code], [code]],
  HAN: [codes],
  TSR: [codes, codes, codes],
  TMD: [codes, [code], [code]],
  GIS: [[code]],
  ERC: [[code]],
  NAD: (qualifier) => (qualifier === 'CA' || qualifier === 'CF' ? carrier : [[code]]),
  FTX: [[code]],
};

/** Ports and terminals of the ship's way; other places may be somebody's door. */
const shipPlaces = new Set(['5', '8', '9', '11', '12', '13', '60', '61', '94', '97', '125', '147', '152', '153', '165', '175']);
/** Bill, booking, voyage, place in the list, the call. */
const shipReferences = new Set(['BM', 'BN', 'MB', 'VON', 'VM', 'SQ', 'EQ']);

/** Masks EDIFACT with its usual separators by segment, element and component. */
export class EdifactMask implements MessageMask {
  take(part: string): Generator<void, string> {
    return mapRecords(part, showSegment);
  }
}

function showSegment(body: string): string {
  // The separators of a UNA are the usual ones, else the message is not cut at all.
  if (/^UNA:\+[.,]\? $/.test(body.padEnd(8))) return body;
  const [tag, ...elements] = splitAtSign(body, '+') as [string, ...string[]];
  // A tag may carry where it is nested (`EQD:1`); what does not look like one is a text.
  if (!/^[A-Z]{3}(?::\d{1,4}){0,3}$/.test(tag)) return [tag, ...elements].map(hiddenParts).join('+');
  const rule = Object.hasOwn(shownOf, tag.slice(0, 3)) ? shownOf[tag.slice(0, 3)] : undefined;
  const shown = typeof rule === 'function' ? rule((elements[0] ?? '').split(':')[0]!) : (rule ?? []);
  return [tag, ...elements.map((element, index) => showComponents(element, shown[index] ?? []))].join('+');
}

function showComponents(element: string, shown: readonly Show[]): string {
  if (element === '') return '';
  return splitAtSign(element, ':')
    .map((component, index) => (component === '' ? '' : (shown[index] ?? hidden)(component)))
    .join(':');
}

const hiddenParts = (element: string): string => showComponents(element, []);
