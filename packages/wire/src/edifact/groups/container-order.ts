import type { ContainerOrderMessage, OrderPurpose } from '../../message';
import { followsContainerGuide } from './container-guide';
import type { MessageHeader, MessageReader } from '../envelope/message-reader';
import type { BoxLine } from '../../message';
import { BoxListReader, isMainCarriage } from './box-list-reader';

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
      const reader = new BoxListReader(context, { close: (group, common) => group.toLine(common), isMainLeg: isMainCarriage });
      return {
        take: (tag, cursor) => reader.take(tag, cursor),
        close(place) {
          const size = reader.finish(place);
          if (size === null) return null;
          const { documentName } = reader.head.report;
          const purpose = Object.hasOwn(purposes, documentName) ? (purposes[documentName] ?? null) : null;
          if (purpose === null) context.log.note('unknown-purpose', place, `${type} BGM ${documentName}`);
          else if (usual === null && !followsContainerGuide(header)) context.log.note('older-document-name', place, documentName);
          const message = orderMessage(reader, header, purpose ?? usual);
          const port = message.purpose === 'discharge' ? 'dischargePort' : 'loadPort';
          const code = reader.activityPort ?? reader.head.report.route[port]?.code ?? reader.boxes[0]?.[port]?.code ?? null;
          return { message: context.localTimes.at(message, code, place), boxes: size };
        },
      };
    },
  };
}

function orderMessage(
  { head, boxes, otherEquipment, totals }: BoxListReader<BoxLine>,
  header: MessageHeader,
  purpose: OrderPurpose | null,
): ContainerOrderMessage {
  const { report, bookingNo, times, references, parties, remarks, terms } = head;
  return {
    kind: 'container-order',
    type: header.type,
    reference: report.documentNo ?? (header.reference || null),
    function: report.function,
    prepared: report.prepared,
    vessel: report.vessel,
    ...terms,
    purpose,
    documentName: report.documentName || null,
    bookingNo,
    terminal: report.terminalAt(purpose === 'discharge' ? [11] : [9, 88], false),
    eta: report.eta,
    etd: report.etd,
    times,
    references,
    parties,
    remarks,
    lines: boxes,
    ...(otherEquipment.length === 0 ? {} : { otherEquipment }),
    ...(totals.told.length === 0 ? {} : { totals: totals.told }),
  };
}
