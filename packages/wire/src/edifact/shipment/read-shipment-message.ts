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
          const { head } = closed;
          const { bookingNo, billNos } = findShipmentNumbers(shipment.references);
          // Spelled out: objects of so many fields that are put together are made at a tenth of the speed.
          const told: ShipmentMessage = {
            reference: head.reference,
            function: head.function,
            prepared: head.prepared,
            vessel: head.vessel,
            documentName: document.documentName,
            bookingNo,
            billNos,
            references: shipment.references,
            times: shipment.times,
            places: shipment.places,
            contacts: shipment.contacts,
            parties: shipment.parties,
            legs: shipment.legs,
            goods: shipment.goods,
            equipment: shipment.equipment,
            services: shipment.services,
            charges: shipment.charges,
            deliveryTerms: shipment.deliveryTerms,
            amounts: shipment.amounts,
            statuses: shipment.statuses,
            documents: shipment.documents,
            remarks: shipment.remarks,
            totals: shipment.totals,
          };
          const { totals, goods, equipment } = shipment;
          checkShipmentTotals({ totals, goods, equipment, consignments: null }, context.log, place);
          const message = asMessage(context.localTimes.at(told, null, place), document.answerCode, context, place);
          return { message, boxes: closed.boxes };
        },
      };
    },
  };
}
