import type { Contact, ContactChannel, Party } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { COM, CTA, NAD } from '../segment-tags';
import { readText } from './read-text';

/** Longest name or line of an address; the directories allow 35 to 256. */
const maxNameLength = 256;
/** More contacts or channels than this are no longer somebody to call. */
const maxContacts = 20;

interface ContactDraft extends Contact {
  readonly channels: ContactChannel[];
}

interface PartyDraft extends Party {
  readonly contacts: ContactDraft[];
}

/** Reads the parties of one group: NAD with its contacts (CTA) and their numbers (COM). */
export class PartyReader {
  private party: PartyDraft | null = null;
  private contact: ContactDraft | null = null;

  constructor(private readonly log: FindingLog) {}

  /**
   * Takes a NAD, CTA or COM of the group.
   *
   * @returns the party that a NAD opens; what follows is added to it
   */
  take(tag: number, cursor: SegmentCursor): Party | null {
    switch (tag) {
      case NAD:
        this.contact = null;
        this.party = readNamedParty(cursor, this.log);
        return this.party;
      case CTA:
        this.contact = this.party && this.takeContact(this.party, cursor);
        break;
      case COM:
        if (this.contact) takeChannels(this.contact, cursor, this.log);
        break;
      default:
        break;
    }
    return null;
  }

  /** The group is over; contacts that follow belong to nobody here. */
  close(): void {
    this.party = null;
    this.contact = null;
  }

  private takeContact(party: PartyDraft, cursor: SegmentCursor): ContactDraft | null {
    const { log } = this;
    if (party.contacts.length >= maxContacts) {
      log.note('too-long', cursor, `NAD+${party.role} CTA`);
      return null;
    }
    const name = readName(cursor, 2, 1, 'CTA 3412', log) ?? readName(cursor, 2, 0, 'CTA 3413', log);
    const contact = { role: readText(cursor, 1, 0, 'CTA 3139', log), name, channels: [] };
    party.contacts.push(contact);
    return contact;
  }
}

/**
 * The party of a NAD. The name is C080, else the first line of C058; address
 * lines are the rest of C058, C059, city, region, post code and country.
 *
 * @returns null, with a warning, when the NAD does not say what part it plays
 */
function readNamedParty(cursor: SegmentCursor, log: FindingLog): PartyDraft | null {
  const role = readText(cursor, 1, 0, 'NAD 3035', log);
  if (role === null) {
    log.note('misplaced-segment', cursor, 'NAD');
    return null;
  }
  const lines = readLines(cursor, 3, log);
  const named = readLines(cursor, 4, log).join(' ');
  const name = named === '' ? (lines.shift() ?? null) : named;
  for (let element = 5; element <= 9; element++) lines.push(...readLines(cursor, element, log));
  return { role, code: readText(cursor, 2, 0, 'NAD 3039', log), name, address: lines, contacts: [] };
}

function readLines(cursor: SegmentCursor, element: number, log: FindingLog): string[] {
  return cursor.texts(element).filter((line) => {
    if (line.length <= maxNameLength) return true;
    log.note('too-long', cursor, `NAD.${element}`);
    return false;
  });
}

/** COM repeats its composite: number and kind. */
function takeChannels(contact: ContactDraft, cursor: SegmentCursor, log: FindingLog): void {
  for (let element = 1; element < cursor.elementCount; element++) {
    const number = readName(cursor, element, 0, 'COM 3148', log);
    if (number === null) continue;
    if (contact.channels.length >= maxContacts) {
      log.note('too-long', cursor, 'COM');
      return;
    }
    contact.channels.push({ kind: readText(cursor, element, 1, 'COM 3155', log) ?? '', number });
  }
}

function readName(
  cursor: SegmentCursor,
  element: number,
  component: number,
  called: string,
  log: FindingLog,
): string | null {
  const text = cursor.text(element, component);
  if (text === '') return null;
  if (text.length <= maxNameLength) return text;
  log.note('too-long', cursor, called);
  return null;
}
