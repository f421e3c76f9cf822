import type { NodeCode } from '../vocabulary/node-code';
import type { Journey } from './journey';

/** The steps that whoever follows a shipment waits for, in their order: what a line leaves out of them nobody can tell for it. */
export const awaitedSteps = ['STSP', 'GITM', 'LOBD', 'DLPT', 'BDAR', 'DSCH', 'STCS', 'RCVE'] as const satisfies readonly NodeCode[];
export type AwaitedStep = (typeof awaitedSteps)[number];

/** What a line told of one shipment that has come to its end. */
export interface ShipmentRecord {
  readonly told: readonly AwaitedStep[];
  /** By how many hours the first expectation of the arrival was off; null: it expected none before it, or told no arrival. */
  readonly etaErrorHours: number | null;
}

/** What a line told of all such shipments. */
export interface LineRecord {
  readonly shipments: number;
  readonly told: Readonly<Partial<Record<AwaitedStep, number>>>;
  /** Shipments whose arrival it expected, and by how many days it was wrong on average; null: of none. */
  readonly eta: { readonly shipments: number; readonly errorDays: number } | null;
}

const hourMs = 3_600_000;

/** What a line told of a shipment, by the journey that it came to. Pure. */
export function recordOf({ steps, arrived, etaHistory }: Pick<Journey, 'steps' | 'arrived' | 'etaHistory'>): ShipmentRecord {
  const codes = new Set(steps.map(({ code }) => code));
  // What was said after it had arrived is no expectation.
  const first = etaHistory.find(({ etaMs, saidMs }) => etaMs !== null && arrived !== null && saidMs < arrived.ms)?.etaMs ?? null;
  return {
    told: awaitedSteps.filter((code) => codes.has(code)),
    etaErrorHours: first === null || arrived === null ? null : Math.abs(arrived.ms - first) / hourMs,
  };
}
