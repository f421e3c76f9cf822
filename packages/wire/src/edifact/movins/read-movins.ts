import type { StowMove } from '../../message';
import { readStowCell } from '../../vocabulary/stow-cell';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import type { MessageReader } from '../message-reader';
import { ReportHead } from '../report-head';
import { BGM, CNT, HAN } from '../segment-tags';
import type { Standing } from '../standing';
import { StowGroups } from '../stow-groups';

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
    const groups = new StowGroups(context, header);
    let hasBegun = false;
    return {
      take(tag, cursor) {
        if (tag === CNT) return;
        if (tag === HAN) {
          groups.closeGroup();
          groups.handling = cursor.text(1, 0) || cursor.text(1, 3) || null;
          hasBegun = true;
        } else if (tag === BGM && (hasBegun || groups.hasBegun)) {
          log.note('misplaced-segment', cursor, 'BGM');
        } else {
          groups.take(tag, cursor);
          if (!hasBegun && !groups.hasBegun) head.take(tag, cursor);
        }
      },
      close(place) {
        const standings = groups.finish(place);
        if (standings === null) return null;
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
            moves: readMoves(standings, log, place),
          },
          boxes: standings.length,
        };
      },
    };
  },
};

/** A cell without anything in it is nothing to move. */
function readMoves(standings: readonly Standing[], log: FindingLog, place: WirePlace): StowMove[] {
  const unknown = new Set<string>();
  const moves = standings.flatMap(({ stowage, line, handling }): StowMove[] => {
    if (line === null) return [];
    const action =
      handling !== null && Object.hasOwn(actions, handling) ? (actions[handling] ?? null) : null;
    if (action === null && handling !== null) unknown.add(handling);
    return [{ ...line, ...readStowCell(stowage), action, actionCode: handling }];
  });
  for (const handling of unknown) log.note('unknown-handling', place, handling);
  return moves;
}
