/** Boxes whose truck has come to a terminal, by its own places: what a bill can say before the gate tells of them. */
import * as z from 'zod/mini';
import type { BillStatus } from '../tracking/index';
import { billSubscriptionTexts as texts } from './messages';

/** A box of a bill, and where its truck came to; `atMs`: since when it is there, ms since epoch. */
const truckArrival = z.object({ containerNo: z.string(), plate: z.string(), place: z.string(), atMs: z.number() });
export type TruckArrival = z.output<typeof truckArrival>;
const stored = z.readonly(z.array(truckArrival));

/** What a row keeps of arrivals; of what it cannot read, none. */
export function readArrivals(kept: unknown): readonly TruckArrival[] {
  return kept === null ? [] : (stored.safeParse(kept).data ?? []);
}

/** Who has waited at a gate for longer came for something else, or has left, ms. */
export const arrivalTellsForMs = 86_400_000;

type Box = Pick<BillStatus['boxes'][number], 'containerNo' | 'truckPlate' | 'gateInMs' | 'gateOutMs' | 'loadedMs' | 'emptyOutMs'>;

/** Boxes that a truck of this plate fetched and that have not come in: they come with it. */
export function boxesOnTruck<B extends Box>(boxes: readonly B[], plate: string): readonly B[] {
  return boxes.filter((box) => box.truckPlate === plate && box.gateInMs === null && box.gateOutMs === null && box.loadedMs === null);
}

/** Of the arrivals that a row keeps those that tell something at `nowMs`: the box is still awaited, and its truck came after it had fetched it. */
export function arrivalsTold(boxes: readonly Box[], arrivals: readonly TruckArrival[], nowMs: number): readonly TruckArrival[] {
  return arrivals.filter(({ containerNo, plate, atMs }) => {
    const box = boxesOnTruck(boxes, plate).find((one) => one.containerNo === containerNo);
    return box !== undefined && atMs > nowMs - arrivalTellsForMs && (box.emptyOutMs === null || atMs > box.emptyOutMs);
  });
}

/** What a row says of them beside its sentence; null: nothing. */
export function sayArrivals(told: readonly TruckArrival[]): string | null {
  const [first] = told;
  if (first === undefined) return null;
  const places = [...new Set(told.map(({ place }) => place))].join('、');
  return told.length === 1 ? texts.truckAt(first.containerNo, first.atMs, places) : texts.trucksAt(told.length, places);
}
