import type { ControlTotal, GoodsItem, ShipmentEquipment } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { compareTotals } from '../parts/control-totals';

/** What a shipment or cargo list holds of the things that a control total counts. */
export interface CountedShipment {
  readonly totals: readonly ControlTotal[];
  readonly goods: readonly GoodsItem[];
  readonly equipment: readonly ShipmentEquipment[];
  /** Consignments (CNI); null in a message about one shipment. */
  readonly consignments: number | null;
}

/** Units in which the sender counts weights and volumes as they are read. */
const kilograms = new Set([null, 'KGM', 'KG']);
const cubicMetres = new Set([null, 'MTQ']);

/** Compares the control totals (6069) with what was read: 7 gross weight, 8 and 11 packages, 5 goods items, 10 consignments, 15 volume, 16 equipment. */
export function checkShipmentTotals({ totals, goods, equipment, consignments }: CountedShipment, log: FindingLog, place: WirePlace): void {
  if (totals.length === 0) return;
  const packages = sum(goods.map((item) => item.packages[0]?.count ?? null));
  const asked = equipment.reduce((count, { quantity }) => count + (quantity ?? 1), 0);
  // Of the goods, of the boxes, or of the goods in their boxes.
  const ofGoods = sum(goods.map(({ grossWeightKg }) => grossWeightKg));
  const ofBoxes = sum(equipment.map(({ grossWeightKg }) => grossWeightKg));
  const ofTares = sum(equipment.map(({ tareKg }) => tareKg));
  const weights = [ofGoods, ofBoxes, ...(ofGoods !== null && ofTares !== null ? [ofGoods + ofTares] : [])];
  const counts = {
    '5': goods.length === 0 ? [] : [goods.length],
    '7': weights,
    '8': [packages, goods.length === 0 ? null : goods.length],
    '10': [consignments],
    '11': [packages],
    '15': [sum(goods.map(({ volumeM3 }) => volumeM3))],
    '16': equipment.length === 0 ? [] : [equipment.length, asked],
  };
  const comparable = totals.map((total) => (isComparable(total) ? total : { ...total, qualifier: '' }));
  compareTotals(comparable, counts, log, () => place);
}

function isComparable({ qualifier, unit }: ControlTotal): boolean {
  if (qualifier === '7') return kilograms.has(unit);
  return qualifier !== '15' || cubicMetres.has(unit);
}

/** Null when one of them is not told: the sum would say too little. */
function sum(values: readonly (number | null)[]): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  return Math.round(values.reduce<number>((total, value) => total + (value ?? 0), 0) * 1000) / 1000;
}
