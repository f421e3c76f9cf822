import type { EnteredAgent } from '@mastlight/domain/pre-sheet/agent';
import { agentsMax } from '@mastlight/domain/pre-sheet/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { countOtherAgents, deleteAgent, upsertAgent } from '../store/agents';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Enters an agent, or puts it in the place of the one with its code. @returns `full` where there are as many as there may be. */
export function enterAgent({ database, clock }: Parts, agent: EnteredAgent): Promise<'added' | 'changed' | 'full'> {
  return inTransaction(database, 'system', async (tx) => {
    if ((await countOtherAgents(tx, agent.agentCode)) >= agentsMax) return 'full';
    return (await upsertAgent(tx, agent, clock.nowMs())) ? 'added' : 'changed';
  });
}

/** Takes an agent away: it is bound by nobody any more; what was sent to it stays. @returns whether there was one. */
export function removeAgent({ database }: Parts, agentCode: string): Promise<boolean> {
  return inTransaction(database, 'system', (tx) => deleteAgent(tx, agentCode));
}
