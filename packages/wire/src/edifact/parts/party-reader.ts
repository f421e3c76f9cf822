import type { Contact, ContactChannel, Party } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { COM, CTA, NAD } from '../envelope/segment-tags';
import { keepRepeated } from './keep-repeated';
import { none } from './none';
import { readAddressedParty } from './read-addressed-party';
import { readChannels, readContact } from './read-contact';

interface ContactDraft extends Contact {
  readonly channels: ContactChannel[];
}

interface PartyDraft extends Party {
  readonly contacts: ContactDraft[];
}

/** Reads the parties of one group where no more than name, lines and contacts of each are kept: NAD, CTA, COM. */
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
    const { log } = this;
    switch (tag) {
      case NAD:
        this.contact = null;
        this.party = readParty(cursor, log);
        return this.party;
      case CTA:
        if (!this.party) break;
        this.contact = { ...readContact(cursor, log), channels: [] };
        keepRepeated(this.party.contacts, this.contact, cursor, log);
        break;
      case COM: {
        const { contact } = this;
        if (!contact) break;
        for (const channel of readChannels(cursor, log)) keepRepeated(contact.channels, channel, cursor, log);
        break;
      }
      default:
        break;
    }
    return null;
  }

  /** Opens a party of whom nothing but the code was told; what follows is added to it. */
  open(role: string, code: string): Party {
    this.contact = null;
    this.party = { role, code, name: null, address: none, contacts: [] };
    return this.party;
  }

  /** The group is over; contacts that follow belong to nobody here. */
  close(): void {
    this.party = null;
    this.contact = null;
  }
}

/** City, region, post code and country are the last lines of the address. */
function readParty(cursor: SegmentCursor, log: FindingLog): PartyDraft | null {
  const read = readAddressedParty(cursor, log);
  if (read === null) return null;
  const { role, code, name, address, city, region, postcode, country } = read;
  const isShort = city === null && region === null && postcode === null && country === null;
  const lines = isShort ? address : [...address, city, region, postcode, country].filter((line) => line !== null);
  return { role, code, name, address: lines, contacts: [] };
}
