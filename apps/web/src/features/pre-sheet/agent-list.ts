import type { Agent } from '@mastlight/domain/pre-sheet/agent';
import { agentEntries, type AgentEntry } from '@mastlight/domain/pre-sheet/agent-menu';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { loadChunk } from '../../platform/load-chunk';
import { useIsTimeForMore } from '../../platform/idle';
import { useSession } from '../../platform/session';

/** R-3.6-09: the agents of the menu, and of which session they are. */
interface PreSheetList {
  readonly token: string | null;
  readonly preSheetList: readonly Agent[];
}
export const usePreSheetList = create<PreSheetList>(() => ({ token: null, preSheetList: [] }));

/** Asks for the agents that the identity of now works with; where they do not come the menu stays as it is. */
export async function loadAgentList(): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  try {
    const { fetchAgents } = await loadChunk(() => import('./api'));
    const preSheetList = await fetchAgents();
    if (useSession.getState().token === token) usePreSheetList.setState({ token, preSheetList });
  } catch {
    // Nobody asked for it: the pages say by themselves what they cannot get.
  }
}

/** The children of the menu's entry PreSheet for the identity of now; null: there is no such entry (R-2.2-45 … -47). A hook. */
export function useAgentEntries(): readonly AgentEntry[] | null {
  const token = useSession((session) => session.token);
  // No first look needs it.
  const isTime = useIsTimeForMore();
  const known = usePreSheetList();
  const isKnown = token !== null && known.token === token;
  useEffect(() => {
    if (isTime && token !== null && usePreSheetList.getState().token !== token) void loadAgentList();
  }, [isTime, token]);
  return useMemo(() => (isKnown ? agentEntries(known.preSheetList) : null), [isKnown, known]);
}
