import type { MessageReader } from '../envelope/message-reader';
import { openReport, reportHead, reportTerms } from '../groups/report-message';

/** BGM 1001 as every container guide uses it for CODECO; later directories give 34 and 36 other names. */
const moves: Readonly<Record<string, 'in' | 'out'>> = { '34': 'in', '36': 'out' };

/** DTM 7, effective date, is the gate time; some senders use 203, handling time. */
const timeQualifiers = ['7', '203'];

/** CODECO, gate-in and gate-out report (D95B, D00B). */
export const codeco: MessageReader = {
  type: 'CODECO',
  open(header, context) {
    const reader = openReport(context, timeQualifiers);
    return {
      take: (tag, cursor) => reader.take(tag, cursor),
      close(place) {
        const size = reader.finish(place);
        const { head, boxes } = reader;
        const { report } = head;
        const move = Object.hasOwn(moves, report.documentName) ? moves[report.documentName] : undefined;
        if (move === undefined) {
          context.log.note('unknown-document', report.documentPlace ?? place, `CODECO BGM ${report.documentName}`);
          return null;
        }
        if (size === null) return null;
        // The port of discharge of an export box, and of loading of an import box, is elsewhere.
        const isImport = boxes.length > 0 && boxes.every(({ direction }) => direction === 'import');
        const port = isImport ? 'dischargePort' : 'loadPort';
        // Spelled out, and the rest added: a message is held as long as its file is, and many are small.
        const told = reportHead(reader, header);
        const message = {
          kind: 'gate' as const,
          type: 'CODECO',
          reference: told.reference,
          function: told.function,
          prepared: told.prepared,
          vessel: told.vessel,
          move,
          terminal: report.terminalAt(isImport ? [] : [9], true),
          boxes,
        };
        const code = reader.activityPort ?? report.route[port]?.code ?? boxes[0]?.[port]?.code ?? null;
        return { message: context.localTimes.at(Object.assign(message, reportTerms(reader)), code, place), boxes: size };
      },
    };
  },
};
