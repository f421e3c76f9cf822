import type { VisitNoticeMessage } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageReader } from '../envelope/message-reader';
import { BoxListReader } from '../groups/box-list-reader';
import { readText } from '../parts/read-text';
import { TDT } from '../envelope/segment-tags';

type Visit = Pick<VisitNoticeMessage, 'visitNo' | 'mode' | 'modeCode' | 'meansId' | 'meansName' | 'carrier'>;

const noVisit: Visit = {
  visitNo: null,
  mode: null,
  modeCode: null,
  meansId: null,
  meansName: null,
  carrier: null,
};

/** COPINO, pre-notice of the visit of a truck, train or barge (D95B ITG13). */
export const copino: MessageReader = {
  type: 'COPINO',
  open(header, context) {
    const reader = new BoxListReader(context, {
      close: (group, common) => group.toLine(common),
      isMainLeg: (cursor) => cursor.whole(1) === 20,
    });
    let visit = noVisit;
    return {
      take(tag, cursor) {
        // The first transport of the head that is not the ship is the visit; its times and places are those of the notice.
        if (tag === TDT && reader.isInHead && visit === noVisit && cursor.whole(1) !== 20) {
          visit = readVisit(cursor, context.log);
          reader.enterMainLeg(cursor);
          return;
        }
        reader.take(tag, cursor);
      },
      close(place) {
        const size = reader.finish(place);
        if (size === null) return null;
        const { head, boxes: lines, otherEquipment, totals } = reader;
        const { report, references, parties, remarks, terms } = head;
        if (report.documentName !== '661') context.log.note('unknown-purpose', place, `COPINO BGM ${report.documentName}`);
        const message = {
          ...terms,
          kind: 'visit-notice' as const,
          type: 'COPINO',
          reference: report.documentNo ?? (header.reference || null),
          function: report.function,
          prepared: report.prepared,
          vessel: report.vessel,
          documentName: report.documentName || null,
          ...visit,
          terminal: report.terminalAt([9, 88, 11], false),
          eta: report.eta,
          references,
          parties,
          remarks,
          lines,
          ...(otherEquipment.length === 0 ? {} : { otherEquipment }),
          ...(totals.told.length === 0 ? {} : { totals: totals.told }),
        };
        return { message: context.localTimes.at(message, reader.activityPort, place), boxes: size };
      },
    };
  },
};

function readVisit(cursor: SegmentCursor, log: FindingLog): Visit {
  return {
    visitNo: readText(cursor, 2, 0, 'TDT 8028', log),
    mode: readMode(cursor.whole(3), cursor.whole(4)),
    modeCode: cursor.text(3) || null,
    meansId: readText(cursor, 8, 0, 'TDT 8213', log),
    meansName: readText(cursor, 8, 3, 'TDT 8212', log),
    carrier: readText(cursor, 5, 0, 'TDT 3127', log) ?? readText(cursor, 5, 3, 'TDT 3128', log),
  };
}

/** 8067 mode of transport, else 8179 means. */
function readMode(mode: number, means: number): Visit['mode'] {
  if (mode === 3 || (mode === -1 && means === 31)) return 'road';
  if (mode === 2 || (mode === -1 && means === 25)) return 'rail';
  return mode === 8 ? 'inland-water' : null;
}
