import type { MovedBox } from '../../message';
import type { MessageReader } from '../envelope/message-reader';
import { openReport, reportHead, reportTerms } from '../groups/report-message';
import { readDocumentMove, type VesselMove } from './document-move';

/** DTM 203, actual handling time; older feeds use 7. */
const timeQualifiers = ['203', '7'];

/** COARRI, load and discharge report (D95B to D23A). */
export const coarri: MessageReader = {
  type: 'COARRI',
  open(header, context) {
    const reader = openReport(context, timeQualifiers);
    return {
      take: (tag, cursor) => reader.take(tag, cursor),
      close(place) {
        const size = reader.finish(place);
        const { log } = context;
        const { head, boxes } = reader;
        const { report } = head;
        const { documentName } = report;
        const document = readDocumentMove(documentName, header, boxes, report.route);
        if (document === null) {
          log.note('unknown-document', report.documentPlace ?? place, `COARRI ${header.directory} BGM ${documentName}`);
          return null;
        }
        if (document.isOlderMeaning) log.note('older-document-name', report.documentPlace ?? place, documentName);
        if (size === null) return null;
        const { move } = document;
        const isDischarge = move === 'discharge';
        const port = isDischarge ? 'dischargePort' : 'loadPort';
        // Spelled out, and the rest added: a message is held as long as its file is, and many are small.
        const told = reportHead(reader, header);
        const message = {
          kind: 'vessel-move' as const,
          type: 'COARRI',
          reference: told.reference,
          function: told.function,
          prepared: told.prepared,
          vessel: told.vessel,
          move,
          terminal: report.terminalAt(move === null ? [] : [isDischarge ? 11 : 9], true),
          boxes: move === null ? boxes.map(withOwnMove) : boxes,
          arrived: report.arrived,
          sailed: report.sailed,
        };
        // A report of both directions was made at the port of either.
        const code = reader.activityPort ?? report.route[port]?.code ?? boxes[0]?.[port]?.code ?? null;
        return { message: context.localTimes.at(Object.assign(message, reportTerms(reader)), code, place), boxes: size };
      },
    };
  },
};

/** 8249 of a box in a report of both directions. */
function withOwnMove(box: MovedBox): MovedBox {
  const move: VesselMove | null = box.direction === 'export' ? 'load' : box.direction === 'import' ? 'discharge' : null;
  return move === null ? box : { ...box, move };
}
