import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { findContainerNo } from './container-no';

/**
 * The container number of equipment that may also be a trailer or a chassis.
 *
 * @returns null, with a warning that the number is kept as sent, for what is no container number
 */
export function readEquipmentNo(text: string, log: FindingLog, place: WirePlace): string | null {
  const containerNo = findContainerNo(text, log, place);
  if (containerNo === null) log.note('no-iso-number', place, text);
  return containerNo;
}
