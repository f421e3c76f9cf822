import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Agent } from '@mastlight/domain/pre-sheet/agent';
import { preSheetRefusals as refusals } from '@mastlight/domain/pre-sheet/refusals';
import type { Database } from '../../../platform/db/database';

const columns = 'a.agent_code as "agentCode", a.short_name as "shortName", a.company';

/** All agents of the site, by their names. */
export async function findAgents(database: Database): Promise<Agent[]> {
  const { rows } = await database.query<Agent>(
    'system',
    `select ${columns} from pre_sheet_agent a order by a.short_name, a.agent_code`,
    [],
    'pre-sheet-find-agents',
  );
  return rows;
}

/** R-7.2-12. @throws BusinessError 400 where there is no such agent. */
export async function nameAgent(database: Database, agentCode: string): Promise<Agent> {
  const { rows } = await database.query<Agent>(
    'system',
    `select ${columns} from pre_sheet_agent a where a.agent_code = $1`,
    [agentCode],
    'pre-sheet-name-agent',
  );
  if (!rows[0]) throw refuse(refusals.unknownAgent, {}, { field: 'agentCode' });
  return rows[0];
}

/** The agents that an owner works with, in the order in which he bound them. */
export async function listBoundAgents(database: Database, ownerKey: string): Promise<Agent[]> {
  const { rows } = await database.query<Agent>(
    { ownerKey },
    `select ${columns} from pre_sheet_setting s cross join unnest(s.agent_codes) with ordinality as bound (code, place)
     join pre_sheet_agent a on a.agent_code = bound.code where s.owner_key = $1 order by bound.place`,
    [ownerKey],
    'pre-sheet-bound-agents',
  );
  return rows;
}
