import type { BoxLine, BoxParticulars, OpenCell, StowedBox } from '../../message';
import { noParticulars } from '../../vocabulary/no-particulars';
import { readStowCell } from '../../vocabulary/stow-cell';
import type { MessageReader } from '../envelope/message-reader';
import { ReportHead } from '../groups/report-head';
import { BGM, CNT } from '../envelope/segment-tags';
import type { Standing } from '../groups/standing';
import { StowGroups } from '../groups/stow-groups';

/** BAPLIE, stow plan (SMDG20 and 22 in D95B, D04B, SMDG31 in D13B and later). */
export const baplie: MessageReader = {
  type: 'BAPLIE',
  open(header, context) {
    const head = new ReportHead(context);
    const groups = new StowGroups(context, header);
    return {
      take(tag, cursor) {
        if (tag === CNT) return;
        if (tag === BGM && groups.hasBegun) context.log.note('misplaced-segment', cursor, 'BGM');
        else {
          groups.take(tag, cursor);
          if (!groups.hasBegun) head.take(tag, cursor);
        }
      },
      close(place) {
        const standings = groups.finish(place);
        if (standings === null) return null;
        return {
          message: {
            kind: 'stow-plan',
            type: 'BAPLIE',
            reference: head.documentNo ?? (header.reference || null),
            function: head.function,
            prepared: head.prepared,
            vessel: head.vessel,
            departure: head.departure,
            nextPort: head.nextPort,
            boxes: standings.flatMap(readBox),
            openCells: standings.flatMap(readOpenCell),
          },
          boxes: standings.length,
        };
      },
    };
  },
};

function readBox({ stowage, line, remarks }: Standing): StowedBox[] {
  if (line?.containerNo == null) return [];
  const { containerNo, sizeTypeRaw, sizeType, fullness, billNos, bookingNo, seals } = line;
  const { grossWeightKg, operator, direction, truckPlate, loadPort, dischargePort, destination } = line;
  return [
    {
      containerNo,
      sizeTypeRaw,
      sizeType,
      fullness,
      billNos,
      bookingNo,
      seals,
      grossWeightKg,
      operator,
      direction,
      happened: null,
      truckPlate,
      ...readStowCell(stowage),
      loadPort,
      dischargePort,
      destination,
      terminal: line.terminal,
      tareKg: line.tareKg,
      temperatureC: line.temperatureC,
      particulars: withRemarks(line, remarks),
    },
  ];
}

/** Remarks on the cell, where they were told apart from the box. */
function withRemarks({ particulars }: BoxLine, remarks: Standing['remarks']): BoxParticulars | null {
  if (remarks.length === 0) return particulars;
  return { ...(particulars ?? noParticulars), remarks: [...remarks, ...(particulars?.remarks ?? [])] };
}

function readOpenCell({ stowage, line, remarks }: Standing): OpenCell[] {
  if (line !== null && line.containerNo !== null) return [];
  return [{ ...readStowCell(stowage), cargo: line && { ...line, stowage }, remarks }];
}
