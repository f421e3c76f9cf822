import type { MessageHead } from './parts';
import type { Shipment } from './shipment';

/** IFTMBF: a shipper or forwarder asks a carrier for space (订舱). */
export interface BookingRequestMessage extends MessageHead, Shipment {
  readonly kind: 'booking-request';
  /** BGM 1001 as sent. */
  readonly documentName: string | null;
}

/** What a carrier says to a booking (4343: AP, CA, RE, AJ); null for every other code. */
export type BookingAnswer = 'accepted' | 'conditional' | 'refused' | 'pending' | null;

/** IFTMBC: a carrier answers a booking and gives its number (S/O). */
export interface BookingConfirmationMessage extends MessageHead, Shipment {
  readonly kind: 'booking-confirmation';
  readonly documentName: string | null;
  readonly answer: BookingAnswer;
  /** 4343 as sent. */
  readonly answerCode: string | null;
}

/** IFTMIN: what is to stand in the bill of lading (补料). */
export interface ShippingInstructionMessage extends MessageHead, Shipment {
  readonly kind: 'shipping-instruction';
  readonly documentName: string | null;
}
