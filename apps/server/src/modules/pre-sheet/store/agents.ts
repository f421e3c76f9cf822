/** Agents and who works with them, as they are written. */
import type { EnteredAgent } from '@mastlight/domain/pre-sheet/agent';
import type { PreSheetSettings } from '@mastlight/domain/pre-sheet/contract';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** How many agents there are beside one; new ones wait for one another. */
export async function countOtherAgents(tx: Transaction, agentCode: string): Promise<number> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('pre-sheet agents', 0))", [], 'pre-sheet-hold-agents');
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from pre_sheet_agent where agent_code <> $1',
    [agentCode],
    'pre-sheet-count-agents',
  );
  return rows[0]!.count;
}

/** @returns whether it is a new one. */
export async function upsertAgent(tx: Transaction, agent: EnteredAgent, nowMs: number): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ is_new: boolean }>(
    `insert into pre_sheet_agent (agent_code, short_name, company, address, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (agent_code) do update set short_name = $2, company = $3, address = $4, updated_at = $5
     returning xmax = 0 as is_new`,
    [agent.agentCode, agent.shortName, agent.company, agent.address, new Date(nowMs)],
    'pre-sheet-upsert-agent',
  );
  return rows[0]!.is_new;
}

export async function deleteAgent(tx: Transaction, agentCode: string): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ agent_code: string }>(
    'delete from pre_sheet_agent where agent_code = $1 returning agent_code',
    [agentCode],
    'pre-sheet-delete-agent',
  );
  return rows.length > 0;
}

/** Which of these codes are agents of the site. */
export async function findKnownCodes(tx: Transaction, agentCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(tx).query<{ agent_code: string }>(
    'select agent_code from pre_sheet_agent where agent_code = any($1::text[])',
    [agentCodes],
    'pre-sheet-known-codes',
  );
  return new Set(rows.map((row) => row.agent_code));
}

/** Where each agent that an owner works with takes what is sent to it, by its code. */
export async function findBoundAddresses(tx: Transaction, ownerKey: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connectionOf(tx).query<{ agent_code: string; address: string }>(
    `select a.agent_code, a.address from pre_sheet_setting s join pre_sheet_agent a on a.agent_code = any(s.agent_codes)
     where s.owner_key = $1`,
    [ownerKey],
    'pre-sheet-bound-addresses',
  );
  return new Map(rows.map((row) => [row.agent_code, row.address]));
}

/** Keeps an owner's settings over the version that was seen, 0 for none; gives the new version, null where another one stands. */
export async function putSettings(
  tx: Transaction,
  ownerKey: string,
  { version, agentCodes, defaultAgent, loadPort, dischargePort, wharf, contact, phone }: PreSheetSettings,
  nowMs: number,
): Promise<number | null> {
  const values = [ownerKey, agentCodes, defaultAgent, loadPort, dischargePort, wharf, contact, phone, new Date(nowMs)];
  const { rows } =
    version === 0
      ? await connectionOf(tx).query<{ version: number }>(
          `insert into pre_sheet_setting (owner_key, agent_codes, default_agent, load_port, discharge_port, wharf, contact, phone, updated_at)
           values ($1, $2::text[], $3, $4, $5, $6, $7, $8, $9) on conflict (owner_key) do nothing returning version`,
          values,
          'pre-sheet-insert-settings',
        )
      : await connectionOf(tx).query<{ version: number }>(
          `update pre_sheet_setting set agent_codes = $2::text[], default_agent = $3, load_port = $4, discharge_port = $5, wharf = $6,
             contact = $7, phone = $8, updated_at = $9, version = version + 1 where owner_key = $1 and version = $10 returning version`,
          [...values, version],
          'pre-sheet-update-settings',
        );
  return rows[0]?.version ?? null;
}
