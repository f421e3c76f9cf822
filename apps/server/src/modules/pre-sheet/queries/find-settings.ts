import type { PreSheetSettings } from '@mastlight/domain/pre-sheet/contract';
import type { Database } from '../../../platform/db/database';
import { connectionOf, inTransaction, type Transaction } from '../../../platform/db/transaction';

/** What stands where nothing was set. */
const nothingSet: PreSheetSettings = {
  agentCodes: [],
  defaultAgent: '',
  loadPort: '',
  dischargePort: '',
  wharf: '',
  contact: '',
  phone: '',
  version: 0,
};

/** An owner's settings; agents that are none of the site's any more are left out when they are shown. */
export async function findSettings(database: Database, ownerKey: string): Promise<PreSheetSettings> {
  return inTransaction(database, { ownerKey }, (tx) => findSettingsIn(tx, ownerKey));
}

export async function findSettingsIn(tx: Transaction, ownerKey: string): Promise<PreSheetSettings> {
  const { rows } = await connectionOf(tx).query<PreSheetSettings>(
    `select array(select code from unnest(s.agent_codes) with ordinality as bound (code, place)
         where exists (select from pre_sheet_agent a where a.agent_code = code) order by place) as "agentCodes",
       case when exists (select from pre_sheet_agent a where a.agent_code = s.default_agent) then s.default_agent else '' end as "defaultAgent",
       s.load_port as "loadPort", s.discharge_port as "dischargePort", s.wharf, s.contact, s.phone, s.version
     from pre_sheet_setting s where s.owner_key = $1`,
    [ownerKey],
    'pre-sheet-find-settings',
  );
  return rows[0] ?? nothingSet;
}
