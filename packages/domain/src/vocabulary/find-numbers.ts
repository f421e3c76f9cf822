/** One reader of what is pasted anywhere: bills, boxes, ships' calls and bookings in one text, each for its own list. */
import { foldFullWidth } from './bill-no';
import { guessCarrier } from './carrier';
import { isContainerNo } from './container-no';
import { findBillNos, isDay, type BillToken, type BillTokenFault } from './find-bill-nos';
import { findCalls, type CallFault } from './find-calls';
import { withoutAddresses } from './mail-and-links';
import { isAmount, isBookingWord, wordBefore } from './number-words';
import { isSoNo, isWanHaiSoNo, soKey } from './so-no';
import { vesselKey } from './vessel-voyage';

/** What a number is of; a list subscribes to one kind, boxes are looked up. */
export type NumberKind = 'bill' | 'booking' | 'call' | 'box';
/** A kind that has a list to subscribe in. */
export type SubscribableKind = Exclude<NumberKind, 'box'>;

/** Why something is not subscribed to as it stands. */
export type NumberFault = Exclude<BillTokenFault, 'container'> | CallFault | 'no-voyage';

/** So many of one kind are taken out of a text. */
export const numbersPerPasteMax = 200;

/** One thing that a text names. Repeats are merged; the first place stands. */
export interface FoundNumber {
  readonly kind: NumberKind;
  /** As its list spells it: `COSU6142624050`, `MSC.ANNA/425W`; of what names nothing, the words of the text. */
  readonly number: string;
  /** Places in the given text, as [start, end) in UTF-16 units. */
  readonly places: readonly (readonly [number, number])[];
  readonly fault: NumberFault | null;
  /** The word that says that it is a number of something else: `发票号`. */
  readonly word: string | null;
  /** Chosen before anybody has chosen. */
  readonly isMeant: boolean;
  /** A number of a line without a word before it: some lines give a booking the number of its bill. */
  readonly isEither: boolean;
  /** Nothing but its kind's list could want it. */
  readonly isSure: boolean;
}

/** How numbers that may be of a bill or of a booking are taken; null: as the text has it. */
export type EitherKind = 'bill' | 'booking' | null;

/** A place, as [start, end) in UTF-16 units. */
type Place = readonly [number, number];

interface Found extends Omit<FoundNumber, 'isMeant' | 'places'> {
  readonly place: Place;
}

/**
 * The numbers of a text in their order. What may be of several kinds is of the
 * list that it was pasted on, `home`; of what stands in one line with a number
 * of the home list, or of a stronger kind, only that one is meant: a ship
 * beside its bill is no second wish, and each subscription costs.
 *
 * Greetings, dates, weights and whole sentences are passed over; what looks
 * like a number but is none is told with its fault.
 */
export function findNumbers(text: string, home: SubscribableKind, either: EitherKind = null): FoundNumber[] {
  return findBeside(findBillNos(text), text, home, either);
}

/** As `findNumbers`, for whoever has read the text for bills already. */
export function findBeside(tokens: readonly BillToken[], text: string, home: SubscribableKind, either: EitherKind = null): FoundNumber[] {
  const taken = tokens.flatMap(({ places }) => places);
  const calls = callsOf(text, home, cutAround(text, taken));
  const left = blank(withoutAddresses(text), [...taken, ...calls.map(({ place }) => place)]);
  const bookings = bookingsOf(left, text, home);
  const isMixed = calls.some(({ fault }) => fault === null) || tokens.some(({ fault, isNamed }) => fault === 'container' || isNamed);
  const asBooking = either === null ? home === 'booking' && !isMixed : either === 'booking';
  const ofTokens = tokens.flatMap((token) => token.places.map((place): Found => ({ ...readToken(token, home, asBooking), place })));
  return merge([...ofTokens, ...calls, ...bookings], text, home);
}

/** Kind and fault of what the reader of bills has found. */
function readToken({ billNo, fault, isNamed, word }: BillToken, home: SubscribableKind, asBooking: boolean): Omit<Found, 'place'> {
  const found = { number: billNo, fault: null, word: null, isEither: false, isSure: true } as const;
  if (fault === 'container') return { ...found, kind: 'box' };
  const isBookingNo = isSoNo(billNo);
  if (fault === 'other-number' && word !== null && isBookingWord(word) && isBookingNo) return { ...found, kind: 'booking' };
  // Shorter than any bill, and long enough for a booking.
  if (fault === 'too-short' && home === 'booking' && isBookingNo) return { ...found, kind: 'booking' };
  if (fault !== null && fault !== 'over-batch-limit') return { ...found, kind: home === 'call' ? 'bill' : home, fault, word };
  if (isNamed) return { ...found, kind: 'bill', fault };
  const isOfLine = guessCarrier(billNo) !== null;
  const isBooking = isBookingNo && (isWanHaiSoNo(billNo) || (isOfLine ? asBooking : home === 'booking'));
  // A box with a wrong check digit looks like a booking, too.
  const isSure = isOfLine || (isBooking && !isContainerNo(billNo));
  return { ...found, kind: isBooking ? 'booking' : 'bill', fault, isEither: isOfLine && isBookingNo, isSure };
}

/** A voyage as ports number them: `087W`, `2601E`, `0512`, `0FLG5W1MA`. */
const plainVoyage = /^(?:\d{3,4}|[A-Z]{0,2}\d{1,4}[NSEW]{1,2}|\d[A-Z0-9]{4}[NSEW]\dMA)$/;
const latinName = /^(?=.*[A-Z]{3})[A-Z0-9.-]+$/;
/** Words that people write to each other; a ship's name without its voyage has none of them. */
const smallTalk =
  /\b(?:HI|HELLO|DEAR|ALL|TEAM|SIRS?|MADAM|THANKS?|THX|TKS|PLS|PLEASE|KINDLY|CHECK|FOLLOW|TRACK|ADVISE|CONFIRM|REGARDS|RGDS|BR|MORNING|AFTERNOON|OK|FYI|ASAP|RE|FWD?|VESSEL|VOYAGE|VSL|VOY|TEL|FAX|MOB|QQ|EMAIL|CO|LTD|INC|LOGISTICS|ADD|ADDRESS|ROOM|ROAD|RD|STREET|YOU|THE|FOR|AND|OF|TO|BELOW|FOLLOWING)\b/i;

/** What people write before a figure that is no voyage: `Room 1203`, `VGM 12500.5`. */
const figureWord =
  /(?:^|\.)(?:TEL|FAX|MOB|EXT|MAIL|EMAIL|ROOM|RM|UNIT|SUITE|FLOOR|BUILDING|BLDG|ZIP|POSTCODE|VGM|TARE|NET|GROSS|WEIGHT|TOTAL|ETD|ETA|ETB|ATD|ATA|USD|RMB)$/;

/** How far a ship and a voyage that nothing parts are a call: a bare figure after a word counts, numbers or dates many things. */
function certaintyOf(
  piece: string,
  { vesselName, voyage }: { readonly vesselName: string; readonly voyage: string },
): 'call' | 'may-be' | 'none' {
  if (/[/\t]|(?<![A-Z])V(?:OY(?:AGE)?)?[. ]*\d/i.test(piece)) return 'call';
  if (isAmount(voyage)) return 'none';
  if (!/^\d[\d.-]*$/.test(voyage)) return 'call';
  const isWord = figureWord.test(vesselName) || (!vesselName.includes('.') && wordBefore(vesselName) !== null);
  return isWord || voyage.includes('.') ? 'none' : /\d{5}/.test(voyage) ? 'may-be' : 'call';
}

/** The ships' calls between the numbers of a text: on another list only what nobody takes for something else. */
function callsOf(text: string, home: SubscribableKind, pieces: readonly TextPart[]): Found[] {
  return pieces.flatMap(({ from, to, isBare }) => {
    const line = text.slice(from, to);
    let at = 0;
    return findCalls(line).flatMap(({ line: piece, call, fault }): Found[] => {
      const inLine = findPiece(line, piece, at);
      at = inLine[1];
      const found = { kind: 'call', word: null, isEither: false, isSure: true, place: [from + inLine[0], from + at] } as const;
      if (call !== null) {
        const certainty = certaintyOf(piece, call);
        if (certainty === 'none') return [];
        const isPlain = plainVoyage.test(call.voyage);
        const isCertain = fault === null && isPlain && latinName.test(call.vesselName);
        // Beside numbers stand words about them, and a Chinese word before a figure is seldom a ship.
        const isShip = fault === 'chinese-name' ? isPlain && wordBefore(call.vesselName) === null : /^[A-Z]|[A-Z]{3}/.test(call.vesselName);
        const isWanted = home === 'call' && isBare && isShip;
        return isCertain || isWanted
          ? [{ ...found, isSure: certainty === 'call', number: `${call.vesselName}/${call.voyage}`, fault }]
          : [];
      }
      // A ship without its voyage wants one; words beside a number, and words between people, want nothing.
      const isShip =
        /[A-Z]{2}/i.test(piece) &&
        !/\p{Script=Han}/u.test(piece) &&
        !smallTalk.test(piece) &&
        !isAmount(soKey(piece)) &&
        withoutAddresses(piece) === piece;
      return home === 'call' && isBare && isShip ? [{ ...found, number: piece, fault: 'no-voyage' }] : [];
    });
  });
}

/** What may be a booking: letters, digits and dashes. */
const soWord = /[A-Z0-9]+(?:-[A-Z0-9]+)*/gi;
/** A postcode, a phone number with its area's code. */
const plainDigits = /^(?:\d{1,6}|\d+(?:-\d+)+)$/;
/** A lorry's plate, by the sign of its province and what follows it: 浙B12345. */
const provinceAtEnd = /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]$/;
const plateAfterIt = /^[A-Z][A-Z0-9]{5,6}$/;

/** The bookings that are too short for a bill: on their own list, elsewhere after a word that says so. */
function bookingsOf(rest: string, text: string, home: SubscribableKind): Found[] {
  const [left, whole] = [foldFullWidth(rest), foldFullWidth(text)];
  return [...left.matchAll(soWord)].flatMap(({ 0: run, index: from }): Found[] => {
    const to = from + run.length;
    const soNo = soKey(run);
    if (!isSoNo(soNo) || isDay(soNo) || /\d[.,]$/.test(left.slice(Math.max(0, from - 2), from)) || /^[.,]\d/.test(left.slice(to, to + 2)))
      return [];
    const lead = whole.slice(Math.max(0, from - 48), from);
    // Part of a chat name, as `wxid_a8b9c0d1`.
    if (isAmount(soNo) || lead.endsWith('_') || (provinceAtEnd.test(lead) && plateAfterIt.test(soNo))) return [];
    const word = wordBefore(lead);
    const isBooking = word === null ? home === 'booking' && !plainDigits.test(run) : word.kind === 'booking';
    const found = { kind: 'booking', number: soNo, fault: null, word: null, isEither: false, isSure: true } as const;
    return isBooking ? [{ ...found, place: [from, to] }] : [];
  });
}

/** One entry a number, in the order of the text, with what is meant of each line. */
function merge(found: readonly Found[], text: string, home: SubscribableKind): FoundNumber[] {
  const strength: readonly NumberKind[] = [home, 'bill', 'booking', 'call', 'box'];
  const sorted = found.toSorted((a, b) => a.place[0] - b.place[0]);
  const lines = linesOf(sorted, text);
  const strongest = new Map<number, number>();
  for (const [i, { kind, fault }] of sorted.entries()) {
    if (fault !== null && fault !== 'over-batch-limit') continue;
    strongest.set(lines[i]!, Math.min(strongest.get(lines[i]!) ?? strength.length, strength.indexOf(kind)));
  }
  const rows = new Map<string, FoundNumber>();
  const counts = new Map<NumberKind, number>();
  for (const [i, { place, ...one }] of sorted.entries()) {
    const key = `${one.kind} ${one.kind === 'call' ? one.number.split('/').map(vesselKey).join('/') : one.number}`;
    const isMeant = one.isSure && one.kind !== 'box' && strength.indexOf(one.kind) === strongest.get(lines[i]!);
    const known = rows.get(key);
    if (known) {
      rows.set(key, { ...known, places: [...known.places, place], isMeant: known.fault === null && (known.isMeant || isMeant) });
      continue;
    }
    const count = (counts.get(one.kind) ?? 0) + (one.fault === null ? 1 : 0);
    counts.set(one.kind, count);
    const fault = one.fault ?? (one.kind !== 'box' && count > numbersPerPasteMax ? 'over-batch-limit' : null);
    rows.set(key, { ...one, fault, places: [place], isMeant: fault === null && isMeant });
  }
  return [...rows.values()];
}

/** In which line of the text each stands; they come in its order. */
function linesOf(sorted: readonly Found[], text: string): number[] {
  let [line, end] = [0, text.indexOf('\n')];
  return sorted.map(({ place: [from] }) => {
    for (; end !== -1 && end < from; end = text.indexOf('\n', end + 1)) line++;
    return line;
  });
}

/** The text with blanks in these places; nothing moves. */
function blank(text: string, places: readonly Place[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of places.toSorted((a, b) => a[0] - b[0])) {
    if (from < at) continue;
    parts.push(text.slice(at, from), ' '.repeat(to - from));
    at = to;
  }
  return [...parts, text.slice(at)].join('');
}

interface TextPart {
  readonly from: number;
  readonly to: number;
  /** No number stands in its line. */
  readonly isBare: boolean;
}

/** The lines of a text, each cut where numbers stand in it. */
function cutAround(text: string, taken: readonly Place[]): TextPart[] {
  const places = taken.toSorted((a, b) => a[0] - b[0]);
  let next = 0;
  return [...text.matchAll(/[^\r\n;；]+/g)].flatMap(({ 0: line, index }) => {
    const end = index + line.length;
    const parts: { from: number; to: number }[] = [];
    let from = index;
    for (; next < places.length && places[next]![0] < end; next++) {
      parts.push({ from, to: Math.max(from, places[next]![0]) });
      from = Math.max(from, places[next]![1]);
    }
    const isBare = parts.length === 0;
    return [...parts, { from, to: end }].filter((part) => part.from < part.to).map((part) => ({ ...part, isBare }));
  });
}

/** Where a piece stands in its line; the whole line where its spelling was levelled. */
function findPiece(line: string, piece: string, from: number): Place {
  const at = line.indexOf(piece, from);
  if (at !== -1) return [at, at + piece.length];
  const start = line.length - line.trimStart().length;
  return [Math.max(from, start), Math.max(from, line.trimEnd().length)];
}
