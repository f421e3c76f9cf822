import type { BoxReport, GateMessage, Vessel, VesselMoveMessage, WireTime } from '../message';
import type { FindingLog } from '../syntax/finding-log';
import { isFiller } from '../vocabulary/fillers';
import { boxReport } from '../vocabulary/box-report';
import { readContainerNo } from '../vocabulary/container-no';
import { readFullness } from '../vocabulary/fullness';
import { readSizeType } from '../vocabulary/size-type';
import { messageHead, type CustomsHead } from './envelope';
import { readFullnessCode } from './schema/equipment';
import { vesselOfEntry, type PortEntry } from './schema/port-list';

type Move = 'gate-in' | 'gate-out' | 'load' | 'discharge';

/** Words for a move, without what is no letter. */
const moveWords: Readonly<Record<string, Move>> = {
  GATEIN: 'gate-in',
  INGATE: 'gate-in',
  GATEOUT: 'gate-out',
  OUTGATE: 'gate-out',
  LOAD: 'load',
  DISCHARGE: 'discharge',
};

interface MoveGroup {
  readonly move: Move;
  readonly vessel: Vessel | null;
  readonly terminal: string | null;
  readonly boxes: BoxReport[];
}

/**
 * Reads moves at gates and ships (MT9901): one message for each kind of move
 * of one ship at one terminal. An entry says its move by the time it gives, or
 * by a word; one that says neither is left out and noted.
 */
export function readPortMoves(entries: readonly PortEntry[], head: CustomsHead, log: FindingLog): (GateMessage | VesselMoveMessage)[] {
  const groups = new Map<string, MoveGroup>();
  for (const entry of entries) {
    const containerNo = readContainerNo(entry.containerNo ?? '', log, entry);
    if (containerNo === null) continue;
    const moves = movesOf(entry);
    if (moves.length === 0) log.note('unknown-document', entry, entry.code ?? '');
    const { terminal } = entry;
    for (const [move, happened] of moves) {
      const vessel = vesselOfEntry(entry);
      const key = [move, vessel?.code, vessel?.name, vessel?.voyage, terminal].join('\n');
      const group = groups.get(key) ?? { move, vessel, terminal, boxes: [] };
      groups.set(key, group);
      group.boxes.push(boxOf(entry, containerNo, happened, log));
    }
  }
  return [...groups.values()].map((group) => messageOf(group, head));
}

function movesOf(entry: PortEntry): [Move, WireTime | null][] {
  const timed = (
    [
      ['gate-in', entry.gateIn],
      ['gate-out', entry.gateOut],
      ['load', entry.loaded],
      ['discharge', entry.discharged],
    ] as const
  ).filter(([, told]) => told !== null);
  if (timed.length > 0) return timed.map(([move, told]) => [move, told]);
  const word = (entry.code ?? '').toUpperCase().replace(/[^A-Z]/g, '');
  const move = Object.hasOwn(moveWords, word) ? moveWords[word] : undefined;
  return move === undefined ? [] : [[move, entry.happened]];
}

function boxOf(entry: PortEntry, containerNo: string, happened: WireTime | null, log: FindingLog): BoxReport {
  const { sizeType: sizeTypeRaw, fullness: told, billNo, sealNo, grossWeightKg, truckPlate, stowage, terminal } = entry;
  const fullness = told === null ? null : (readFullness(told) ?? readFullnessCode(told));
  if (told !== null && fullness === null) log.note('unknown-code', entry, `FullEmpty ${told}`);
  return boxReport(containerNo, {
    sizeTypeRaw,
    sizeType: sizeTypeRaw === null ? null : readSizeType(sizeTypeRaw, log, entry),
    fullness,
    billNos: billNo === null ? [] : [billNo],
    seals: sealNo === null || isFiller(sealNo) ? [] : [{ number: sealNo, party: null }],
    grossWeightKg,
    happened,
    truckPlate,
    stowage,
    terminal,
  });
}

function messageOf({ move, vessel, terminal, boxes }: MoveGroup, head: CustomsHead): GateMessage | VesselMoveMessage {
  const told = { ...messageHead(head), vessel, terminal, boxes };
  switch (move) {
    case 'gate-in':
      return { kind: 'gate', move: 'in', ...told };
    case 'gate-out':
      return { kind: 'gate', move: 'out', ...told };
    case 'load':
    case 'discharge':
      return { kind: 'vessel-move', move, ...told, arrived: null, sailed: null };
  }
}
