import type { StowMove } from '../../message';
import { readStowCell } from '../../vocabulary/stow-cell';
import { OnceLog } from '../../syntax/once-log';
import type { MessageReader } from '../envelope/message-reader';
import { tagText } from '../envelope/tag';
import { ControlTotals } from '../parts/control-totals';
import { ReportHead } from '../groups/report-head';
import { BGM, CNT, HAN } from '../envelope/segment-tags';
import type { Standing } from '../groups/standing';
import { StowGroups } from '../groups/stow-groups';

/** 4079 handling instruction of the SMDG guide. */
const actions: Readonly<Record<string, NonNullable<StowMove['action']>>> = {
  LOA: 'load',
  DIS: 'discharge',
  RES: 'restow',
  SHI: 'shift',
};

/** MOVINS, stow instruction (SMDG20, D95B). */
export const movins: MessageReader = {
  type: 'MOVINS',
  open(header, context) {
    const { log } = context;
    const head = new ReportHead(context);
    const groups = new StowGroups(context);
    const once = new OnceLog(log);
    const totals = new ControlTotals(context);
    let hasBegun = false;
    return {
      take(tag, cursor) {
        if (tag === CNT) totals.take(cursor);
        else if (tag === HAN) {
          groups.closeGroup();
          const handling = cursor.text(1, 0) || cursor.text(1, 3) || null;
          if (handling !== null && findAction(handling) === null) once.note('unknown-handling', cursor, handling);
          groups.handling = handling;
          hasBegun = true;
        } else if (tag === BGM && (hasBegun || groups.hasBegun)) {
          log.note('misplaced-segment', cursor, 'BGM');
        } else {
          const isTaken = groups.take(tag, cursor);
          if (!isTaken && !hasBegun && !head.take(tag, cursor)) context.passOver(cursor, tagText(tag));
        }
      },
      close(place) {
        const standings = groups.finish(place, true);
        if (standings === null) return null;
        totals.check({ '16': [standings.filter(({ line }) => line !== null).length] });
        return {
          message: {
            kind: 'stow-instruction',
            type: 'MOVINS',
            reference: head.documentNo ?? (header.reference || null),
            function: head.function,
            prepared: head.prepared,
            vessel: head.vessel,
            departure: head.departure,
            nextPort: head.nextPort,
            moves: standings.flatMap(readMove),
          },
          boxes: standings.length,
        };
      },
    };
  },
};

function findAction(handling: string | null): StowMove['action'] {
  return handling !== null && Object.hasOwn(actions, handling) ? (actions[handling] ?? null) : null;
}

/** A cell without anything in it is nothing to move. Spelt out, because spreading so many fields costs several times as much. */
function readMove({ stowage, line, handling }: Standing): StowMove[] {
  if (line === null) return [];
  const { bay, row, tier } = readStowCell(stowage);
  return [
    {
      containerNo: line.containerNo,
      equipmentNo: line.equipmentNo,
      equipment: line.equipment,
      count: line.count,
      sizeTypeRaw: line.sizeTypeRaw,
      sizeType: line.sizeType,
      fullness: line.fullness,
      billNos: line.billNos,
      bookingNo: line.bookingNo,
      references: line.references,
      seals: line.seals,
      grossWeightKg: line.grossWeightKg,
      tareKg: line.tareKg,
      operator: line.operator,
      direction: line.direction,
      times: line.times,
      truckPlate: line.truckPlate,
      loadPort: line.loadPort,
      dischargePort: line.dischargePort,
      destination: line.destination,
      terminal: line.terminal,
      temperatureC: line.temperatureC,
      particulars: line.particulars,
      stowage,
      bay,
      row,
      tier,
      action: findAction(handling),
      actionCode: handling,
    },
  ];
}
