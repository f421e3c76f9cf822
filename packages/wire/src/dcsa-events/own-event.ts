import type { EventLeg, FacilityPlace, ShipmentEvent, WireTime } from '../message';
import { eventEquipment } from '../vocabulary/event-equipment';
import type { EventType } from './event-codes';
import { writeEvent } from './write-event';
import type { WrittenObject } from './written-value';

/** An event that we tell ourselves; instants are ms since epoch. */
export interface OwnEvent {
  readonly id: string;
  readonly createdMs: number;
  readonly type: EventType;
  readonly code: string;
  readonly classifier: 'PLN' | 'EST' | 'ACT';
  readonly happenedMs: number;
  readonly billNo: string;
  readonly bookingNos: readonly string[];
  /** The paper that a SHIPMENT event is about. */
  readonly documentType: string | null;
  readonly place: {
    readonly locode: string;
    readonly name: string;
    /** Null: no facility is known. */
    readonly facility: { readonly smdg: string | null; readonly name: string } | null;
  };
  /** Null where no ship is known, or none has a part in it. */
  readonly ship: { readonly name: string | null; readonly imo: string | null; readonly voyage: string | null } | null;
  readonly box: { readonly no: string; readonly sizeType: string | null; readonly sealNo: string | null; readonly isEmpty: boolean } | null;
  readonly reason: string | null;
}

/** Writes an event as T&T 2.2 has it: times with +08:00, the box of a SHIPMENT event among its references. */
export function writeOwnEvent(own: OwnEvent): WrittenObject {
  const { type, box } = own;
  const where = placeOf(own.place);
  const event: ShipmentEvent = {
    id: own.id,
    retractsId: null,
    created: momentAt(own.createdMs),
    happened: momentAt(own.happenedMs),
    classifier: { code: own.classifier, word: null },
    status: { category: type, code: own.code, codeList: null, agency: null, text: null, word: null },
    reasons: own.reason === null ? [] : [{ code: null, codeList: null, agency: null, text: own.reason }],
    remarks: [],
    where,
    places: [],
    times: [],
    document: own.documentType === null ? null : { kind: own.documentType, number: own.billNo },
    billNos: [own.billNo],
    bookingNos: own.bookingNos,
    documents: [],
    references: type === 'SHIPMENT' && box ? [{ qualifier: 'EQ', number: box.no, line: null, times: [] }] : [],
    equipment:
      type === 'EQUIPMENT' && box
        ? [
            eventEquipment({
              containerNo: box.no,
              number: box.no,
              sizeTypeRaw: box.sizeType,
              sizeType: box.sizeType,
              fullness: box.isEmpty ? 'empty' : 'full',
              seals: box.sealNo === null ? [] : [{ number: box.sealNo, party: null, kind: null }],
            }),
          ]
        : [],
    legs: type === 'SHIPMENT' ? [] : [legOf(own, where)],
    parties: [],
    goods: [],
    isTransshipment: null,
  };
  return writeEvent(event)!;
}

/** As 2.2 writes a date-time, in Asia/Shanghai; thousandths of a second where there are any. */
function momentAt(instantMs: number): WireTime {
  const iso = new Date(instantMs + 8 * 3_600_000).toISOString();
  return { raw: `${instantMs % 1000 === 0 ? iso.slice(0, 19) : iso.slice(0, 23)}+08:00`, instantMs };
}

function placeOf({ locode, name, facility }: OwnEvent['place']): FacilityPlace {
  return {
    code: locode,
    name,
    facility: facility && {
      code: facility.smdg,
      codeList: facility.smdg === null ? null : 'SMDG',
      name: facility.smdg === null ? facility.name : null,
    },
    facilityType: facility && 'POTE',
    coordinates: null,
    address: null,
  };
}

/** The call that an event belongs to: the ship's where it is one of hers, else the road's. */
function legOf({ ship }: OwnEvent, where: FacilityPlace): EventLeg {
  return {
    stage: null,
    mode: null,
    way: ship ? 'sea' : 'road',
    means: null,
    carrier: null,
    vessel: ship && { name: ship.name, code: ship.imo, scheme: ship.imo === null ? null : 'imo', voyage: ship.voyage, direction: null },
    nationality: null,
    places: [],
    times: [],
    references: [],
    services: [],
    call: {
      id: null,
      sequence: null,
      where,
      service: null,
      exportVoyage: ship?.voyage ?? null,
      importVoyage: null,
      callSign: null,
      carrierList: null,
    },
  };
}
