import type { CustomsDeclarationMessage, Transit } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { messageHead, type CustomsHead } from './envelope';
import type { DeclarationDraft } from './schema/declaration';
import { finishMeans, finishVessel } from './schema/means';

/**
 * Reads a declaration of any MT type.
 *
 * @returns null after noting why, when it declares nothing
 */
export function readCustomsDeclaration(
  draft: DeclarationDraft,
  head: CustomsHead,
  place: WirePlace,
  log: FindingLog,
): CustomsDeclarationMessage | null {
  const { means, newVessel, bills, booked = [], boxes, transits } = draft;
  if (bills.length + booked.length + boxes.length + transits.reduce((sum, transit) => sum + countBills(transit), 0) === 0) {
    log.note('no-rows', place);
    return null;
  }
  const [ship, changed, ...more] = means;
  if (more.length > 0 || (changed && newVessel)) log.note('duplicate-key', place, 'BorderTransportMeans');
  const containerNos = boxes.flatMap(({ containerNo }) => containerNo ?? []);
  return {
    kind: 'customs-declaration',
    ...messageHead(head),
    ...draft,
    vessel: ship ? finishVessel(ship) : null,
    about: head.about,
    means: ship ? finishMeans(ship) : null,
    newVessel: newVessel ?? (changed ? finishVessel(changed) : null),
    containerNos: [...new Set(containerNos)],
  };
}

function countBills({ inbound, outbound }: Transit): number {
  return [inbound, outbound].reduce((sum, side) => sum + (side?.bills.length ?? 0) + (side?.booked?.length ?? 0), 0);
}

/** How much a declaration weighs in the bounds of one reading: bills count double, goods items half. */
export function sizeOfDeclaration({ bills, booked = [], boxes, transits }: CustomsDeclarationMessage): number {
  const inTransit = transits.flatMap(({ inbound, outbound }) => [inbound, outbound].flatMap((side) => side?.bills ?? []));
  return [...bills, ...booked, ...inTransit].reduce((sum, bill) => sum + 2 + bill.boxes.length + bill.items.length / 2, boxes.length);
}
