import { isDeepStrictEqual } from 'node:util';
import type { EventEquipment, EventStatus, ShipmentEvent } from '../message';
import { classifierCode, codeOfWord, isEventType, isSpelledOut, sealSource, type EventType } from './event-codes';
import { reasonFields } from './read-event';
import { told, type WrittenObject } from './written-value';
import { writeLocation, writeTransportCall } from './write-transport-call';

const typeCodeFields: Readonly<Record<EventType, string>> = {
  SHIPMENT: 'shipmentEventTypeCode',
  TRANSPORT: 'transportEventTypeCode',
  EQUIPMENT: 'equipmentEventTypeCode',
};

/**
 * One event of T&T 2.2; null for one that 2.2 cannot say: a retraction, an
 * event without time, a status that it has no code for.
 */
export function writeEvent(event: ShipmentEvent): WrittenObject | null {
  const status = writeStatus(event.status);
  if (status === null || event.happened === null || event.retractsId !== null) return null;
  const { type, code } = status;
  const [leg] = event.legs;
  const [equipment] = event.equipment;
  const where = event.where;
  return told({
    eventID: event.id,
    eventCreatedDateTime: event.created?.raw ?? null,
    eventType: type,
    eventClassifierCode: event.classifier === null ? null : classifierCode(event.classifier),
    eventDateTime: event.happened.raw,
    [typeCodeFields[type]]: code,
    documentTypeCode: event.document?.kind ?? null,
    documentID: event.document?.number ?? null,
    ...writeReasons(event, type),
    ...(equipment ? writeEquipment(equipment) : {}),
    isTransshipmentMove: event.isTransshipment,
    // The place of the call need not be told twice.
    eventLocation: where === null || isDeepStrictEqual(where, leg?.call?.where ?? null) ? null : writeLocation(where),
    transportCall: leg ? writeTransportCall(leg) : null,
    documentReferences: [
      ...event.bookingNos.map((number) => writeNumber('documentReference', 'BKG', number)),
      ...event.billNos.map((number) => writeNumber('documentReference', 'TRD', number)),
      ...event.documents.flatMap(({ code, number }) => (number === null ? [] : [writeNumber('documentReference', code, number)])),
    ],
    references: event.references.map(({ qualifier, number }) => writeNumber('reference', qualifier, number)),
  });
}

/** Type and code as sent where 2.2 has the type; else the code that says the same. */
function writeStatus({ category, code, word }: EventStatus): { type: EventType; code: string } | null {
  const own = word === null ? null : codeOfWord(word);
  if (!isEventType(category) || code === null || isSpelledOut(code)) return own;
  return { type: category, code };
}

function writeReasons({ reasons }: ShipmentEvent, type: EventType): WrittenObject {
  const texts = reasons.flatMap(({ text }) => text ?? []);
  const names = reasonFields(type).map(([name = '']) => name);
  return {
    delayReasonCode: reasons.find(({ code }) => code !== null)?.code ?? null,
    ...Object.fromEntries(names.map((name, index) => [name, texts[index] ?? null])),
  };
}

function writeEquipment({ number, containerNo, sizeTypeRaw, fullness, seals }: EventEquipment): WrittenObject {
  return {
    equipmentReference: number ?? containerNo,
    ISOEquipmentCode: sizeTypeRaw,
    emptyIndicatorCode: fullness === null ? null : fullness === 'empty' ? 'EMPTY' : 'LADEN',
    seals: seals.map((seal) => ({
      sealNumber: seal.number,
      ...told({ sealSource: seal.party === null ? null : sealSource(seal.party), sealType: seal.kind ?? null }),
    })),
  };
}

function writeNumber(name: 'reference' | 'documentReference', kind: string | null, number: string): WrittenObject {
  return { ...(kind === null || kind === '' ? {} : { [`${name}Type`]: kind }), [`${name}Value`]: number };
}
