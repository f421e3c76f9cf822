import fc from 'fast-check';
import type { GateMessage, ReleaseRowsMessage, TrackRowsMessage, VesselMoveMessage, VesselPlanMessage, VgmRowsMessage } from '../message';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import {
  text,
  orNull,
  name,
  billNo,
  containerNo,
  time,
  weight,
  place,
  anyFunction,
  vesselCode,
  vessel,
  noDirection,
  direction,
  billNos,
  box,
  boxLists,
  boxTotals,
  partySeals,
  flatSeals,
} from './arbitrary-parts';

/** Random messages as each written format can carry them. */

const edifactBox = box({
  billNos,
  bookingNo: orNull(text(20)),
  seals: partySeals,
  grossWeightKg: orNull(weight),
  operator: orNull(text(10)),
  direction,
  happened: time(8, 12, 14),
  truckPlate: orNull(name),
  stowage: orNull(fc.stringMatching(/^[0-9]{6,7}$/)),
  loadPort: orNull(place),
  dischargePort: orNull(place),
  destination: orNull(place),
  terminal: orNull(text(10)),
});

/** EDIFACT labels the code of a ship; what has no label is a call sign or `other` by its shape. */
const edifactHead = {
  reference: text(20),
  function: anyFunction,
  prepared: orNull(time(12, 14)),
  vessel: orNull(vessel(noDirection)),
  terminal: orNull(text(10)),
  boxes: boxLists(edifactBox),
};

export const edifactGate: fc.Arbitrary<GateMessage> = fc
  .record({ ...edifactHead, move: fc.constantFrom('in' as const, 'out' as const) })
  .map((told) => ({ kind: 'gate', type: 'CODECO', ...told, totals: boxTotals(told.boxes) }));

export const edifactVesselMove: fc.Arbitrary<VesselMoveMessage> = fc
  .record({
    ...edifactHead,
    move: fc.constantFrom('load' as const, 'discharge' as const),
    arrived: orNull(time(12)),
    sailed: orNull(time(12)),
  })
  .map((told) => ({ kind: 'vessel-move', type: 'COARRI', ...told, totals: boxTotals(told.boxes) }));

const flatFunction = anyFunction;

/** One operator and one direction for all boxes, because platform files tell them once in the head. */
export const flatGate: fc.Arbitrary<GateMessage> = fc
  .record({
    function: flatFunction,
    prepared: orNull(time(12, 14)),
    vessel: vessel(noDirection),
    move: fc.constantFrom('in' as const, 'out' as const),
    terminal: text(13),
    operator: orNull(text(10)),
    direction,
    boxes: boxLists(
      box({
        billNos,
        seals: flatSeals,
        grossWeightKg: orNull(weight),
        happened: time(12, 14),
        truckPlate: orNull(text(12)),
      }),
    ),
  })
  .map(({ operator, direction: way, boxes, vessel: ship, ...told }) => ({
    kind: 'gate',
    type: 'CODECO',
    reference: null,
    ...told,
    vessel: { ...ship, direction: way },
    boxes: boxes.map((one) => ({ ...one, operator, direction: way })),
  }));

export const flatVesselMove: fc.Arbitrary<VesselMoveMessage> = fc
  .record({
    function: flatFunction,
    prepared: orNull(time(12, 14)),
    vessel: vessel(noDirection),
    move: fc.constantFrom('load' as const, 'discharge' as const),
    terminal: text(13),
    arrived: orNull(time(12, 14)),
    sailed: orNull(time(12, 14)),
    boxes: boxLists(
      box({
        billNos,
        seals: flatSeals,
        grossWeightKg: orNull(weight),
        operator: orNull(text(10)),
        happened: time(12, 14),
        stowage: orNull(fc.stringMatching(/^[0-9]{6,7}$/)),
        loadPort: orNull(place),
        dischargePort: orNull(place),
        destination: orNull(place),
      }),
    ),
  })
  .map((told) => ({ kind: 'vessel-move', type: 'COARRI', reference: null, ...told }));

const rowHead = { reference: null, function: 'original', prepared: null, vessel: null } as const;
const rowTime = orNull(time(12, 14, 'dashed'));
/** Rows always have the three texts of a ship, empty where it is not told. */
const rowVessel = fc
  .record({ name: orNull(name), code: orNull(vesselCode), voyage: orNull(text(8)) })
  .map((told) => ({ ...told, scheme: told.code === null ? null : classifyVesselCode(told.code) }));
const flag = fc.constantFrom('Y', 'N', 'T', '');

export const releaseRows: fc.Arbitrary<ReleaseRowsMessage> = fc
  .array(
    fc.record({
      containerNo,
      billNo,
      vessel: rowVessel.map((told) => ({ ...told, direction: null })),
      terminal: orNull(text(10)),
      flags: fc.record({ ifcsum: flag, cpcode: flag, custom: flag, sld: flag, pass: flag }),
      remark: orNull(text(60)),
      compared: rowTime,
      sent: rowTime,
      received: rowTime,
      loaded: rowTime,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => ({ kind: 'release-rows', type: 'npp', ...rowHead, rows }));

export const vgmRows: fc.Arbitrary<VgmRowsMessage> = fc
  .array(
    fc.record({
      containerNo,
      billNo: orNull(billNo),
      operator: orNull(text(10)),
      vessel: orNull(vessel(direction)),
      verifiedWeightKg: orNull(weight),
      method: fc.constantFrom('SM1' as const, 'SM2' as const, null),
      signature: orNull(name),
      agent: orNull(name),
      terminal: orNull(text(10)),
      state: orNull(fc.constantFrom('00', 'OK')),
      received: rowTime,
      sent: rowTime,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => ({ kind: 'vgm-rows', type: 'vgm', ...rowHead, rows }));

export const vesselPlan: fc.Arbitrary<VesselPlanMessage> = fc
  .array(
    fc.record({
      vessel: fc.tuple(rowVessel, vesselCode, text(8), direction).map(([told, code, voyage, way]) => ({
        ...told,
        code,
        voyage,
        direction: way,
        scheme: classifyVesselCode(code),
      })),
      chineseName: orNull(name),
      terminal: orNull(text(10)),
      gateInOpens: rowTime,
      gateInCloses: rowTime,
      customsCloses: rowTime,
      portCloses: rowTime,
      eta: rowTime,
      etd: rowTime,
      ata: rowTime,
      atd: rowTime,
      berth: orNull(text(5)),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((calls) => ({ kind: 'vessel-plan', type: 'vessel-plan', ...rowHead, calls }));

export const trackRows: fc.Arbitrary<TrackRowsMessage> = fc
  .array(
    fc.record({
      containerNo,
      billNo: orNull(billNo),
      vessel: orNull(vessel(direction)),
      topic: fc.constantFrom('cusmov' as const, 'custpass' as const, 'cusretrec' as const),
      status: text(4),
      mode: orNull(text(2)),
      remark: orNull(text(60)),
      happened: rowTime,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => ({ kind: 'track-rows', type: 'track', ...rowHead, rows }));

/** One gate row is one message of one box. */
export const gateRow: fc.Arbitrary<GateMessage> = fc
  .record({
    reference: orNull(text(20).filter((id) => !/^\d{14}/.test(id))),
    vessel: rowVessel,
    direction,
    move: fc.constantFrom('in' as const, 'out' as const),
    terminal: orNull(text(10)),
    one: box({
      billNos,
      seals: flatSeals,
      grossWeightKg: orNull(weight),
      operator: orNull(text(10)),
      happened: time(12, 14),
      truckPlate: orNull(text(12)),
      dischargePort: orNull(fc.stringMatching(/^[A-Z]{5}$/).map((code) => ({ code, name: null }))),
    }),
  })
  .map(({ reference, vessel: ship, direction: way, move, terminal, one }) => ({
    kind: 'gate',
    type: 'scodeco',
    reference,
    function: 'original',
    prepared: null,
    vessel: { ...ship, direction: way },
    move,
    terminal,
    boxes: [{ ...one, direction: way }],
  }));
