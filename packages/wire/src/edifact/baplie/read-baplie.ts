import type { Draft } from '../shipment/part-draft';
import type { BoxDetails, BoxLine, BoxParticulars, OpenCell, StowedBox } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { noParticulars } from '../../vocabulary/no-particulars';
import { readStowCell } from '../../vocabulary/stow-cell';
import type { MessageReader } from '../envelope/message-reader';
import { isContainer } from '../groups/box-group';
import { isMainCarriage } from '../groups/box-list-reader';
import { MessageHeadReader } from '../groups/message-head-reader';
import { NestedGroups } from '../groups/nested-groups';
import { ControlTotals } from '../parts/control-totals';
import { BGM, CNT, NAD, TDT } from '../envelope/segment-tags';
import type { Standing } from '../groups/standing';
import { StowGroups } from '../groups/stow-groups';

/** BAPLIE, stow plan (SMDG20 and 22 in D95B, D04B, SMDG31 in D13B and later). */
export const baplie: MessageReader = {
  type: 'BAPLIE',
  open(header, context) {
    const head = new MessageHeadReader(context);
    const { report } = head;
    const nested = new NestedGroups(context);
    const groups = new StowGroups(context);
    const totals = new ControlTotals(context);
    return {
      take(tag, cursor) {
        if (tag === CNT) totals.take(cursor);
        else if (tag === BGM && groups.hasBegun) context.log.note('misplaced-segment', cursor, 'BGM');
        else if (!groups.take(tag, cursor)) takeOfHead(tag, cursor);
      },
      close(place) {
        const standings = groups.finish(place);
        if (standings === null) return null;
        head.nested = nested.leave();
        const boxes = standings.flatMap(readBox);
        const equipment = standings.filter(({ line }) => line !== null).length;
        totals.check({ '16': [equipment, boxes.length] });
        const { arrived, sailed, departure } = report;
        const message = {
          ...head.terms,
          kind: 'stow-plan' as const,
          type: 'BAPLIE',
          reference: report.documentNo ?? (header.reference || null),
          function: report.function,
          prepared: report.prepared,
          vessel: report.vessel,
          departure,
          nextPort: report.nextPort,
          ...(arrived === null ? {} : { arrived }),
          ...(sailed === null ? {} : { sailed }),
          boxes,
          openCells: standings.flatMap(readOpenCell),
          ...(totals.told.length === 0 ? {} : { totals: totals.told }),
        };
        return { message: context.localTimes.at(message, departure?.code ?? null, place), boxes: standings.length };
      },
    };

    function takeOfHead(tag: number, cursor: SegmentCursor): void {
      if (tag === TDT && isMainCarriage(cursor)) nested.close();
      else if (nested.take(tag, cursor, true)) {
        if (tag === NAD) report.takeParty(cursor);
        return;
      }
      head.take(tag, cursor);
    }
  },
};

/** True for a container that has a number, be it one by ISO 6346 or as sent. */
function isNumbered(line: BoxLine | null): line is BoxLine {
  return line !== null && (line.containerNo !== null || (line.equipmentNo !== null && isContainer(line.equipment)));
}

function readBox({ stowage, line, remarks }: Standing): StowedBox[] {
  if (!isNumbered(line)) return [];
  const { containerNo, equipmentNo, sizeTypeRaw, sizeType, fullness, billNos, bookingNo, seals } = line;
  const { grossWeightKg, operator, direction, truckPlate, loadPort, dischargePort, destination } = line;
  const { bay, row, tier } = readStowCell(stowage);
  const box: StowedBox = {
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
    stowage,
    bay,
    row,
    tier,
    loadPort,
    dischargePort,
    destination,
    terminal: line.terminal,
    tareKg: line.tareKg,
    temperatureC: line.temperatureC,
    particulars: withRemarks(line.particulars, remarks),
  };
  return [
    Object.assign(
      box,
      equipmentNo === null ? null : { equipmentNo },
      line.references.length === 0 ? null : { references: line.references },
      line.times.length === 0 ? null : { times: line.times },
      detailsOf(line),
    ),
  ];
}

/** Remarks on the cell, where they were told apart from the box. */
function withRemarks(particulars: BoxLine['particulars'], remarks: Standing['remarks']): BoxParticulars | null {
  if (remarks.length === 0) return particulars;
  return { ...(particulars ?? noParticulars), remarks: [...remarks, ...(particulars?.remarks ?? [])] };
}

function readOpenCell({ stowage, line, remarks, references }: Standing): OpenCell[] {
  if (isNumbered(line)) return [];
  const { bay, row, tier } = readStowCell(stowage);
  const open = { stowage, bay, row, tier, cargo: inCell(line, stowage), remarks };
  return [references.length === 0 ? open : { ...open, references }];
}

/** Equipment that is told in front of its cell stands in that cell all the same. */
function inCell(line: BoxLine | null, stowage: string | null): BoxLine | null {
  return line === null || line.stowage === stowage ? line : { ...line, stowage };
}

/** What only some boxes tell. */
function detailsOf({ carrier, movement, equipmentStatus, legs, goods, parties, damages, attached }: BoxLine): BoxDetails {
  const details: Draft<BoxDetails> = {};
  if (carrier) details.carrier = carrier;
  if (movement) details.movement = movement;
  if (equipmentStatus) details.equipmentStatus = equipmentStatus;
  if (legs) details.legs = legs;
  if (goods) details.goods = goods;
  if (parties) details.parties = parties;
  if (damages) details.damages = damages;
  if (attached) details.attached = attached;
  return details;
}
