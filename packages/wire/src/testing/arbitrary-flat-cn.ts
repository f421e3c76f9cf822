import fc from 'fast-check';
import type {
  BillParticulars,
  BoxParticulars,
  LoadingListMessage,
  ManifestBill,
  ManifestBox,
  ManifestCall,
  ManifestGoods,
  ManifestMessage,
  Party,
  StowedBox,
  StowPlanMessage,
} from '../message';
import { readStowCell } from '../vocabulary/stow-cell';
import { noParticulars } from '../vocabulary/no-particulars';
import {
  anyFunction,
  billNo,
  billNos,
  box,
  boxLists,
  flatSeals,
  name,
  noDirection,
  orNull,
  place,
  text,
  time,
  vessel,
  weight,
} from './arbitrary-parts';

/** Random messages as platform files alone can carry them. */

const flatHead = {
  function: anyFunction,
  prepared: orNull(time(12, 14)),
  vessel: vessel(noDirection),
};

const stowage = orNull(fc.stringMatching(/^[0-9]{6,7}$/));
const ports = { loadPort: orNull(place), dischargePort: orNull(place), destination: orNull(place) };

const cm = orNull(fc.integer({ min: 0, max: 999 }));
const celsius = fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10);

const boxParticulars: fc.Arbitrary<BoxParticulars | null> = fc
  .record({
    temperatureRangeC: orNull(
      fc.record({ min: orNull(celsius), max: orNull(celsius) }).filter(({ min, max }) => min !== null || max !== null),
    ),
    oversize: orNull(
      fc
        .record({ frontCm: cm, backCm: cm, leftCm: cm, rightCm: cm, heightCm: cm })
        .filter((told) => Object.values(told).some((value) => value !== null)),
    ),
    remarks: fc.array(
      text(20).map((words) => ({ qualifier: '54', code: null, text: words })),
      { maxLength: 2 },
    ),
  })
  .map((told) => {
    const { temperatureRangeC, oversize, remarks } = told;
    const isTold = temperatureRangeC !== null || oversize !== null || remarks.length > 0;
    return isTold ? { ...noParticulars, ...told } : null;
  });

const stowedBox: fc.Arbitrary<StowedBox> = fc
  .record({
    one: box({ billNos, grossWeightKg: orNull(weight), operator: orNull(text(10)), stowage, ...ports }),
    tareKg: orNull(weight),
    temperatureC: orNull(celsius),
    particulars: boxParticulars,
  })
  .map(({ one, ...told }) => ({ ...one, ...told, ...readStowCell(one.stowage) }));

export const flatStowPlan: fc.Arbitrary<StowPlanMessage> = fc
  .record({
    ...flatHead,
    departure: orNull(place),
    nextPort: orNull(place),
    boxes: fc.array(stowedBox, { minLength: 1, maxLength: 5 }),
  })
  .map((told) => ({ kind: 'stow-plan', type: 'BAPLIE', reference: null, openCells: [], ...told }));

const titles = [
  { title: 'LOADING LIST', isTally: false, move: 'load' },
  { title: 'DISCHARGE LIST', isTally: false, move: 'discharge' },
  { title: 'UNLOADING TALLY', isTally: true, move: 'discharge' },
  { title: 'LOADING TALLY', isTally: true, move: 'load' },
  { title: 'TALLY REPORT', isTally: true, move: null },
  { title: '装船理货清单', isTally: true, move: 'load' },
] as const;

export const flatLoadingList: fc.Arbitrary<LoadingListMessage> = fc
  .record({
    ...flatHead,
    titled: fc.constantFrom(...titles),
    terminal: text(13),
    boxes: boxLists(
      box({
        billNos,
        seals: flatSeals,
        grossWeightKg: orNull(weight),
        operator: orNull(text(10)),
        happened: orNull(time(12, 14)),
        stowage,
        ...ports,
      }),
    ),
  })
  .map(({ titled, ...told }) => ({ kind: 'loading-list', type: 'COTEMP', reference: null, ...titled, ...told }));

const dayOrTime = orNull(time(8, 12));
const words = fc.array(name, { maxLength: 3 });

function manifestBox(bill: string): fc.Arbitrary<ManifestBox> {
  return fc
    .record({
      one: box({ seals: flatSeals }),
      cargoWeightKg: orNull(weight),
      tareKg: orNull(fc.integer({ min: 0, max: 5000 })),
      packages: orNull(fc.integer({ min: 0, max: 99_999 })),
      volumeM3: orNull(weight),
    })
    .map(({ one, ...told }) => ({ ...one, ...told, billNos: [bill] }));
}

const party = (role: string): fc.Arbitrary<Party> =>
  fc
    .record({ code: orNull(text(10)), name: orNull(name), address: fc.array(name, { maxLength: 4 }) })
    .filter((told) => told.code !== null || told.name !== null || told.address.length > 0)
    .map((told) => ({ role, ...told, contacts: [] }));

/** One shipper, one consignee and three to notify at most, in the order of their records. */
const parties = fc
  .tuple(orNull(party('CZ')), orNull(party('CN')), fc.array(party('NI'), { maxLength: 3 }))
  .map(([shipper, consignee, notify]) => [shipper, consignee, ...notify].filter((one) => one !== null));

const goods: fc.Arbitrary<ManifestGoods> = fc.record({
  cargoCode: orNull(text(10)),
  packages: orNull(fc.integer({ min: 0, max: 99_999 })),
  packCode: orNull(text(5)),
  packKind: orNull(name),
  grossWeightKg: orNull(weight),
  volumeM3: orNull(weight),
});

const particulars: fc.Arbitrary<BillParticulars> = fc.record({
  parties,
  receipt: orNull(place),
  delivery: orNull(place),
  issuePlace: orNull(place),
  issued: dayOrTime,
  loading: dayOrTime,
  transfers: fc.array(text(5), { maxLength: 4 }),
  terms: orNull(text(2)),
  freight: orNull(text(2)),
  goods: fc.array(goods, { maxLength: 3 }),
  marks: words,
  conditions: fc.array(
    fc.array(fc.oneof(text(6), fc.constant('')), { maxLength: 5 }).chain((fields) => text(6).map((last) => [...fields, last])),
    { maxLength: 2 },
  ),
});

const bill: fc.Arbitrary<ManifestBill> = billNo.chain((number) =>
  fc
    .record({
      loadPort: orNull(place),
      dischargePort: orNull(place),
      destination: orNull(place),
      cargo: words,
      boxes: fc.array(manifestBox(number), { maxLength: 4 }),
      particulars,
    })
    .map((told) => ({
      billNo: number,
      ...told,
      // The place of delivery stands in where no destination is told.
      destination: told.destination ?? told.particulars.delivery,
      packages: total(told.particulars.goods.map(({ packages }) => packages)),
      grossWeightKg: total(told.particulars.goods.map(({ grossWeightKg }) => grossWeightKg)),
    })),
);

/** To the gram, as weights are told. */
function total(values: readonly (number | null)[]): number | null {
  const told = values.filter((value) => value !== null);
  if (told.length === 0) return null;
  return told.reduce((sum, value) => Math.round((sum + value) * 1000) / 1000, 0);
}

const call: fc.Arbitrary<ManifestCall> = fc.record({
  nationality: orNull(text(2)),
  arrives: dayOrTime,
  sails: dayOrTime,
  departure: orNull(place),
  nextPort: orNull(place),
  line: orNull(fc.record({ code: orNull(text(5)), name: orNull(name) }).filter((told) => told.code !== null || told.name !== null)),
  receivers: fc.array(text(13), { maxLength: 3 }),
});

export const flatManifest: fc.Arbitrary<ManifestMessage> = fc
  .record({ ...flatHead, bills: fc.array(bill, { minLength: 1, maxLength: 4 }), call })
  .map((told) => ({ kind: 'manifest', type: 'IFCSUM', reference: null, ...told }));
