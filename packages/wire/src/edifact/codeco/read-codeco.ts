import { ContainerReport, refuseEmptyReport } from '../groups/container-report';
import type { MessageReader } from '../envelope/message-reader';

/** BGM 1001 as every container guide uses it for CODECO; later directories give 34 and 36 other names. */
const moves: Readonly<Record<string, 'in' | 'out'>> = { '34': 'in', '36': 'out' };

/** DTM 7, effective date, is the gate time; some senders use 203, handling time. */
const timeQualifiers = [7, 203];

/** CODECO, gate-in and gate-out report (D95B, D00B). */
export const codeco: MessageReader = {
  type: 'CODECO',
  open(header, context) {
    const report = new ContainerReport(context, timeQualifiers);
    return {
      take: (tag, cursor) => report.take(tag, cursor),
      close(place) {
        report.finish();
        const { head, boxes } = report;
        const move = Object.hasOwn(moves, head.documentName) ? moves[head.documentName] : undefined;
        if (move === undefined) {
          context.log.note('unknown-document', head.documentPlace ?? place, `CODECO BGM ${head.documentName}`);
          return null;
        }
        if (refuseEmptyReport(report, context.log, place)) return null;
        const { vessel, terminal, prepared } = head;
        return {
          message: {
            kind: 'gate',
            type: 'CODECO',
            reference: head.documentNo ?? (header.reference || null),
            function: head.function,
            prepared,
            vessel,
            move,
            terminal,
            boxes,
          },
          boxes: boxes.length,
        };
      },
    };
  },
};
