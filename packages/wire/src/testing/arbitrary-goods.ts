import fc from 'fast-check';
import type { GoodsDanger, GoodsItem, GoodsSplit, Measure, Packages, ShipmentEquipment } from '../message';
import { normalizeSizeType } from '../vocabulary/size-type';
import * as part from './arbitrary-parts';
import {
  addressedParty,
  codedName,
  contact,
  count,
  digits,
  documents,
  few,
  innerReferences,
  remarks,
  scheduledPlace,
  statuses,
  times,
} from './arbitrary-shipment-parts';

/** Random goods and containers of bookings and cargo reports. */

const { orNull, text, name } = part;

export const packages: fc.Arbitrary<Packages> = fc
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
export const measured = {
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

export const amounts = few(fc.record({ qualifier: digits, value: digits, currency: orNull(fc.constant('USD')) }), 1);
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
