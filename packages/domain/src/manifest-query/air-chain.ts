/**
 * The thirteen milestones of a shipment by air (IATA Cargo-IMP FSU), and which of them the four customs messages prove. What no
 * message tells is not lit.
 */
import type { StageState } from './judge-stages';
import type { Stage } from './stage';

export const airMilestones = [
  { code: 'BKD', name: '已订舱' },
  { code: 'RCS', name: '货已收' },
  { code: 'MAN', name: '已配载' },
  { code: 'DEP', name: '已起飞' },
  { code: 'TAR', name: '到中转' },
  { code: 'TDE', name: '离中转' },
  { code: 'TRF', name: '已转运' },
  { code: 'ARR', name: '已到港' },
  { code: 'RWB', name: '收到单' },
  { code: 'RCF', name: '到货站' },
  { code: 'CUS', name: '海关放' },
  { code: 'NFD', name: '已通知' },
  { code: 'DLV', name: '已提货' },
] as const;
export type AirMilestone = (typeof airMilestones)[number]['code'];

/** What an accepted message proves: goods that arrived were received, those on the loading manifest are manifested, those tallied have left. */
const proves: Readonly<Partial<Record<Stage, AirMilestone>>> = { arrival: 'RCS', loading: 'MAN', tally: 'DEP' };

/** The chain; `isDone` where a message proves it. */
export function airChain(
  states: Readonly<Record<Stage, { readonly state: StageState; readonly atMs: number | null }>>,
): { readonly code: AirMilestone; readonly name: string; readonly isDone: boolean; readonly atMs: number | null }[] {
  const proven = new Map(
    (Object.entries(proves) as [Stage, AirMilestone][]).flatMap(([stage, code]) =>
      states[stage].state === 'accepted' ? [[code, states[stage].atMs] as const] : [],
    ),
  );
  return airMilestones.map(({ code, name }) => ({ code, name, isDone: proven.has(code), atMs: proven.get(code) ?? null }));
}
