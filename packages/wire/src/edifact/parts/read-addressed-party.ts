import type { AddressedParty } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCodedName } from './read-coded-name';
import { none } from './none';
import { maxNameLength, readText } from './read-text';

/** Lines of a name (C080) or a free-form address (C058). */
const lineCount = 5;

/**
 * The party of a NAD; contacts, times and the rest are added later.
 * The name is the first line of C080, else of the free form C058. Senders write
 * the address behind the name in either, so what follows it there is address,
 * in the order C058, C080, C059.
 *
 * @returns null, with a warning, when the NAD does not say what part he plays
 */
export function readAddressedParty(cursor: SegmentCursor, log: FindingLog): AddressedParty | null {
  const role = readText(cursor, 1, 0, 'NAD 3035', log);
  if (role === null) {
    log.note('no-qualifier', cursor, 'NAD');
    return null;
  }
  const called = `NAD+${role}`;
  const coded = readCodedName(cursor, 2, called, log);
  // Of the parties of containers most are a code and nothing else.
  if (cursor.elementCount <= 3 && coded !== null && coded.name === null) return codedParty(role, coded.code);
  const line = (element: number, component = 0): string | null => readText(cursor, element, component, called, log, maxNameLength);
  const named = line(4);
  const free = line(3);
  const name = named ?? free ?? coded?.name ?? null;
  const address: string[] = [];
  const add = (element: number, first: number): void => {
    for (let component = first; component < lineCount; component++) {
      const text = line(element, component);
      if (text !== null) address.push(text);
    }
  };
  if (free !== null && free !== name) address.push(free);
  add(3, 1);
  add(4, 1);
  add(5, 0);
  if (coded === null && name === null && address.length === 0) log.note('empty-segment', cursor, called);
  return {
    role,
    code: coded?.code ?? null,
    name,
    address,
    city: line(6),
    region: line(7) ?? line(7, 3),
    postcode: line(8),
    country: line(9),
    contacts: none,
    times: none,
  };
}

function codedParty(role: string, code: string | null): AddressedParty {
  return {
    role,
    code,
    name: null,
    address: none,
    city: null,
    region: null,
    postcode: null,
    country: null,
    contacts: none,
    times: none,
  };
}
