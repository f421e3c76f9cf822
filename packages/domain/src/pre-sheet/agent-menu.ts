import type { Agent } from './agent';

/** One entry below the menu's 预配单. */
export interface AgentEntry {
  readonly path: string;
  readonly title: string;
}

/** Where an agent's pre-sheets are. */
export const pathOfAgent = (agentCode: string): string => `/preSheet/${encodeURIComponent(agentCode)}`;

/**
 * The children of the menu entry PreSheet: one for each agent (R-2.2-45). Null hides the entry: there are no agents
 * (R-2.2-46), or one of them has no company, of which nobody knows whom one writes to (R-2.2-47).
 */
export function agentEntries(agents: readonly Agent[]): readonly AgentEntry[] | null {
  if (agents.length === 0 || agents.some(({ company }) => company.trim() === '')) return null;
  return agents.map(({ agentCode, shortName }) => ({ path: pathOfAgent(agentCode), title: shortName }));
}
