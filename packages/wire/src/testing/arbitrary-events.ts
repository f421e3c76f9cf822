import fc from 'fast-check';
import type {
  CodedText,
  EventEquipment,
  EventLeg,
  EventSeal,
  FacilityPlace,
  NamedDocument,
  Reference,
  ShipmentEvent,
  ShipmentEventsMessage,
  Vessel,
  WireTime,
} from '../message';
import { classifierWord, codeLists, statusWord, wayOf, type EventType } from '../dcsa-events/event-codes';
import { eventEquipment } from '../vocabulary/event-equipment';
import { normalizeSizeType } from '../vocabulary/size-type';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { readWireTime } from '../vocabulary/wire-time';
import { billNo, containerNo, name, orNull, text, vesselCode } from './arbitrary-parts';

/** Random events as T&T 2.2 can carry them. */

const oneOf = (codes: ReadonlySet<string>): fc.Arbitrary<string> => fc.constantFrom(...codes);

/** A date-time with its zone, as T&T demands. */
const moment: fc.Arbitrary<WireTime> = fc
  .tuple(
    fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) }),
    fc.constantFrom('Z', '+08:00', '-05:00', '+05:30'),
    fc.boolean(),
  )
  .map(([ms, zone, hasFraction]) => {
    const raw = new Date(ms).toISOString().slice(0, hasFraction ? 23 : 19) + zone;
    return readWireTime(raw) as WireTime;
  });

function someOf<T extends object>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return arbitrary.filter((value) => Object.values(value).some((told) => told !== null));
}

const degrees = fc.integer({ min: -90_000, max: 90_000 }).map((value) => String(value / 1000));

const place: fc.Arbitrary<FacilityPlace> = someOf(
  fc.record({
    code: orNull(fc.stringMatching(/^CN[A-Z]{3}$/)),
    name: orNull(name),
    facility: orNull(
      someOf(
        fc.record({
          code: orNull(text(6)),
          codeList: orNull(oneOf(codeLists.facilityLists)),
          name: orNull(name),
        }),
      ),
    ),
    facilityType: orNull(oneOf(codeLists.facilityTypes)),
    coordinates: orNull(fc.record({ latitude: degrees, longitude: degrees })),
    address: orNull(
      someOf(
        fc.record({
          name: orNull(name),
          street: orNull(name),
          streetNumber: orNull(text(10)),
          floor: orNull(text(10)),
          postCode: orNull(text(10)),
          city: orNull(name),
          region: orNull(name),
          country: orNull(name),
        }),
      ),
    ),
  }),
);

const sequence = fc.oneof(fc.integer({ min: 0, max: 99 }).map(String), fc.stringMatching(/^[A-Z0-9]{1,4}$/));

const call: fc.Arbitrary<EventLeg> = fc
  .record({
    mode: orNull(fc.constantFrom('VESSEL', 'RAIL', 'TRUCK', 'BARGE')),
    shipName: orNull(name),
    shipCode: orNull(vesselCode),
    callSign: orNull(fc.stringMatching(/^[A-Z][A-Z0-9]{3,6}$/)),
    nationality: orNull(fc.stringMatching(/^[A-Z]{2}$/)),
    carrier: orNull(text(5)),
    carrierList: orNull(fc.constantFrom('SMDG', 'NMFTA')),
    voyage: orNull(text(8)),
    exportVoyage: orNull(text(8)),
    importVoyage: orNull(text(8)),
    service: orNull(text(5)),
    id: text(30),
    sequence: orNull(sequence),
    where: orNull(place),
    universal: orNull(text(10)),
  })
  .map(({ id, sequence: number, where, service, exportVoyage, importVoyage, carrierList, ...told }) => {
    const vessel = shipOf(told.shipName, told.shipCode, told.voyage ?? exportVoyage ?? importVoyage);
    // A ship that is named by its call sign has no second one.
    const callSign = vessel?.code && vessel.scheme !== 'call-sign' ? told.callSign : null;
    return {
      stage: null,
      mode: told.mode,
      way: told.mode === null ? null : wayOf(told.mode),
      means: null,
      carrier: told.carrier === null ? null : { code: told.carrier, name: null },
      vessel,
      nationality: told.nationality,
      places: [],
      times: [],
      services: [],
      references: told.universal === null ? [] : [reference('universalServiceReference', told.universal)],
      call: { id, sequence: number, where, service, exportVoyage, importVoyage, callSign, carrierList },
    };
  });

function reference(qualifier: string, number: string): Reference {
  return { qualifier, number, line: null, times: [] };
}

function shipOf(shipName: string | null, code: string | null, voyage: string | null): Vessel | null {
  if (shipName === null && code === null && voyage === null) return null;
  const scheme = code === null ? null : classifyVesselCode(code);
  return { name: shipName, code, scheme, voyage, direction: null };
}

const seal: fc.Arbitrary<EventSeal> = fc.record({
  number: text(15),
  party: orNull(fc.constantFrom('SH', 'CA', 'CU', 'PHY', 'VET')),
  kind: orNull(oneOf(codeLists.sealTypes)),
});

const equipment: fc.Arbitrary<EventEquipment> = fc
  .record({
    containerNo: orNull(containerNo),
    sizeTypeRaw: orNull(fc.constantFrom('22G1', '45G1', '45R1', 'L5G1')),
    fullness: fc.constantFrom('full' as const, 'empty' as const, null),
    seals: fc.array(seal, { maxLength: 3 }),
  })
  .filter((told) => told.containerNo !== null || told.sizeTypeRaw !== null || told.seals.length > 0)
  .map((told) =>
    eventEquipment({
      ...told,
      number: told.containerNo,
      sizeType: told.sizeTypeRaw === null ? null : normalizeSizeType(told.sizeTypeRaw),
    }),
  );

const typeCodes: Readonly<Record<EventType, readonly string[]>> = {
  SHIPMENT: 'RECE DRFT PENA PENU PENC REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS'.split(' '),
  TRANSPORT: ['ARRI', 'DEPA'],
  EQUIPMENT: 'LOAD DISC GTIN GTOT STUF STRP PICK DROP INSP RSEA RMVD'.split(' '),
};

const typedCode = fc.constantFrom(
  ...(Object.keys(typeCodes) as EventType[]).flatMap((category) => typeCodes[category].map((code) => ({ category, code }))),
);

const referencesOf = (...qualifiers: readonly string[]): fc.Arbitrary<Reference[]> =>
  fc.array(
    fc.tuple(fc.constantFrom(...qualifiers), text(30)).map(([qualifier, number]) => reference(qualifier, number)),
    { maxLength: 3 },
  );

const document: fc.Arbitrary<NamedDocument> = fc
  .record({ code: fc.constantFrom('SHI', 'CUS', 'VGM', 'ARN'), number: text(30) })
  .map((told) => ({ ...told, name: null, copies: null, times: [] }));

const reasons: fc.Arbitrary<CodedText[]> = fc
  .tuple(orNull(fc.stringMatching(/^[A-Z]{3}$/)), fc.array(text(60), { maxLength: 2 }))
  .map(([code, [first = null, ...rest]]) => {
    if (code === null && first === null) return [];
    const listless = { codeList: null, agency: null };
    return [{ code, ...listless, text: first }, ...rest.map((one) => ({ code: null, ...listless, text: one }))];
  });

const dcsaEvent: fc.Arbitrary<ShipmentEvent> = fc
  .record({
    id: orNull(fc.uuid()),
    created: orNull(moment),
    happened: moment,
    classifier: orNull(fc.constantFrom('PLN', 'EST', 'ACT')),
    status: typedCode,
    reasons,
    eventLocation: orNull(place),
    document: orNull(someOf(fc.record({ kind: orNull(oneOf(codeLists.documentTypes)), number: orNull(text(30)) }))),
    billNos: fc.array(billNo, { maxLength: 2 }),
    bookingNos: fc.array(text(20), { maxLength: 2 }),
    documents: fc.array(document, { maxLength: 3 }),
    references: referencesOf('FF', 'SI', 'PO', 'CR', 'AAO', 'EQ'),
    equipment: orNull(equipment),
    call: orNull(call),
    isTransshipment: orNull(fc.boolean()),
  })
  .map(({ eventLocation, equipment: box, call: leg, status, classifier, ...told }) => ({
    ...told,
    retractsId: null,
    classifier: classifier === null ? null : { code: classifier, word: classifierWord(classifier) },
    status: { ...status, codeList: null, agency: null, text: null, word: statusWord(status.category, status.code) },
    remarks: [],
    // Without a place of its own an event is where its call is.
    where: eventLocation ?? leg?.call?.where ?? null,
    places: [],
    times: [],
    equipment: box === null ? [] : [box],
    legs: leg === null ? [] : [leg],
    parties: [],
    goods: [],
  }));

export const dcsaEvents: fc.Arbitrary<ShipmentEventsMessage> = fc.array(dcsaEvent, { minLength: 1, maxLength: 4 }).map((events) => ({
  kind: 'shipment-events',
  type: 'events',
  reference: null,
  function: 'original',
  prepared: null,
  vessel: null,
  version: '2.2',
  documentName: null,
  events,
}));
