/**
 * What a client is told of a bill: what has happened, in words of the trade. What his forwarder has to do, whom to ask and
 * what will be late is the forwarder's business, and stands in his own list alone.
 */
import { portRules } from '../ports/index';
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
}

/** Where the name of a node says what is awaited, and not that it has come. */
const saidOfNode: Readonly<Record<string, string>> = { SLD: '三联单已到', TMPS: '码头已放行', PAS: '海关已放行', LOBD: '已装船，等开船' };
/** Papers and the empty before the box, and the gate, which is told by its count of boxes. */
const notTold = new Set(['BLA', 'IFC', 'STSP', 'GITM']);

/**
 * One sentence for a client: how many boxes are in the port and the furthest step that is done for all of them. Of what was
 * taken back, or was said for another ship, nothing is told as done.
 */
export function sayToClient(row: BillForClient): string {
  if (row.departureTime !== null) return '已离港';
  if (row.state === 'waiting' || row.state === 'failed') return '港口还没有数据';
  if (row.loadTime !== null) return saidOfNode['LOBD']!;
  const [arrived = '0', total = '0'] = row.boxArrivalCount.split('/');
  const gate = total === '0' ? '已订舱' : arrived === '0' ? '还没有进港' : `已进港 ${arrived}/${total}`;
  const { namedStrip } = portRules(row.area);
  const done = new Set(row.nodeGroup.flatMap(({ code, state }) => (state === 'done' ? [code] : [])));
  const step = namedStrip.findLast(({ code, node }) => done.has(code) && !notTold.has(node));
  const furthest = row.nodeGroup.some(({ state }) => state === 'inspection')
    ? '海关查验中'
    : step && (saidOfNode[step.node] ?? `已${step.name}`);
  return furthest ? `${gate}，${furthest}` : gate;
}
