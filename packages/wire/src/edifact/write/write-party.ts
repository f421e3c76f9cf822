import type { Contact, Party } from '../../message';
import type { InterchangeWriter, WrittenElement } from './write-interchange';

/** Lines of a street (C059); what is more goes to city, region, post code and country, where it is read back from. */
const streetLines = 4;

/** Writes a party with its contacts: NAD, and per contact CTA and its COM. */
export function writeParty(writer: InterchangeWriter, party: Party): void {
  const { role, code, name, address } = party;
  const [city, region, postCode, ...country]: readonly (string | undefined)[] = address.slice(streetLines);
  const street: WrittenElement = address.slice(0, streetLines);
  writer.add('NAD', role, code, '', name, street, city, region, postCode, country.join(' '));
  writeContacts(writer, party.contacts);
}

/** CTA and its COM per contact. */
export function writeContacts(writer: InterchangeWriter, contacts: readonly Contact[]): void {
  for (const { role, name, channels } of contacts) {
    writer.add('CTA', role, ['', name]);
    for (const { kind, number } of channels) writer.add('COM', [number, kind]);
  }
}
