import { sampleSheet } from '@mastlight/domain/pre-sheet/sample-sheet';
import type { Platform } from '../platform/module';

let count = 0;

/** Pre-sheets of an owner who works with an agent of the site: a draft, and one that is with the agent; gives their numbers. */
export async function insertPreSheetsForTest(
  { database }: Pick<Platform, 'database'>,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
): Promise<{ preSheetId: number; submittedPreSheetId: number }> {
  await database.query(
    'system',
    `insert into pre_sheet_agent (agent_code, short_name, company, address, created_at, updated_at)
     values ('DEMOAGENT', 'demo', 'demo company', 'DEMOAGENT', now(), now()) on conflict do nothing`,
  );
  await database.query(
    'system',
    `insert into pre_sheet_setting (owner_key, agent_codes, default_agent, load_port, discharge_port, wharf, contact, phone, updated_at)
     values ($1, array['DEMOAGENT'], '', '', '', '', '', '', now()) on conflict do nothing`,
    [ownerKey],
  );
  const insert = async (state: string, submissionNo: number): Promise<number> => {
    const key = `demo-${++count}`;
    const { rows } = await database.query<{ id: number }>(
      'system',
      `insert into pre_sheet_filing (owner_key, user_id, row_key, agent_code, state, sheet, submission_no, created_at, updated_at)
       values ($1, $2, $3, 'DEMOAGENT', $4, $5, $6, now(), now()) returning id`,
      [ownerKey, userId, key, state, JSON.stringify(sampleSheet), submissionNo],
    );
    return rows[0]!.id;
  };
  const [preSheetId, submittedPreSheetId] = [await insert('draft', 0), await insert('submitted', 1)];
  await database.query(
    'system',
    `insert into pre_sheet_submission (filing_id, no, kind, owner_key, user_id, reference, sheet, submitted_at)
     values ($1, 1, 'submit', $2, $3, 'demo sheet ' || $1::bigint, $4, now())`,
    [submittedPreSheetId, ownerKey, userId, JSON.stringify(sampleSheet)],
  );
  return { preSheetId, submittedPreSheetId };
}
