import fc from 'fast-check';
import type {
  AddressedParty,
  BookingRequestMessage,
  CargoReportMessage,
  Consignment,
  Contact,
  GoodsDanger,
  GoodsItem,
  GoodsSplit,
  Measure,
  Packages,
  Reference,
  ScheduledPlace,
  Shipment,
  ShipmentEquipment,
  ShipmentParty,
  TransportLeg,
} from '../message';
import { findMainVessel } from '../vocabulary/main-vessel';
import { findShipmentNumbers } from '../vocabulary/shipment-numbers';
import { normalizeSizeType } from '../vocabulary/size-type';
import * as part from './arbitrary-parts';

/** Random bookings and cargo reports: what EDIFACT can carry, with hostile texts. */

const { orNull, text, name } = part;

function few<T>(one: fc.Arbitrary<T>, maxLength = 2): fc.Arbitrary<T[]> {
  return fc.array(one, { maxLength, size: 'max' });
}

const code = fc.stringMatching(/^[A-Z0-9]{1,4}$/);
const digits = fc.stringMatching(/^[1-9][0-9]{0,3}$/);
const count = fc.integer({ min: 0, max: 99_999 });
const codedName = fc
  .record({ code: orNull(fc.stringMatching(/^[A-Z0-9]{3,12}$/)), name: orNull(name) })
  .filter(({ code: told, name: called }) => told !== null || called !== null);

const times = few(
  fc.record({
    qualifier: fc.constantFrom('132', '133', '180', '178', '186', '2'),
    time: part.time(8, 12, 14),
  }),
);

const scheduledPlace: fc.Arbitrary<ScheduledPlace> = fc.record({
  qualifier: fc.constantFrom('5', '7', '8', '9', '11', '20', '28', '76', '88', '92', '97'),
  place: part.place,
  related: orNull(part.place),
  times,
});

function references(...qualifiers: readonly string[]): fc.Arbitrary<Reference[]> {
  return few(
    fc.record({
      qualifier: fc.constantFrom(...qualifiers),
      number: text(40),
      line: orNull(digits),
      times,
    }),
  );
}

/** Kinds that begin no bill in a cargo report, for parts within a shipment. */
const innerReferences = references('SI', 'FF', 'CU', 'AKC', 'ABT');

const contact: fc.Arbitrary<Contact> = fc.record({
  role: orNull(fc.constantFrom('IC', 'RP', 'HG')),
  name: orNull(name),
  channels: few(fc.record({ kind: fc.constantFrom('TE', 'EM', 'FX'), number: text(40) })),
});

const address = {
  role: fc.constantFrom('CZ', 'CN', 'NI', 'CA', 'FW', 'N1'),
  code: orNull(fc.stringMatching(/^[A-Z0-9]{3,17}$/)),
  city: orNull(name),
  region: orNull(text(9)),
  postcode: orNull(text(9)),
  country: orNull(fc.constantFrom('CN', 'DE', 'FI')),
  contacts: few(contact),
  times: few(fc.record({ qualifier: fc.constant('2'), time: part.time(12) }), 1),
};

/** More than four lines stand behind the name, so there has to be one. */
const named = fc.oneof(
  fc.record({ name, address: fc.array(name, { maxLength: 8, size: 'max' }) }),
  fc.record({ name: fc.constant(null), address: fc.array(name, { maxLength: 4, size: 'max' }) }),
);

/** A party says something beside its role. */
export const addressedParty: fc.Arbitrary<AddressedParty> = fc
  .tuple(fc.record(address), named)
  .map(([told, called]) => ({ ...told, ...called }))
  .filter((party) => party.code !== null || party.name !== null || party.address.length > 0);

const charges = few(fc.record({ charge: orNull(digits), payment: orNull(fc.constantFrom('P', 'C')) }), 1);
const documents = few(
  fc.record({
    code: orNull(digits),
    name: orNull(name),
    number: orNull(text(30)),
    copies: orNull(digits),
    times,
  }),
  1,
);
const statuses = few(fc.record({ code: digits, text: orNull(name) }), 1);

const shipmentParty: fc.Arbitrary<ShipmentParty> = fc
  .tuple(
    addressedParty,
    fc.record({ references: innerReferences, places: few(scheduledPlace, 1), documents, charges }),
  )
  .map(([party, told]) => ({ ...party, ...told }));

const services = few(
  fc.record({ contract: orNull(digits), services: few(digits), priority: orNull(digits) }),
  1,
);

export const leg: fc.Arbitrary<TransportLeg> = fc.record({
  stage: orNull(fc.constantFrom('10', '20', '30')),
  mode: orNull(fc.constantFrom('1', '3')),
  means: orNull(fc.constantFrom('13', '31')),
  carrier: orNull(codedName),
  vessel: orNull(part.vessel(part.noDirection)),
  nationality: orNull(fc.constantFrom('CN', 'PA')),
  places: few(scheduledPlace),
  times,
  references: innerReferences,
  services,
});

export const remarks = few(
  fc
    .record({
      qualifier: fc.constantFrom('AAI', 'SSR', 'HAN', 'CHG'),
      code: orNull(code),
      text: orNull(text(60)),
    })
    .filter((remark) => remark.code !== null || remark.text !== null),
);

const packages: fc.Arbitrary<Packages> = fc
  .record({ count: orNull(count), code: orNull(fc.stringMatching(/^[A-Z]{2}$/)), name: orNull(name) })
  .filter((told) => told.count !== null || told.code !== null || told.name !== null);

/** Attributes that no field stands for. */
const measures: fc.Arbitrary<Measure[]> = few(
  fc.record({
    purpose: fc.constant('AAE'),
    attribute: fc.constantFrom('WD', 'DI', 'CT'),
    unit: orNull(fc.constantFrom('MMT', 'RO')),
    value: text(10),
  }),
  1,
);

const volume = fc.integer({ min: 0, max: 99_999_999 }).map((litres) => litres / 1000);
const measured = {
  grossWeightKg: orNull(part.weight),
  netWeightKg: orNull(part.weight),
  volumeM3: orNull(volume),
  measures,
};

/** A container with a number, or equipment that has another kind of name. */
const boxNumber = fc.oneof(
  part.containerNo.map((number) => ({ number, containerNo: number })),
  fc.constant({ number: null, containerNo: null }),
);

const split: fc.Arbitrary<GoodsSplit> = fc
  .tuple(part.containerNo, fc.record({ packageCount: orNull(count), ...measured }))
  .map(([containerNo, told]) => ({ equipmentNo: containerNo, containerNo, ...told }));

const celsius = fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10);
const temperature = orNull(
  fc
    .record({ setC: orNull(celsius), minC: orNull(celsius), maxC: orNull(celsius) })
    .filter(({ setC, minC, maxC }) => setC !== null || minC !== null || maxC !== null),
);

const dimensions = few(
  fc
    .record({
      qualifier: fc.constantFrom('1', '2', '9'),
      unit: orNull(fc.constant('CMT')),
      length: orNull(digits),
      width: orNull(digits),
      height: orNull(digits),
    })
    .filter(({ length, width, height }) => length !== null || width !== null || height !== null),
  1,
);

const danger: fc.Arbitrary<GoodsDanger> = fc.record({
  regulation: orNull(fc.constant('IMD')),
  hazardClass: orNull(fc.constantFrom('3', '4.1', '1.4S')),
  page: orNull(digits),
  unNumber: orNull(fc.stringMatching(/^[0-9]{4}$/)),
  flashPointC: orNull(celsius),
  packingGroup: orNull(fc.constantFrom('1', '2', '3')),
  emsNumber: orNull(fc.constant('F-E,S-D')),
  labels: few(fc.constantFrom('6.1', '8')),
  remarks,
  contacts: few(contact, 1),
  measures,
  splits: few(split, 1),
});

const amounts = few(
  fc.record({ qualifier: digits, value: digits, currency: orNull(fc.constant('USD')) }),
  1,
);
const handling = few(codedName, 1);

export const goodsItem: fc.Arbitrary<GoodsItem> = fc.record({
  sequence: orNull(fc.integer({ min: 1, max: 9999 })),
  packages: fc.array(packages, { maxLength: 3, size: 'max' }),
  description: fc.array(text(70), { maxLength: 7, size: 'max' }),
  codes: fc.array(fc.record({ list: orNull(fc.constant('HS')), code: text(10) }), { maxLength: 7 }),
  marks: fc.array(name, { maxLength: 12 }),
  ...measured,
  dimensions,
  temperature,
  movement: orNull(fc.constantFrom('2', '3')),
  haulage: orNull(fc.constantFrom('1', '2')),
  handling,
  dangerousGoods: few(danger, 1),
  splits: few(split),
  remarks,
  references: innerReferences,
  places: few(scheduledPlace, 1),
  parties: few(addressedParty, 1),
  times,
  amounts,
  statuses,
  documents,
});

export const equipment: fc.Arbitrary<ShipmentEquipment> = fc
  .tuple(
    boxNumber,
    fc.record({
      kind: fc.constant('CN'),
      sizeTypeRaw: part.sizeType,
      direction: part.direction,
      fullness: part.fullness,
      supplier: orNull(fc.constantFrom('1', '2')),
      quantity: orNull(fc.integer({ min: 1, max: 999 })),
      movement: orNull(fc.constantFrom('2', '3')),
      haulage: orNull(fc.constantFrom('1', '2')),
      tareKg: orNull(part.weight),
      verifiedMassKg: orNull(part.weight),
      ...measured,
      seals: part.partySeals,
      temperature,
      dimensions,
      handling,
      dangerousGoods: few(danger, 1),
      remarks,
      references: innerReferences,
      places: few(scheduledPlace, 1),
      parties: few(addressedParty, 1),
      times,
    }),
  )
  .map(([numbers, told]) => ({
    ...told,
    ...numbers,
    sizeType: told.sizeTypeRaw === null ? null : normalizeSizeType(told.sizeTypeRaw),
  }));

const head = {
  references: references('BN', 'BM', 'SI', 'FF', 'CU'),
  times,
  places: few(scheduledPlace),
  contacts: few(contact, 1),
  parties: few(shipmentParty),
  legs: few(leg),
  equipment: few(equipment),
  statuses,
  remarks,
  totals: few(fc.record({ qualifier: digits, value: digits, unit: orNull(fc.constant('KGM')) }), 1),
};

const terms = {
  goods: few(goodsItem),
  services,
  charges,
  deliveryTerms: few(
    fc.record({
      function: orNull(digits),
      code: orNull(fc.constantFrom('FOB', 'CIF')),
      lines: few(name),
      places: few(scheduledPlace, 1),
    }),
    1,
  ),
  amounts,
  documents,
};

const shipment: fc.Arbitrary<Shipment> = fc
  .record({ ...head, ...terms })
  .map((told) => ({ ...told, ...findShipmentNumbers(told.references) }));

const messageHead = {
  reference: text(20),
  function: part.anyFunction,
  prepared: orNull(part.time(12, 14)),
};

export const bookingRequest: fc.Arbitrary<BookingRequestMessage> = fc
  .tuple(fc.record(messageHead), shipment)
  .map(([told, booked]) => ({
    kind: 'booking-request',
    type: 'IFTMBF',
    documentName: '335',
    ...told,
    ...booked,
    vessel: findMainVessel(booked.legs),
  }));

const consignment: fc.Arbitrary<Consignment> = fc
  .tuple(
    shipment,
    fc.record({
      sequence: orNull(fc.integer({ min: 1, max: 9999 })),
      number: text(30),
      packages: few(packages, 1),
      ...measured,
    }),
    references('BM', 'AAA'),
  )
  .map(([shipped, told, bills]) => ({
    ...shipped,
    ...told,
    references: bills,
    ...findShipmentNumbers(bills),
  }));

/** Parties of customs messages: contacts and nothing else belongs to them. */
function forCustoms<T extends { readonly parties: readonly ShipmentParty[] }>(told: T): T {
  const parties = told.parties.map((party) => ({
    ...party,
    references: [],
    places: [],
    documents: [],
    charges: [],
  }));
  return { ...told, parties };
}

export const cargoReport: fc.Arbitrary<CargoReportMessage> = fc
  .tuple(fc.record(messageHead), fc.record(head), few(consignment))
  .map(([told, listed, consignments]) => ({
    kind: 'cargo-report',
    type: 'CUSCAR',
    documentName: '85',
    ...told,
    ...forCustoms(listed),
    vessel: findMainVessel(listed.legs),
    consignments: consignments.map(forCustoms),
  }));
