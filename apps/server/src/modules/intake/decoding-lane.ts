import { intakeSources, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { portOfSource } from '@mastlight/domain/ports/index';

/**
 * Sources whose messages are applied in the order they came, one batch at a
 * time; lanes go side by side, so that a large file of one port does not hold
 * up the others (ADR 0014). A source of no port may speak of any, and has a
 * lane of its own.
 */
export interface DecodingLane {
  readonly name: string;
  /** Its place among the lanes; part of a lock. */
  readonly index: number;
  readonly sources: readonly IntakeSource[];
}

const laneOfSource = (source: IntakeSource): string => portOfSource(source) ?? source;

/** All lanes. */
export const decodingLanes: readonly DecodingLane[] = [...new Set(intakeSources.map(laneOfSource))].map((name, index) => ({
  name,
  index,
  sources: intakeSources.filter((source) => laneOfSource(source) === name),
}));
