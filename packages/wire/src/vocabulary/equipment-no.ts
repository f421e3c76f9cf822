import type { BoxReport, RowBox } from '../message';
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

/** The number of a box as its report has it: ISO 6346, or as sent. */
export type BoxNumber = Pick<BoxReport, 'containerNo' | 'equipmentNo'>;

/**
 * The number of a box. One that is none by ISO 6346 is kept as sent, and a box
 * may have none at all; both with a warning.
 *
 * @returns null, with an error noted, for a text that is too long for any number
 */
export function readBoxNumber(text: string, log: FindingLog, place: WirePlace): BoxNumber | null {
  if (text === '') {
    log.note('no-number', place);
    return { containerNo: null };
  }
  if (text.length > maxNumberLength) {
    log.note('bad-container-no', place, text);
    return null;
  }
  const containerNo = readEquipmentNo(text, log, place);
  return containerNo === null ? { containerNo, equipmentNo: text } : { containerNo };
}

/**
 * The number of the one box that a row is about; an odd one is kept with a
 * warning.
 *
 * @returns null, with an error noted, without any number
 */
export function readRowBox(text: string, log: FindingLog, place: WirePlace): RowBox | null {
  if (text === '') log.note('missing-field', place, { zh: '箱号', en: 'container number' });
  const number = text === '' ? null : readBoxNumber(text, log, place);
  if (number === null) return null;
  return number.equipmentNo ? { containerNo: null, equipmentNo: number.equipmentNo } : { containerNo: number.containerNo };
}

/** Longest number of equipment in any format (8260, an..17), with room for marks of the sender. */
const maxNumberLength = 35;

/**
 * Puts the number of a box as sent beside its own, where that is none by ISO 6346. It is set, not spread: objects that
 * are put together are read at half the speed.
 */
export function underItsNumber<Box extends { equipmentNo?: string | null }>(box: Box, { equipmentNo }: BoxNumber): Box {
  if (equipmentNo !== undefined) box.equipmentNo = equipmentNo;
  return box;
}
