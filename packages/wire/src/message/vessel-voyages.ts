import type { FacilityPlace } from './facility-place';
import type { MessageHead, WireTime } from './parts';
import type { VoyageReport } from './voyage-report';

/** IFTSAI: which ports a ship calls at, and when (船期). */
export interface VesselScheduleMessage extends MessageHead, VoyageReport {
  readonly kind: 'vessel-schedule';
}

/** CALINF and VESDEP: one call of a ship, announced or ended. */
export interface VesselCallMessage extends MessageHead, VoyageReport {
  readonly kind: 'vessel-call';
  /** CALINF announces a call, VESDEP tells its end. */
  readonly stage: 'announced' | 'departed';
  /** Where the call is. */
  readonly port: FacilityPlace | null;
  readonly previousPort: FacilityPlace | null;
  readonly nextPort: FacilityPlace | null;
  /** Times of the call: at the port, else of the voyage, else of the message. */
  readonly eta: WireTime | null;
  readonly etd: WireTime | null;
  readonly ata: WireTime | null;
  readonly atd: WireTime | null;
}

/** TPFREP: what a terminal did for a ship, moves and times. */
export interface TerminalPerformanceMessage extends MessageHead, VoyageReport {
  readonly kind: 'terminal-performance';
}
