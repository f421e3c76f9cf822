/**
 * The neutral messages: what any format says about ships, bills, boxes and
 * positions, whatever its syntax. Readers give them, writers take them. One
 * file per family in `message/`; the parts they share are in `message/parts`.
 */
import type { GateMessage, VesselMoveMessage } from './message/box-moves';
import type { StowPlanMessage } from './message/stow-plan';
import type { LoadingListMessage } from './message/loading-list';
import type { ManifestMessage } from './message/manifest';
import type { ReleaseRowsMessage, VesselPlanMessage, TrackRowsMessage } from './message/port-rows';
import type { CustomsReceiptMessage, CustomsDeclarationMessage } from './message/customs';
import type { Finding, Interchange } from './message/parts';

export type * from './message/parts';
export type * from './message/party';
export type * from './message/box-particulars';
export type * from './message/box-moves';
export type * from './message/stow-plan';
export type * from './message/loading-list';
export type * from './message/manifest';
export type * from './message/port-rows';
export type * from './message/customs';

export type WireMessage =
  | GateMessage
  | VesselMoveMessage
  | ManifestMessage
  | StowPlanMessage
  | LoadingListMessage
  | ReleaseRowsMessage
  | VesselPlanMessage
  | TrackRowsMessage
  | CustomsReceiptMessage
  | CustomsDeclarationMessage;

export type WireFormat =
  | 'edifact'
  | 'flat-cn'
  | 'gacc-xml'
  | 'ningbo-rows'
  | 'dcsa-events'
  | 'jt808'
  | 'jt809'
  | 'ais-nmea';

/** The outcome of reading one file or request body. */
export interface Reading {
  readonly format: WireFormat | 'unknown';
  readonly interchanges: readonly Interchange[];
  /** Accepted messages; refused ones are named by `error` findings only. */
  readonly messages: readonly WireMessage[];
  readonly findings: readonly Finding[];
  /** Messages that were refused as a whole. */
  readonly refusedCount: number;
}
