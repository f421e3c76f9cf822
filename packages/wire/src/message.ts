/**
 * The neutral messages: what any format says about ships, bills, boxes and
 * positions, whatever its syntax. Readers give them, writers take them. One
 * file per family in `message/`; the parts they share are in `message/parts`.
 */
import type { GateMessage, VesselMoveMessage } from './message/box-moves';
import type { StowPlanMessage } from './message/stow-plan';
import type { LoadingListMessage } from './message/loading-list';
import type { ContainerOrderMessage } from './message/container-order';
import type { VisitNoticeMessage } from './message/visit-notice';
import type { StowInstructionMessage } from './message/stow-instruction';
import type { RepairEstimateMessage } from './message/repair-estimate';
import type { ManifestMessage } from './message/manifest';
import type { PortRowsMessage, ReleaseRowsMessage, TrackRowsMessage, VesselPlanMessage, VgmRowsMessage } from './message/port-rows';
import type { CustomsReceiptMessage, CustomsDeclarationMessage, CustomsInstructionMessage } from './message/customs';
import type { AcknowledgementMessage } from './message/acknowledgement';
import type { VgmMessage } from './message/vgm';
import type { ShipmentEventsMessage } from './message/shipment-events';
import type { TerminalPerformanceMessage, VesselCallMessage, VesselScheduleMessage } from './message/vessel-voyages';
import type { TerminalMessage } from './message/terminal';
import type { PlatformMessage } from './message/platform-link';
import type { BookingConfirmationMessage, BookingRequestMessage, ShippingInstructionMessage } from './message/booking';
import type { CargoReportMessage, ConsolidationMessage } from './message/cargo-report';
import type { CustomsResponseMessage } from './message/customs-response';
import type { AisMessage } from './message/ais';
import type { Finding, Interchange } from './message/parts';

export type * from './message/parts';
export type * from './message/party';
export type * from './message/box-particulars';
export type * from './message/box-details';
export type * from './message/box-report';
export type * from './message/box-line';
export type * from './message/report-terms';
export type * from './message/box-moves';
export type * from './message/container-order';
export type * from './message/visit-notice';
export type * from './message/stow-instruction';
export type * from './message/repair-estimate';
export type * from './message/stow-plan';
export type * from './message/loading-list';
export type * from './message/manifest';
export type * from './message/port-rows';
export type * from './message/vgm';
export type * from './message/acknowledgement';
export type * from './message/customs-parts';
export type * from './message/customs';
export type * from './message/terminal';
export type * from './message/platform-link';
export type * from './message/facility-place';
export type * from './message/status-word';
export type * from './message/shipment-events';
export type * from './message/voyage-report';
export type * from './message/vessel-voyages';

export type * from './message/shipment-parts';
export type * from './message/goods-item';
export type * from './message/shipment';
export type * from './message/booking';
export type * from './message/cargo-report';
export type * from './message/customs-response';
export type * from './message/ais';

export type WireMessage =
  | AisMessage
  | BookingRequestMessage
  | BookingConfirmationMessage
  | ShippingInstructionMessage
  | CargoReportMessage
  | ConsolidationMessage
  | CustomsResponseMessage
  | GateMessage
  | VesselMoveMessage
  | ManifestMessage
  | StowPlanMessage
  | ContainerOrderMessage
  | VisitNoticeMessage
  | StowInstructionMessage
  | RepairEstimateMessage
  | LoadingListMessage
  | VgmMessage
  | AcknowledgementMessage
  | PortRowsMessage
  | ReleaseRowsMessage
  | VesselPlanMessage
  | TrackRowsMessage
  | VgmRowsMessage
  | CustomsReceiptMessage
  | CustomsDeclarationMessage
  | CustomsInstructionMessage
  | ShipmentEventsMessage
  | VesselScheduleMessage
  | VesselCallMessage
  | TerminalPerformanceMessage
  | TerminalMessage
  | PlatformMessage;

export type WireFormat = 'edifact' | 'flat-cn' | 'gacc-xml' | 'ningbo-rows' | 'port-rows' | 'dcsa-events' | 'jt808' | 'jt809' | 'ais-nmea';

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
