import fc from 'fast-check';
import type {
  AdditionalInformation,
  ChangedBill,
  CustomsAddress,
  CustomsContact,
  CustomsDeclarationMessage,
  CustomsParty,
  CustomsPlace,
  CustomsReceiptMessage,
  DeclaredBill,
  DeclaredBox,
  DeclaredItem,
  DeclaredMeans,
  MessageFunction,
} from '../message';
import { readFullnessCode } from '../gacc-xml/schema/equipment';
import { boxReport } from '../vocabulary/box-report';
import { normalizeSizeType } from '../vocabulary/size-type';
import { anyFunction, containerNo, name, noDirection, orNull, text, time, vessel, weight } from './arbitrary-parts';

/** Random customs messages as their XML can carry them. */

const code = (pattern: RegExp): fc.Arbitrary<string | null> => orNull(fc.stringMatching(pattern));

/** A part of which at least one thing is told: one of which nothing is told is not written. */
function told<T extends object>(part: fc.Arbitrary<T>): fc.Arbitrary<T> {
  const isTold = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);
  return part.filter((values) => Object.values(values).some(isTold));
}

const place = (hasTime: boolean): fc.Arbitrary<CustomsPlace> =>
  fc.record({
    code: fc.stringMatching(/^[A-Z]{5}([0-9]{6})?$/),
    customs: code(/^[0-9]{4}$/),
    name: orNull(name),
    time: hasTime ? orNull(time(8, 14)) : fc.constant(null),
  });

const address: fc.Arbitrary<CustomsAddress> = told(
  fc.record({
    line: orNull(text(70)),
    city: orNull(name),
    provinceCode: code(/^CN-[0-9]{2}$/),
    province: orNull(name),
    postcode: code(/^[0-9]{6}$/),
    country: code(/^[A-Z]{2}$/),
  }),
);

const channels = fc.array(fc.record({ number: orNull(text(20)), kind: orNull(fc.constantFrom('TE', 'EM', 'FX')) }), { maxLength: 2 });

const contact: fc.Arbitrary<CustomsContact> = told(fc.record({ name, channels }));

const party: fc.Arbitrary<CustomsParty> = fc.record({
  idKind: fc.constantFrom('USCI', 'CIK', '9999', '8888', 'ID', 'PASSPORT', 'OC'),
  id: fc.stringMatching(/^[0-9A-Z]{5,18}$/),
  name: orNull(name),
  address: orNull(address),
  channels,
  contact: orNull(contact),
  aeo: code(/^CN[0-9]{10}$/),
});

const seal = fc.record({
  number: fc.stringMatching(/^[A-Z0-9]{3,12}$/),
  party: orNull(fc.constantFrom('SH', 'CA', 'CU', 'TO', 'A&"<\'')),
  kind: orNull(fc.constantFrom('M', 'E')),
});

const damage = fc.record({
  typeCode: code(/^[A-Z]{2}$/),
  type: orNull(name),
  areaCode: code(/^[A-Z]{4}$/),
  area: orNull(name),
  severity: orNull(name),
});

const box: fc.Arbitrary<DeclaredBox> = fc
  .record({
    containerNo,
    sizeTypeRaw: orNull(fc.constantFrom('22G1', '45G1', '40HQ', '4510')),
    fullnessCode: orNull(fc.constantFrom('8', '7', '4', '5')),
    supplier: orNull(fc.constantFrom('1', '2')),
    stowage: code(/^[0-9]{7}$/),
    seals: fc.array(seal, { maxLength: 9 }),
    damages: fc.array(damage, { maxLength: 2 }),
  })
  .map((values) => ({
    ...boxReport(values.containerNo),
    ...values,
    sizeType: values.sizeTypeRaw === null ? null : normalizeSizeType(values.sizeTypeRaw),
    fullness: values.fullnessCode === null ? null : readFullnessCode(values.fullnessCode),
  }));

const boxes = fc.uniqueArray(box, { maxLength: 3, selector: ({ containerNo: number }) => number });
const count = fc.integer({ min: 0, max: 99_999 });

const item: fc.Arbitrary<DeclaredItem> = fc.record({
  sequence: orNull(count),
  packages: orNull(count),
  packageType: code(/^[A-Z]{2}$/),
  marks: orNull(text(60)),
  description: orNull(text(80)),
  undgCodes: fc.array(fc.stringMatching(/^[0-9]{4}$/), { maxLength: 2 }),
  tariffCode: code(/^[0-9]{6}$/),
  grossWeightKg: orNull(weight),
  containerNos: fc.array(containerNo, { maxLength: 2 }),
  procedureCode: code(/^[0-9]{3}$/),
  consignmentReferences: fc.array(text(20), { maxLength: 2 }),
  originCountry: code(/^[A-Z]{2}$/),
  notes: fc.array(text(30), { maxLength: 2 }),
});

const cargo = {
  houseBillNo: orNull(text(20)),
  changeReasonCode: code(/^[0-9]{3}$/),
  conditionCode: code(/^[0-9]{2}$/),
  consolidator: code(/^[0-9]{13}$/),
  deconsolidator: code(/^[0-9]{13}$/),
  bookingNo: orNull(text(20)),
  volumeM3: orNull(weight),
  value: orNull(fc.record({ amount: weight, currency: code(/^[A-Z]{3}$/) })),
  loading: orNull(place(true)),
  unloading: orNull(place(true)),
  receipt: orNull(place(false)),
  transhipment: orNull(place(false)),
  transitDestination: orNull(place(false)),
  consigned: orNull(place(false)),
  routingCountries: fc.array(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 3 }),
  customsStatusCode: code(/^[0-9]{3}$/),
  splitIndicator: orNull(fc.constantFrom('0', '1')),
  freightPayment: orNull(fc.constantFrom('PP', 'CC')),
  packages: orNull(count),
  packageType: code(/^[A-Z]{2}$/),
  grossWeightKg: orNull(weight),
  previousDocument: orNull(told(fc.record({ id: orNull(text(20)), type: code(/^[A-Z]{3}$/) }))),
  handlingCode: code(/^[A-Z]{2}$/),
  deliveryDestination: orNull(address),
  intermediateCarrier: orNull(party),
  consignee: orNull(party),
  consignor: orNull(party),
  notifyParties: fc.array(party, { maxLength: 2 }),
  undgContact: orNull(contact),
  boxes,
  items: fc.array(item, { maxLength: 3 }),
  vessel: orNull(vessel(noDirection)),
  billNo: text(20),
};

/** Boxes know their bill, bills know the numbers of all their boxes. */
function tie<T extends Omit<DeclaredBill, 'containerNos'>>(bill: T): T & { containerNos: string[] } {
  const numbers = [...bill.boxes.flatMap((one) => one.containerNo ?? []), ...bill.items.flatMap((one) => one.containerNos)];
  return {
    ...bill,
    boxes: bill.boxes.map((one) => ({ ...one, billNos: [bill.billNo] })),
    containerNos: [...new Set(numbers)],
  };
}

const changedBill: fc.Arbitrary<ChangedBill> = fc.record({ ...cargo, change: fc.constant(null) }).map(tie);
const bill: fc.Arbitrary<DeclaredBill> = fc.record({ ...cargo, change: fc.option(changedBill, { nil: null, freq: 1 }) }).map(tie);

const means: fc.Arbitrary<DeclaredMeans> = told(
  fc.record({
    modeCode: orNull(fc.constantFrom('1', '4')),
    firstArrivalPlace: orNull(place(false).map((one) => ({ ...one, name: null }))),
    arrival: orNull(time(8, 14)),
    departure: orNull(time(8, 14)),
    handlingBegan: orNull(time(14)),
    handlingEnded: orNull(time(14)),
    master: orNull(contact),
    purpose: orNull(text(20)),
  }),
);

const additional: fc.Arbitrary<AdditionalInformation> = told(
  fc.record({
    reason: orNull(text(60)),
    contactName: orNull(name),
    contactTelephone: orNull(text(20)),
    content: orNull(text(60)),
  }),
);

const side = fc.record({
  vessel: orNull(vessel(noDirection)),
  loading: orNull(place(true)),
  unloading: orNull(place(true)),
  bills: fc.array(bill, { minLength: 1, maxLength: 2 }),
});

const customsHead = {
  reference: text(40),
  function: anyFunction,
  prepared: orNull(time(14, 17)),
  vessel: orNull(vessel(noDirection)),
};

const declarationParts = {
  ...customsHead,
  representative: orNull(name),
  office: code(/^[0-9]{4}$/),
  exitOffice: orNull(place(false)),
  agent: orNull(text(20)),
  carrier: code(/^[A-Z]{4}$/),
  means: orNull(means),
  newVessel: orNull(vessel(noDirection)),
  loading: orNull(place(true)),
  unloading: orNull(place(true)),
  tallyParty: orNull(party),
  bills: fc.array(bill, { maxLength: 2 }),
  boxes: boxes.filter((list) => list.length > 0),
  transits: fc.array(fc.record({ inbound: orNull(side), outbound: orNull(side) }), { maxLength: 1 }),
  additional: orNull(additional),
};

export const customsReceipt: fc.Arbitrary<CustomsReceiptMessage> = fc
  .record({
    ...customsHead,
    about: fc.constantFrom('2101', '3101'),
    entries: fc.array(
      fc.record({
        billNo: orNull(text(20)),
        containerNo: orNull(containerNo),
        code: text(5),
        text: orNull(text(60)),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map((values) => ({ kind: 'customs-receipt', type: `MT${values.about}`, ...values }));

/** A declaration of any type with everything any of them can tell. */
export const customsDeclaration: fc.Arbitrary<CustomsDeclarationMessage> = fc
  .record({
    ...declarationParts,
    about: fc.constantFrom('1101', '2101', '2201', '3101', '4101', '5102', '6101', '8101', '8103', '8105'),
  })
  .map((values) => ({
    kind: 'customs-declaration',
    type: `MT${values.about}`,
    ...values,
    containerNos: values.boxes.flatMap(({ containerNo: number }) => number ?? []),
  }));

const completeBill: fc.Arbitrary<DeclaredBill> = fc
  .record({
    ...cargo,
    change: fc.constant(null),
    changeReasonCode: fc.stringMatching(/^[0-9]{3}$/),
    loading: place(true).map((one) => ({
      ...one,
      time: one.time ?? { raw: '20260712', instantMs: Date.UTC(2026, 6, 11, 16), isDay: true as const },
    })),
    freightPayment: fc.constantFrom('PP', 'CC'),
    packages: count,
    packageType: fc.stringMatching(/^[A-Z]{2}$/),
    grossWeightKg: weight,
    consignor: fc
      .tuple(party, text(20), address, text(70))
      .map(([one, name, where, line]) => ({ ...one, name, address: { ...where, line } })),
    items: fc.array(
      fc
        .tuple(item, count, count, text(80), weight)
        .map(([one, sequence, packages, description, grossWeightKg]) => ({ ...one, sequence, packages, description, grossWeightKg })),
      { maxLength: 3 },
    ),
  })
  .map(tie);

/** A pre-manifest with everything customs demand of one that does what `told` says. */
export function preManifest(about: '2101' | '2201', fn: MessageFunction): fc.Arbitrary<CustomsDeclarationMessage> {
  return fc
    .record({
      ...declarationParts,
      function: fc.constant(fn),
      representative: name,
      vessel: fc
        .tuple(name, fc.stringMatching(/^UN9[0-9]{6}$/), text(8))
        .map(([shipName, shipCode, voyage]) => ({ name: shipName, code: shipCode, scheme: 'un' as const, voyage, direction: null })),
      exitOffice: place(false),
      carrier: fc.stringMatching(/^[A-Z]{4}$/),
      means: means.map((one) => ({ ...one, modeCode: about === '2101' ? '1' : '4' })),
      bills: fc.array(completeBill, { minLength: 1, maxLength: 3 }),
      transits: fc.constant([]),
      newVessel: fc.constant(null),
      additional: fc.record({ reason: text(60), contactName: name, contactTelephone: text(20), content: orNull(text(60)) }),
    })
    .map((values) => ({
      kind: 'customs-declaration',
      type: `MT${about}`,
      about,
      ...values,
      containerNos: values.boxes.flatMap(({ containerNo: number }) => number ?? []),
    }));
}
