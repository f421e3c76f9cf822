import type {
  AddressedParty,
  Amount,
  ChargePayment,
  CodedName,
  CustomsStatus,
  ControlTotal,
  NamedDocument,
  Reference,
  Remark,
  ScheduledPlace,
  ShipmentParty,
  TimeInRole,
  TransportLeg,
  TransportService,
} from '../../message';
import { writeTime } from '../write/write-container-report';
import type { InterchangeWriter, WrittenElement } from '../write/write-interchange';
import { writeRemark } from '../write/write-particulars';
import { writeContacts } from '../write/write-party';

/** Lines of a street (C059); those before them go behind the name (C080). */
const streetLines = 4;
/** Lines of one FTX or PCI. */
const textLines = 5;

/** A DTM per time, each under its qualifier (2005). */
export function writeTimes(writer: InterchangeWriter, times: readonly TimeInRole[]): void {
  for (const { qualifier, time } of times) writeTime(writer, qualifier, time);
}

/** LOC with its DTM; a code is said to be a UN/LOCODE (139:6). */
export function writePlaces(writer: InterchangeWriter, places: readonly ScheduledPlace[]): void {
  for (const { qualifier, place, related, times } of places) {
    const list = place.code === null ? '' : 139;
    writer.add('LOC', qualifier, [place.code, list, list && 6, place.name], coded(related));
    writeTimes(writer, times);
  }
}

/** RFF with its DTM. */
export function writeReferences(writer: InterchangeWriter, references: readonly Reference[]): void {
  for (const { qualifier, number, line, times } of references) {
    writer.add('RFF', [qualifier, number, line]);
    writeTimes(writer, times);
  }
}

/** Parties of goods or a container: NAD, DTM, CTA, COM. */
export function writeAddressedParties(writer: InterchangeWriter, parties: readonly AddressedParty[]): void {
  for (const party of parties) {
    writeAddress(writer, party);
    writeContacts(writer, party.contacts);
  }
}

/** Parties of a shipment: NAD, DTM, LOC, CTA, COM, DOC, RFF, CPI. */
export function writeParties(writer: InterchangeWriter, parties: readonly ShipmentParty[]): void {
  for (const party of parties) {
    writeAddress(writer, party);
    writePlaces(writer, party.places);
    writeContacts(writer, party.contacts);
    writeDocuments(writer, party.documents);
    writeReferences(writer, party.references);
    writeCharges(writer, party.charges);
  }
}

/** An address of up to eight lines. */
function writeAddress(writer: InterchangeWriter, party: AddressedParty): void {
  const { role, code, name, address, city, region, postcode, country, times } = party;
  const behindName = address.slice(0, Math.max(0, address.length - streetLines));
  const street: WrittenElement = address.slice(behindName.length);
  writer.add('NAD', role, code, '', [name, ...behindName], street, city, region, postcode, country);
  writeTimes(writer, times);
}

/** TDT with its DTM, TSR, LOC and RFF. */
export function writeLegs(writer: InterchangeWriter, legs: readonly TransportLeg[]): void {
  for (const leg of legs) {
    const { vessel } = leg;
    const list = vessel?.scheme === 'call-sign' ? 103 : vessel?.scheme === 'imo' ? 146 : '';
    writer.add('TDT', leg.stage, vessel?.voyage, leg.mode, leg.means, coded(leg.carrier), '', '', [
      vessel?.code,
      list,
      '',
      vessel?.name,
      leg.nationality,
    ]);
    writeTimes(writer, leg.times);
    writeServices(writer, leg.services);
    writePlaces(writer, leg.places);
    writeReferences(writer, leg.references);
  }
}

/** TSR of up to two services, as it holds no more (C233). */
export function writeServices(writer: InterchangeWriter, services: readonly TransportService[]): void {
  for (const { contract, services: [first, second] = [], priority } of services) {
    writer.add('TSR', contract, [first, '', '', second], priority);
  }
}

/** An FTX per remark, long ones over several lines. */
export function writeRemarks(writer: InterchangeWriter, remarks: readonly Remark[]): void {
  for (const remark of remarks) writeRemark(writer, remark);
}

/** Lines of one text (FTX), five per segment. */
export function writeLines(writer: InterchangeWriter, qualifier: string, lines: readonly string[]): void {
  for (let at = 0; at < lines.length; at += textLines) {
    writer.add('FTX', qualifier, '', '', lines.slice(at, at + textLines));
  }
}

/** DOC with its DTM. */
export function writeDocuments(writer: InterchangeWriter, documents: readonly NamedDocument[]): void {
  for (const { code, name, number, copies, times } of documents) {
    writer.add('DOC', [code, '', '', name], number, '', copies);
    writeTimes(writer, times);
  }
}

/** CPI: 5237 which charges, 4237 who pays. */
export function writeCharges(writer: InterchangeWriter, charges: readonly ChargePayment[]): void {
  for (const { charge, payment } of charges) writer.add('CPI', charge, '', payment);
}

/** GIS, also for what later directories tell by GEI. */
export function writeStatuses(writer: InterchangeWriter, statuses: readonly CustomsStatus[]): void {
  for (const { code, text } of statuses) writer.add('GIS', [code, '', '', text]);
}

/** CNT, as sent. */
export function writeTotals(writer: InterchangeWriter, totals: readonly ControlTotal[]): void {
  for (const { qualifier, value, unit } of totals) writer.add('CNT', [qualifier, value, unit]);
}

/** A composite of code and name without the list they come from. */
export function coded(told: CodedName | null): WrittenElement {
  return told && [told.code, '', '', told.name];
}

/** MOA, as sent. */
export function writeAmounts(writer: InterchangeWriter, amounts: readonly Amount[]): void {
  for (const { qualifier, value, currency } of amounts) writer.add('MOA', [qualifier, value, currency]);
}
