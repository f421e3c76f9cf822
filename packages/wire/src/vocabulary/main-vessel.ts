import type { TransportLeg, Vessel } from '../message';

/** The ship of the main carriage (8051 = 20), else of the first leg that names one. */
export function findMainVessel(legs: readonly TransportLeg[]): Vessel | null {
  const main = legs.find(({ stage, vessel }) => stage === '20' && vessel !== null);
  return (main ?? legs.find(({ vessel }) => vessel !== null))?.vessel ?? null;
}
