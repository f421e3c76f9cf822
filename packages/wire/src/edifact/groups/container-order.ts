import type { ContainerOrderMessage, OrderPurpose } from '../../message';
import { followsContainerGuide } from './container-guide';
import type { MessageHeader, MessageReader } from '../envelope/message-reader';
import { OrderReader } from './order-reader';

/**
 * A reader of one type of container orders.
 *
 * @param purposes what the document names (1001) of the container guides mean
 * @param usual the purpose of every other document of this type; null when it cannot be told
 */
export function containerOrderReader(
  type: string,
  purposes: Readonly<Record<string, OrderPurpose>>,
  usual: OrderPurpose | null,
): MessageReader {
  return {
    type,
    open(header, context) {
      const reader = new OrderReader(context);
      return {
        take: (tag, cursor) => reader.take(tag, cursor),
        close(place) {
          if (!reader.finish(place)) return null;
          const { documentName } = reader.head.report;
          const purpose = Object.hasOwn(purposes, documentName) ? (purposes[documentName] ?? null) : null;
          if (purpose === null) context.log.note('unknown-purpose', place, `${type} BGM ${documentName}`);
          else if (usual === null && !followsContainerGuide(header)) context.log.note('older-document-name', place, documentName);
          return { message: orderMessage(reader, header, purpose ?? usual), boxes: reader.lines.length };
        },
      };
    },
  };
}

function orderMessage({ head, lines }: OrderReader, header: MessageHeader, purpose: OrderPurpose | null): ContainerOrderMessage {
  const { report, bookingNo, times, references, parties, remarks } = head;
  return {
    kind: 'container-order',
    type: header.type,
    reference: report.documentNo ?? (header.reference || null),
    function: report.function,
    prepared: report.prepared,
    vessel: report.vessel,
    purpose,
    documentName: report.documentName || null,
    bookingNo,
    terminal: report.terminal,
    eta: report.eta,
    etd: report.etd,
    times,
    references,
    parties,
    remarks,
    lines,
  };
}
