import type { Party } from '../message';
import type { InterchangeWriter, WrittenElement } from './write-interchange';

/** Lines of a street (C059); what is more goes to city, region, post code and country, where it is read back from. */
const streetLines = 4;

/** Writes a party with its contacts: NAD, and per contact CTA and its COM. */
export function writeParty(writer: InterchangeWriter, party: Party): void {
  const { role, code, name, address } = party;
  const [city, region, postCode, ...country]: readonly (string | undefined)[] = address.slice(streetLines);
  const street: WrittenElement = address.slice(0, streetLines);
  writer.add('NAD', role, code, '', name, street, city, region, postCode, country.join(' '));
  for (const contact of party.contacts) {
    writer.add('CTA', contact.role, ['', contact.name]);
    for (const { kind, number } of contact.channels) writer.add('COM', [number, kind]);
  }
}
