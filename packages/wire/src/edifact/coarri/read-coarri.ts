import { ContainerReport, refuseEmptyReport } from '../groups/container-report';
import type { MessageReader } from '../envelope/message-reader';
import { readDocumentMove } from './document-move';

/** DTM 203, actual handling time; older feeds use 7. */
const timeQualifiers = [203, 7];

/** COARRI, load and discharge report (D95B to D23A). */
export const coarri: MessageReader = {
  type: 'COARRI',
  open(header, context) {
    const report = new ContainerReport(context, timeQualifiers);
    return {
      take: (tag, cursor) => report.take(tag, cursor),
      close(place) {
        report.finish();
        const { log } = context;
        const { head, boxes } = report;
        const { documentName, vessel, terminal, prepared, arrived, sailed } = head;
        const document = readDocumentMove(documentName, header, report);
        if (document === null) {
          log.note('unknown-document', head.documentPlace ?? place, `COARRI ${header.directory} BGM ${documentName}`);
          return null;
        }
        if (document.isOlderMeaning) log.note('older-document-name', head.documentPlace ?? place, documentName);
        if (refuseEmptyReport(report, log, place)) return null;
        return {
          message: {
            kind: 'vessel-move',
            type: 'COARRI',
            reference: head.documentNo ?? (header.reference || null),
            function: head.function,
            prepared,
            vessel,
            move: document.move,
            terminal,
            boxes,
            arrived,
            sailed,
          },
          boxes: boxes.length,
        };
      },
    };
  },
};
