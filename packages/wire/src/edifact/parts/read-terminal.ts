import type { SegmentCursor } from '../../syntax/segment-cursor';

/** 3227 of the place where a box was handled: 165 terminal or depot of the container guides, 175 activity location. */
export function isTerminalPlace(qualifier: number): boolean {
  return qualifier === 165 || qualifier === 175;
}

/** Lists (1131) of terminals, depots and berths, and the agency (3055) whose list of places is one of terminals: 306 SMDG. */
const terminalLists = /^(?:TER|TERM|TERMINALS?|BER|BERTHS?|DEP|DEPOTS?|FAC|FACILITY|WHARF|BIC)$/i;
const terminalAgency = '306';
/** Lists of ports, countries and their parts: 139 port, 162 country, 163 part of a country, 38 and 145 places by other lists. */
const placeLists: ReadonlySet<string> = new Set(['139', '162', '163', '38', '145', '25']);

/** What the list of a place beside another one says of it. */
export type PlaceKind = 'terminal' | 'place' | 'untold';

/** The kind of place that element `element` of a LOC names, by its list (1131) and agency (3055). */
export function placeKindOf(cursor: SegmentCursor, element: number): PlaceKind {
  const list = cursor.text(element, 1);
  if (terminalLists.test(list)) return 'terminal';
  if (placeLists.has(list)) return 'place';
  return cursor.is(element, 2, terminalAgency) ? 'terminal' : 'untold';
}

/** C519 and C553, the places related to that of a LOC. */
export const relatedElements = [3, 4] as const;

/**
 * The terminal that a LOC names: a related place (C519, C553) or the place
 * itself (C517) whose list is one of terminals. Where the LOC is that of a
 * terminal, a related place without a list is one too, else the name of the
 * place, else its code unless that is a port's.
 *
 * @returns null when it names none; a country or a port never is one
 */
export function readTerminal(cursor: SegmentCursor): string | null {
  const all = [...relatedElements, 2];
  const listed = all.find((element) => placeKindOf(cursor, element) === 'terminal' && toldIn(cursor, element) !== '');
  if (listed !== undefined) return toldIn(cursor, listed);
  if (!isTerminalPlace(cursor.whole(1))) return null;
  const related = relatedElements.find((element) => placeKindOf(cursor, element) === 'untold' && toldIn(cursor, element) !== '');
  if (related !== undefined) return toldIn(cursor, related);
  const isPort = placeKindOf(cursor, 2) === 'place' || /^[A-Z]{5}$/.test(cursor.text(2));
  return cursor.text(2, 3) || (isPort ? '' : cursor.text(2)) || null;
}

/** Code, else name, of the first place related to that of a LOC (C519, C553) that is no port and no country; null when there is none. */
export function readRelated(cursor: SegmentCursor): string | null {
  const element = relatedElements.find((one) => placeKindOf(cursor, one) !== 'place' && toldIn(cursor, one) !== '');
  return element === undefined ? null : toldIn(cursor, element);
}

function toldIn(cursor: SegmentCursor, element: number): string {
  return cursor.text(element) || cursor.text(element, 3);
}
