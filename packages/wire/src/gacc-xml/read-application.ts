import type { ChangedBill, CustomsDeclarationMessage, DeclaredBill, DeclaredBox } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readBoxNumber } from '../vocabulary/equipment-no';
import { messageHead, type CustomsHead } from './envelope';
import type { ApplicationHead } from './schema/application';
import { blankBill } from './schema/consignment';
import { blankDeclaration } from './schema/declaration';
import { blankBox } from './schema/equipment';
import { vesselOfEntry, type PortEntry } from './schema/port-list';

/**
 * Reads an application (ApplyHead, ApplyList): the bills, bookings and boxes
 * that it names, as a declaration of them. What is applied for stands in the
 * remark of the declaration, as sent.
 *
 * @returns null after noting why, when it names nothing
 */
export function readApplication(
  entries: readonly PortEntry[],
  applied: ApplicationHead | null,
  head: CustomsHead,
  place: WirePlace,
  log: FindingLog,
): CustomsDeclarationMessage | null {
  const bills = new Map<string, DeclaredBill>();
  const booked = new Map<string, ChangedBill>();
  const boxes: DeclaredBox[] = [];
  for (const entry of [...(applied === null ? [] : [applied]), ...entries]) {
    const box = readBox(entry, log);
    const { billNo, bookingNo } = entry;
    if (billNo !== null) join(bills, billNo, { ...blankBill(), billNo, bookingNo }, box);
    else if (bookingNo !== null) {
      if (!booked.has(bookingNo)) log.note('booking-for-bill', entry, bookingNo);
      join(booked, bookingNo, { ...blankBill(), bookingNo }, box);
    } else if (box !== null) boxes.push(box);
  }
  if (bills.size + booked.size + boxes.length === 0) {
    log.note('no-rows', place);
    return null;
  }
  const ships = [applied, ...entries].map((entry) => entry && vesselOfEntry(entry));
  const about = [applied?.code, applied?.text].filter((told) => told !== null && told !== undefined);
  return {
    kind: 'customs-declaration',
    ...messageHead(head),
    ...blankDeclaration(),
    vessel: ships.find((ship) => ship !== null) ?? null,
    about: head.about,
    means: null,
    bills: [...bills.values()],
    ...(booked.size === 0 ? {} : { booked: [...booked.values()] }),
    boxes,
    containerNos: [...new Set(boxes.flatMap(({ containerNo }) => containerNo ?? []))],
    additional: about.length === 0 ? null : { reason: null, contactName: null, contactTelephone: null, content: about.join(' ') },
  };
}

function readBox(entry: PortEntry, log: FindingLog): DeclaredBox | null {
  if (entry.containerNo === null) return null;
  const number = readBoxNumber(entry.containerNo, log, entry);
  if (number === null) return null;
  const { billNo, sizeType, grossWeightKg, stowage } = entry;
  return { ...blankBox(), ...number, billNos: billNo === null ? [] : [billNo], sizeTypeRaw: sizeType, grossWeightKg, stowage };
}

/** Puts a box under its bill or booking, which is made when it is named for the first time. */
function join<Bill extends ChangedBill>(bills: Map<string, Bill>, number: string, blank: Bill, box: DeclaredBox | null): void {
  const before = bills.get(number) ?? blank;
  const boxes = box === null ? before.boxes : [...before.boxes, box];
  const containerNos = [...new Set(boxes.flatMap(({ containerNo }) => containerNo ?? []))];
  bills.set(number, { ...before, boxes, containerNos });
}
