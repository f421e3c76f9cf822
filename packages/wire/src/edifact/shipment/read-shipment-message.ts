import { checkShipmentTotals } from './shipment-totals';
import type { MessageHead, Shipment, WireMessage } from '../../message';
import { findShipmentNumbers } from '../../vocabulary/shipment-numbers';
import type { MessageContext, MessageReader } from '../envelope/message-reader';
import type { WirePlace } from '../../syntax/finding-log';
import { DocumentReader } from './document-reader';
import { openShipment } from './part-draft';

/** What IFTMBF, IFTMBC and IFTMIN have in common. */
type ShipmentMessage = Omit<MessageHead, 'type'> & Shipment & { readonly documentName: string | null };

/**
 * The reader of a message that is about one shipment.
 *
 * @param asMessage makes the neutral message of what was read and of BGM 4343
 */
export function shipmentReader(
  type: string,
  asMessage: (told: ShipmentMessage, answerCode: string | null, context: MessageContext, place: WirePlace) => WireMessage,
): MessageReader {
  return {
    type,
    open(header, context) {
      const shipment = openShipment();
      const document = new DocumentReader(shipment, { ...context, hasPartyTerms: true });
      return {
        take: (tag, cursor) => document.take(tag, cursor),
        close(place) {
          const closed = document.close(header, shipment.legs, place);
          if (closed === null) return null;
          const told: ShipmentMessage = {
            ...closed.head,
            documentName: document.documentName,
            ...shipment,
            ...findShipmentNumbers(shipment.references),
          };
          checkShipmentTotals({ ...told, consignments: null }, context.log, place);
          const message = asMessage(context.localTimes.at(told, null, place), document.answerCode, context, place);
          return { message, boxes: closed.boxes };
        },
      };
    },
  };
}
