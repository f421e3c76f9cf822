import { portOfSource } from '@mastlight/domain/ports/index';
import { intakeSources, type IntakeSource } from '@mastlight/domain/intake/intake-source';

/**
 * Sources whose messages are applied in the order they came, one batch at a
 * time; lanes go side by side, so that a large file of one port does not hold
 * up the others (ADR 0014). Files that users bring may speak of any port.
 */
export interface DecodingLane {
  readonly name: string;
  /** Its place among the lanes; part of a lock. */
  readonly index: number;
  readonly sources: readonly IntakeSource[];
}

/** The lane of a port's sources is the port's; a source of no port has one of its own. */
const laneOf = (source: IntakeSource): string => portOfSource(source) ?? source;

/** All lanes. */
export const decodingLanes: readonly DecodingLane[] = [...new Set(intakeSources.map(laneOf))].map((name, index) => ({
  name,
  index,
  sources: intakeSources.filter((source) => laneOf(source) === name),
}));
