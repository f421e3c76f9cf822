import type { FacilityPlace, ListedCode, Place } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCodedName } from './read-coded-name';
import { placeKindOf, relatedElements } from './read-terminal';

/** 3227 whose related place is a terminal or berth also where its list is not told: berth, terminal, activity. */
const ofFacility: ReadonlySet<string> = new Set(['164', '165', '175']);

/**
 * The place of a LOC (C517) with the terminal or berth in it (C519 or C553),
 * whose code means something in its own list alone (1131:3055). A related
 * place of another list, such as a country (162), is no facility. Null when
 * nothing is told.
 */
export function readFacilityPlace(cursor: SegmentCursor, called: string, log: FindingLog): FacilityPlace | null {
  const told = readCodedName(cursor, 2, called, log);
  // A terminal may also stand alone, in the place itself.
  const isTerminal = told !== null && placeKindOf(cursor, 2) === 'terminal';
  const place = isTerminal ? null : told;
  const facility = (isTerminal ? readListed(cursor, 2, called, log) : null) ?? readFacility(cursor, called, log);
  const related = readOther(cursor, called, log);
  if (told === null && facility === null && related === null) return null;
  return {
    code: place?.code ?? null,
    name: place?.name ?? null,
    facility,
    facilityType: null,
    coordinates: null,
    address: null,
    ...(related === null ? {} : { related }),
  };
}

/** The related place that is a facility: by its list, else by the LOC itself where its list is not told. */
function readFacility(cursor: SegmentCursor, called: string, log: FindingLog): ListedCode | null {
  const elements = relatedElements.filter((element) => cursor.text(element) !== '' || cursor.text(element, 3) !== '');
  const listed = elements.find((element) => placeKindOf(cursor, element) === 'terminal');
  const open = ofFacility.has(cursor.text(1)) ? elements.find((element) => placeKindOf(cursor, element) === 'untold') : undefined;
  const found = listed ?? open;
  return found === undefined ? null : readListed(cursor, found, called, log);
}

/** The related place that is none: a country, a port, or one of an untold list. */
function readOther(cursor: SegmentCursor, called: string, log: FindingLog): Place | null {
  const isFacilityPlace = ofFacility.has(cursor.text(1));
  const other = relatedElements.find((element) => {
    if (cursor.text(element) === '' && cursor.text(element, 3) === '') return false;
    const kind = placeKindOf(cursor, element);
    return kind === 'place' || (kind === 'untold' && !isFacilityPlace);
  });
  return other === undefined ? null : readCodedName(cursor, other, called, log);
}

function readListed(cursor: SegmentCursor, element: number, called: string, log: FindingLog): ListedCode | null {
  const told = readCodedName(cursor, element, called, log);
  const list = [cursor.text(element, 1), cursor.text(element, 2)].filter((code) => code !== '').join(':');
  return told && { ...told, codeList: list || null };
}
