import fc from 'fast-check';
import type {
  BoxLine,
  BoxParticulars,
  ContainerOrderMessage,
  DangerousGoods,
  OpenCell,
  Party,
  Remark,
  StowedBox,
  StowInstructionMessage,
  StowPlanMessage,
  TimeInRole,
} from '../message';
import { readStowCell } from '../vocabulary/stow-cell';
import {
  anyFunction,
  billNos,
  box,
  boxTotals,
  direction,
  name,
  noDirection,
  orNull,
  partySeals,
  place,
  text,
  time,
  vessel,
  weight,
} from './arbitrary-parts';

/** Random container orders and stow plans as COPARN and BAPLIE can carry them. */

const code = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
const celsius = fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10 + 0);
const lengthCm = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10);
const stowage = fc.stringMatching(/^[0-9]{6,7}$/);
const ports = { loadPort: orNull(place), dischargePort: orNull(place), destination: orNull(place) };

const remark: fc.Arbitrary<Remark> = fc
  .record({
    qualifier: fc.constantFrom('AAA', 'AAI', 'HAN', 'OSI', 'SSR', 'CLR', 'DAR'),
    code: orNull(code),
    text: orNull(text(600)),
  })
  .filter((told) => told.code !== null || told.text !== null);

const dangerousGoods: fc.Arbitrary<DangerousGoods> = fc.record({
  regulation: orNull(fc.constantFrom('IMD', 'ADR')),
  hazardClass: orNull(fc.constantFrom('3', '4.1', '1.4S')),
  page: orNull(code),
  unNumber: orNull(fc.stringMatching(/^[0-9]{4}$/)),
  flashPointC: orNull(celsius),
  packingGroup: orNull(fc.constantFrom('1', '2', '3')),
  emsNumber: orNull(text(6)),
  labels: fc.array(text(4), { maxLength: 3 }),
});

/** A record of which at least one field is told; null otherwise. */
function toldOrNull<T extends object>(told: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return orNull(told).map((values) => (values === null || Object.values(values).every((value) => value === null) ? null : values));
}

/** A party who answers for a mass is told with the method alone. */
const verifiedMass = toldOrNull(
  fc
    .record({
      kg: orNull(weight),
      method: orNull(fc.constantFrom('SM1', 'SM2')),
      weighed: orNull(time(12, 14)),
      by: orNull(text(30)),
    })
    .map((told) => (told.method === null ? { ...told, by: null } : told)),
);

const particulars: fc.Arbitrary<BoxParticulars | null> = orNull(
  fc.record({
    temperatureRangeC: toldOrNull(fc.record({ min: orNull(celsius), max: orNull(celsius) })),
    dangerousGoods: fc.array(dangerousGoods, { maxLength: 2 }),
    oversize: toldOrNull(
      fc.record({
        frontCm: orNull(lengthCm),
        backCm: orNull(lengthCm),
        rightCm: orNull(lengthCm),
        leftCm: orNull(lengthCm),
        heightCm: orNull(lengthCm),
      }),
    ),
    outerSize: toldOrNull(fc.record({ lengthCm: orNull(lengthCm), widthCm: orNull(lengthCm), heightCm: orNull(lengthCm) })),
    verifiedMass,
    remarks: fc.array(remark, { maxLength: 3 }),
    places: fc.array(fc.record({ qualifier: fc.constantFrom('13', '97', '76', '152'), place }), { maxLength: 2 }),
  }),
).map((told) =>
  told === null || Object.values(told).every((value) => value === null || (Array.isArray(value) && value.length === 0)) ? null : told,
);

/** Without a gross weight the verified mass is read as one, so a box that has the second has the first. */
function withGross<T extends { grossWeightKg: number | null; particulars: BoxParticulars | null }>(told: T): T {
  const verifiedKg = told.particulars?.verifiedMass?.kg ?? null;
  return { ...told, grossWeightKg: told.grossWeightKg ?? verifiedKg };
}

const stowed = { billNos, grossWeightKg: orNull(weight), bookingNo: orNull(text(20)), operator: orNull(text(10)), direction, ...ports };
const reefer = { tareKg: orNull(weight), temperatureC: orNull(celsius), particulars };

/** A stow plan tells the operator of a box as its carrier. */
function carriedBy({ operator }: { readonly operator: string | null }): { readonly carrier?: string } {
  return operator === null ? {} : { carrier: operator };
}

const stowedBox: fc.Arbitrary<StowedBox> = fc
  .record({ one: box({ ...stowed, stowage }), more: fc.record(reefer) })
  .map(({ one, more }) => withGross({ ...one, ...more, ...carriedBy(one), ...readStowCell(one.stowage) }));

function lineOf(told: Parameters<typeof box>[0], more: fc.Arbitrary<Partial<BoxLine>>): fc.Arbitrary<BoxLine> {
  return fc.tuple(box(told), fc.record(reefer), more).map(([one, needs, rest]) => {
    const { happened: _, ...report } = one;
    const line = { ...report, equipment: 'CN', equipmentNo: null, count: null, references: [], times: [], ...needs, ...rest };
    return withGross(line);
  });
}

const openCell: fc.Arbitrary<OpenCell> = fc
  .record({
    stowage,
    remarks: fc.array(remark, { maxLength: 2 }),
    cargo: orNull(
      lineOf(
        stowed,
        fc.constantFrom<Partial<BoxLine>>({ containerNo: null }, { containerNo: null, equipment: 'BB', equipmentNo: 'CRATE 7' }),
      ),
    ),
  })
  .map(({ stowage: cell, remarks, cargo }) => ({
    ...readStowCell(cell),
    cargo: cargo && { ...cargo, ...carriedBy(cargo), stowage: cell },
    remarks: cargo ? [] : remarks,
  }));

export const edifactStowPlan: fc.Arbitrary<StowPlanMessage> = fc
  .record({
    reference: text(20),
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    vessel: orNull(vessel(noDirection)),
    departure: orNull(place),
    nextPort: orNull(place),
    boxes: fc.array(stowedBox, { minLength: 1, maxLength: 4 }),
    openCells: fc.array(openCell, { maxLength: 2 }),
  })
  .map((told) => ({ kind: 'stow-plan', type: 'BAPLIE', ...told }));

const handlings = { LOA: 'load', DIS: 'discharge', RES: 'restow', SHI: 'shift' } as const;

export const edifactStowInstruction: fc.Arbitrary<StowInstructionMessage> = fc
  .record({
    reference: text(20),
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    vessel: orNull(vessel(noDirection)),
    departure: orNull(place),
    nextPort: orNull(place),
    moves: fc.array(
      fc
        .record({
          cell: stowage,
          handling: orNull(fc.constantFrom('LOA', 'DIS', 'RES', 'SHI')),
          line: lineOf(stowed, fc.constantFrom<Partial<BoxLine>>({}, { containerNo: null })),
        })
        .map(({ cell, handling, line }) => ({
          ...line,
          ...readStowCell(cell),
          action: handling && handlings[handling],
          actionCode: handling,
        })),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map((told) => ({ kind: 'stow-instruction', type: 'MOVINS', ...told }));

function times(...qualifiers: readonly string[]): fc.Arbitrary<TimeInRole[]> {
  const one = fc.record({ qualifier: fc.constantFrom(...qualifiers), time: time(8, 12, 14) });
  return fc.array(one, { maxLength: 2 });
}

const references = fc.array(fc.record({ qualifier: fc.constantFrom('SQ', 'RE', 'ATX', 'AAE'), number: text(20) }), { maxLength: 2 });

const party: fc.Arbitrary<Party> = fc.record({
  role: fc.constantFrom('MS', 'CZ', 'CN', 'FW'),
  // A code with a blank in it is a name.
  code: fc.stringMatching(/^[A-Z0-9]{2,17}$/),
  name: orNull(name),
  address: fc.constant([]),
  contacts: fc.constant([]),
});

const orderLine = lineOf(
  {
    ...stowed,
    seals: partySeals,
    truckPlate: orNull(name),
    stowage: orNull(stowage),
    terminal: orNull(text(10)),
  },
  fc.record({ references, times: times('200', '201', '395', '7') }),
);

/** A line that stands for boxes without a number. */
const numberless = fc
  .tuple(orderLine, orNull(fc.integer({ min: 1, max: 400 })))
  .map(([line, count]) => ({ ...line, containerNo: null, count }));

const purposes = [
  { purpose: 'gate-in', documentName: '11' },
  { purpose: 'empty-release', documentName: '12' },
  { purpose: 'acceptance', documentName: '126' },
] as const;

export const edifactOrder: fc.Arbitrary<ContainerOrderMessage> = fc
  .record({
    reference: text(20),
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    vessel: orNull(vessel(noDirection)),
    named: fc.constantFrom(...purposes),
    bookingNo: orNull(text(20)),
    terminal: orNull(text(10)),
    eta: orNull(time(12)),
    etd: orNull(time(12)),
    times: times('180', '36'),
    references,
    parties: fc.array(party, { maxLength: 2 }),
    remarks: fc.array(remark, { maxLength: 2 }),
    lines: fc.array(fc.oneof(orderLine, numberless), { minLength: 1, maxLength: 4 }),
  })
  .map(({ named, lines, ...told }) => ({
    kind: 'container-order',
    type: 'COPARN',
    ...named,
    ...told,
    // The booking of the head holds for every line that has none of its own.
    lines: lines.map((line) => ({ ...line, bookingNo: line.bookingNo ?? told.bookingNo })),
    totals: boxTotals(lines),
  }));
