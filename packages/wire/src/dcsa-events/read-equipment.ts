import type { EventEquipment, EventSeal, Fullness } from '../message';
import { eventEquipment } from '../vocabulary/event-equipment';
import { readEquipmentNo } from '../vocabulary/equipment-no';
import { readSizeType } from '../vocabulary/size-type';
import { codeLists, sealParty } from './event-codes';
import type { EventFields } from './event-fields';

/** The equipment of an event; none when no field tells of it. */
export function readEquipment(outer: EventFields): EventEquipment[] {
  // Drafts of 3.0 may tell it as an object of its own.
  const fields = outer.unwrapped(['equipment']);
  const number = fields.one('equipmentReference');
  const sizeTypeRaw = fields.one('ISOEquipmentCode', 'isoEquipmentCode');
  const fullness = readFullness(fields);
  const seals = fields.children('seals').flatMap(readSeal);
  if (number === null && sizeTypeRaw === null && fullness === null && seals.length === 0) return [];
  const sizeType = sizeTypeRaw === null ? null : readSizeType(sizeTypeRaw, fields.once, fields.place);
  const containerNo = number === null ? null : readEquipmentNo(number, fields.log, fields.place);
  return [eventEquipment({ containerNo, number, sizeTypeRaw, sizeType, fullness, seals })];
}

function readFullness(fields: EventFields): Fullness {
  const code = fields.one('emptyIndicatorCode');
  if (code === 'EMPTY') return 'empty';
  if (code === 'LADEN') return 'full';
  if (code !== null) fields.once.note('unknown-code', fields.place, `emptyIndicatorCode ${code}`);
  return null;
}

const sealFields: ReadonlySet<string> = new Set(['sealNumber', 'sealSource', 'sealType']);

function readSeal(fields: EventFields): EventSeal[] {
  fields.nameUnknown(sealFields);
  const number = fields.one('sealNumber');
  if (number === null) {
    fields.noteEmpty('seals');
    return [];
  }
  const source = fields.code(codeLists.sealSources, 'sealSource');
  return [
    {
      number,
      party: source === null ? null : sealParty(source),
      kind: fields.code(codeLists.sealTypes, 'sealType'),
    },
  ];
}
