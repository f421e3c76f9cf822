import type {
  CargoList,
  Consignment,
  GoodsSplit,
  ManifestBill,
  ManifestBox,
  ManifestMessage,
  Place,
  ShipmentEquipment,
} from '../../message';
import { boxReport } from '../../vocabulary/box-report';

/**
 * A list of consignments as the manifest of its bills. The bill is RFF+BM,
 * else the number of the CNI; its boxes are those its goods are split over
 * (SGP) and those told within it, each with what any EQD says about it.
 */
export function asManifest(list: Omit<CargoList, 'type'>): ManifestMessage {
  const { reference, prepared, vessel } = list;
  const known = new Map<string, ShipmentEquipment>();
  for (const { equipment } of [list, ...list.consignments]) {
    for (const one of equipment) if (one.containerNo !== null) known.set(one.containerNo, one);
  }
  return {
    kind: 'manifest',
    type: 'IFCSUM',
    reference,
    function: list.function,
    prepared,
    vessel,
    bills: list.consignments.map((consignment) => asBill(consignment, known)),
  };
}

function asBill(consignment: Consignment, known: ReadonlyMap<string, ShipmentEquipment>): ManifestBill {
  const { goods, equipment, billNos, number, references } = consignment;
  const billNo = billNos[0] ?? number ?? references[0]?.number ?? '';
  const splits = new Map<string, GoodsSplit[]>();
  for (const { containerNo } of equipment) if (containerNo !== null) splits.set(containerNo, []);
  for (const split of goods.flatMap((item) => item.splits)) {
    if (split.containerNo === null) continue;
    const parts = splits.get(split.containerNo);
    if (parts) parts.push(split);
    else splits.set(split.containerNo, [split]);
  }
  return {
    billNo,
    loadPort: placeOf(consignment, '9'),
    dischargePort: placeOf(consignment, '11'),
    destination: placeOf(consignment, '7') ?? placeOf(consignment, '8'),
    packages: sum(goods.map(({ packages }) => packages[0]?.count ?? null)),
    grossWeightKg: consignment.grossWeightKg ?? sum(goods.map(({ grossWeightKg }) => grossWeightKg)),
    cargo: goods.map(({ description }) => description.join(' ')).filter((text) => text !== ''),
    boxes: [...splits].map(([containerNo, parts]) => asBox(billNo, containerNo, parts, known)),
    consignment,
  };
}

function asBox(
  billNo: string,
  containerNo: string,
  splits: readonly GoodsSplit[],
  known: ReadonlyMap<string, ShipmentEquipment>,
): ManifestBox {
  const equipment = known.get(containerNo);
  return {
    ...boxReport(containerNo, {
      sizeTypeRaw: equipment?.sizeTypeRaw ?? null,
      sizeType: equipment?.sizeType ?? null,
      fullness: equipment?.fullness ?? null,
      direction: equipment?.direction ?? null,
      seals: equipment?.seals ?? [],
      grossWeightKg: equipment?.grossWeightKg ?? null,
      billNos: [billNo],
    }),
    cargoWeightKg: sum(splits.map(({ grossWeightKg }) => grossWeightKg)),
    tareKg: equipment?.tareKg ?? null,
    packages: sum(splits.map(({ packageCount }) => packageCount)),
  };
}

function placeOf({ places, legs }: Consignment, qualifier: string): Place | null {
  const told = [...places, ...legs.flatMap((leg) => leg.places)];
  return told.find((one) => one.qualifier === qualifier)?.place ?? null;
}

/** To a gram; null when none is told. */
function sum(values: readonly (number | null)[]): number | null {
  const told = values.filter((value) => value !== null);
  return told.length === 0 ? null : Math.round(told.reduce((total, value) => total + value, 0) * 1000) / 1000;
}
