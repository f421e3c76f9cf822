import type { Amount, ChargePayment, ControlTotal, CustomsStatus, DeliveryTerms, NamedDocument, TransportService } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { none } from './none';
import { maxNameLength, maxReferenceLength, readText } from './read-text';

/** CPI: 5237 which charges, 4237 who pays. */
export function readCharges(cursor: SegmentCursor, log: FindingLog): ChargePayment {
  return {
    charge: readText(cursor, 1, 0, 'CPI 5237', log),
    payment: readText(cursor, 3, 0, 'CPI 4237', log),
  };
}

/** TOD: 4055, C100 with 4053 and up to two lines 4052; places are added later. */
export function readDeliveryTerms(cursor: SegmentCursor, log: FindingLog): DeliveryTerms {
  const line = (component: number): string | null => readText(cursor, 3, component, 'TOD 4052', log, maxNameLength);
  return {
    function: readText(cursor, 1, 0, 'TOD 4055', log),
    code: readText(cursor, 3, 0, 'TOD 4053', log),
    lines: [line(3), line(4)].filter((text) => text !== null),
    places: none,
  };
}

/** TSR: 4065, the services of C233 (7273 stands in front of each pair of list codes), 4219. */
export function readService(cursor: SegmentCursor, log: FindingLog): TransportService {
  const services = [0, 3].map((component) => readText(cursor, 2, component, 'TSR 7273', log));
  return {
    contract: readText(cursor, 1, 0, 'TSR 4065', log),
    services: services.filter((code) => code !== null),
    priority: readText(cursor, 3, 0, 'TSR 4219', log),
  };
}

/** MOA: 5025, 5004, 6345; null, with a warning, without qualifier or amount. */
export function readAmount(cursor: SegmentCursor, log: FindingLog): Amount | null {
  const told = readQualified(cursor, 'MOA', log);
  return told && { ...told, currency: readText(cursor, 1, 2, 'MOA 6345', log) };
}

/** CNT: 6069, 6066, 6411; null, with a warning, without qualifier or value. */
export function readControlTotal(cursor: SegmentCursor, log: FindingLog): ControlTotal | null {
  const told = readQualified(cursor, 'CNT', log);
  return told && { ...told, unit: readText(cursor, 1, 2, 'CNT 6411', log) };
}

function readQualified(cursor: SegmentCursor, tag: string, log: FindingLog): { qualifier: string; value: string } | null {
  const qualifier = readText(cursor, 1, 0, tag, log);
  const value = readText(cursor, 1, 1, tag, log);
  if (qualifier !== null && value !== null) return { qualifier, value };
  if (qualifier === null) log.note('no-qualifier', cursor, tag);
  else log.note('empty-segment', cursor, `${tag}+${qualifier}`);
  return null;
}

/** DOC: C002 with 1001 and 1000, 1004, 1220; times are added later. */
export function readNamedDocument(cursor: SegmentCursor, log: FindingLog): NamedDocument {
  return {
    code: readText(cursor, 1, 0, 'DOC 1001', log),
    name: readText(cursor, 1, 3, 'DOC 1000', log, maxNameLength),
    number: readText(cursor, 2, 0, 'DOC 1004', log, maxReferenceLength),
    copies: readText(cursor, 4, 0, 'DOC 1220', log),
    times: none,
  };
}

/**
 * The status of a GIS (C529) or GEI (C012): 7365, 7187; null, with a warning, when it is empty.
 *
 * @param element where the composite stands
 */
export function readCustomsStatus(cursor: SegmentCursor, element: number, log: FindingLog): CustomsStatus | null {
  const code = readText(cursor, element, 0, 'GIS 7365', log);
  if (code === null) {
    log.note('empty-segment', cursor, 'GIS');
    return null;
  }
  return { code, text: readText(cursor, element, 3, 'GIS 7187', log, maxNameLength) };
}
