/**
 * What a client is told of a bill: what has happened, in words of the trade. What his forwarder has to do, whom to ask and
 * what will be late is the forwarder's business, and stands in his own list alone.
 */
import { shortTime } from '../contract-kit/list-columns';
import { portRules } from '../ports/index';
import type { BoxStep } from './share-contract';
import type { NodeState } from '../vocabulary/bill-progress';
import type { PortCode } from '../vocabulary/port';
import type { TrackingState } from '../vocabulary/tracking-state';

/** What a client's words are made of: a row of his forwarder's list has it. */
export interface BillForClient {
  readonly area: PortCode;
  readonly state: TrackingState;
  readonly nodeGroup: readonly { readonly code: string; readonly state: NodeState }[];
  /** `arrived/total`. */
  readonly boxArrivalCount: string;
  readonly loadTime: string | null;
  readonly departureTime: string | null;
  /** Boxes that are on board; null: nobody has told of any. */
  readonly boxesLoaded: number | null;
  /** The call for which boxes were loaded, where it is not the one that the forwarder or his papers name; null: they agree. */
  readonly loadedOn: string | null;
  /** Boxes that stand in the port where the bill's ship does not berth: none of those that arrived. */
  readonly boxesToMove: number;
  /** Since when its port says nothing, `YYYY-MM-DD HH:mm:ss`; null: it speaks, or nothing is to come of it. */
  readonly silentSince: string | null;
  /** The call that the bill left, and its own, while something was said for the first alone. */
  readonly shipChange: { readonly from: string; readonly to: string; readonly isOneShip: boolean } | null;
}

/** How a client's words look: nothing of his is an alarm. */
export const clientTones = ['done', 'running', 'idle'] as const;
export type ClientTone = (typeof clientTones)[number];

/** Where the name of a node says what is awaited, and not that it has come. */
const saidOfNode: Readonly<Record<string, string>> = { SLD: '三联单已到', TMPS: '码头已放行', PAS: '海关已放行', LOBD: '已装船，等开船' };
/** Papers and the empty before the box, and the gate, which is told by its count of boxes. */
const notTold = new Set(['BLA', 'IFC', 'STSP', 'GITM']);

/**
 * One sentence for a client: how many boxes are in the port and the furthest step that is done for all of them. Of what was
 * taken back, or was said for another ship, nothing is told as done.
 */
export function sayToClient(row: BillForClient): string {
  if (row.departureTime === null && (row.state === 'waiting' || row.state === 'failed')) return '港口还没有数据';
  const said = [row.loadedOn && `装船报告是 ${row.loadedOn}`, sayStanding(row)].filter(Boolean).join('，');
  return row.silentSince === null ? said : `${said}（港口自 ${shortTime(row.silentSince)} 没有新消息）`;
}

function sayStanding(row: BillForClient): string {
  if (row.departureTime !== null) return saySailed(row);
  if (row.loadTime !== null) return saidOfNode['LOBD']!;
  return [row.shipChange && sayChange(row.shipChange), sayGate(row), sayFurthest(row)].filter(Boolean).join('，');
}

function sayChange({ from, to, isOneShip }: NonNullable<BillForClient['shipChange']>): string {
  return isOneShip ? `已改航次 ${from} → ${to}` : `已改船 ${from} → ${to}`;
}

/** Green is what sailed with every box on the ship that everybody names, and nothing else. */
export function toneForClient(row: BillForClient): ClientTone {
  if (row.departureTime !== null) return isWhole(row) && row.loadedOn === null ? 'done' : 'running';
  return row.state === 'waiting' || row.state === 'failed' ? 'idle' : 'running';
}

/** A lamp as a client sees it: what waits to be mended, or was given for a ship that was left, has not come. */
export function lampForClient({ state, boxesDone }: { readonly state: NodeState; readonly boxesDone: number }): NodeState {
  if (state !== 'exception' && state !== 'other-call') return state;
  return boxesDone > 0 ? 'part' : 'none';
}

function saySailed(row: BillForClient): string {
  if (isWhole(row)) return '已离港';
  return row.boxesLoaded === null ? '船已离港，没有装船报告' : `船已离港，已装 ${row.boxesLoaded}/${countBoxes(row)}`;
}

function isWhole(row: BillForClient): boolean {
  return row.boxesLoaded !== null && row.boxesLoaded >= countBoxes(row);
}

function countBoxes({ boxArrivalCount }: BillForClient): number {
  return Number(boxArrivalCount.split('/')[1]);
}

function sayGate({ boxArrivalCount, boxesToMove }: BillForClient): string {
  const [arrived = '0', total = '0'] = boxArrivalCount.split('/');
  if (total === '0') return '已订舱';
  if (boxesToMove === 0) return arrived === '0' ? '还没有进港' : `已进港 ${arrived}/${total}`;
  const elsewhere = `${boxesToMove}/${total} 箱在原码头，待转场`;
  return arrived === '0' ? elsewhere : `已进港 ${arrived}/${total}，${elsewhere}`;
}

function sayFurthest({ area, nodeGroup }: BillForClient): string | undefined {
  if (nodeGroup.some(({ state }) => state === 'inspection')) return '海关查验中';
  const { namedStrip } = portRules(area);
  const done = new Set(nodeGroup.flatMap(({ code, state }) => (state === 'done' ? [code] : [])));
  const step = namedStrip.findLast(({ code, node }) => done.has(code) && !notTold.has(node));
  return step && (saidOfNode[step.node] ?? `已${step.name}`);
}

/** What the step of a box is made of; instants in ms. */
export interface BoxForClient {
  readonly gateInMs: number | null;
  readonly gateOutMs: number | null;
  readonly loadedMs: number | null;
  /** What stops it. */
  readonly held: string | null;
  /** Whether customs have let it go, and have not taken that back; null: nobody says when. */
  readonly isReleased: boolean;
  readonly releasedMs: number | null;
}

/** How far one box is, and since when: the furthest that stands of it. One that left the port again without its ship is out. */
export function boxStepForClient({ gateInMs, gateOutMs, loadedMs, held, isReleased, releasedMs }: BoxForClient): {
  readonly step: BoxStep;
  readonly atMs: number | null;
} {
  if (loadedMs !== null) return { step: 'loaded', atMs: loadedMs };
  if (gateOutMs !== null && gateOutMs > (gateInMs ?? -Infinity)) return { step: 'out', atMs: gateOutMs };
  if (held === 'inspection') return { step: 'inspected', atMs: null };
  if (isReleased) return { step: 'released', atMs: releasedMs };
  return gateInMs === null ? { step: 'none', atMs: null } : { step: 'arrived', atMs: gateInMs };
}
