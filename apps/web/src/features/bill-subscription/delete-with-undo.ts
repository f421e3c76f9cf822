import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@mastlight/ui';
import { CallCancelled } from '../../platform/http-client';
import { removeWithUndo } from '../../platform/list/change-rows';
import { billList, deleteBills, recallBills, refreshLists, type BillRow } from './api';
import { texts } from './texts';

/** Deletes after the question was answered; for 5 s the bar takes it back by recalling the bills. Gives whether it was done. */
export function deleteWithUndo(client: QueryClient, rows: readonly BillRow[]): Promise<boolean> {
  const ids = rows.map((row) => row.id);
  return removeWithUndo(client, billList, {
    remove: () => deleteBills(ids),
    done: texts.deleted(ids.length),
    undo: () => void recallWithToast(client, ids),
  });
}

/** Recalls deleted bills and says how many came back; those that could not are named with the reason. */
export async function recallWithToast(client: QueryClient, ids: readonly number[]): Promise<void> {
  try {
    const { recalled, refused } = await recallBills(ids);
    await refreshLists(client);
    if (recalled.length > 0) showToast({ tone: 'done', text: texts.recalled(recalled.length) });
    const [first] = refused;
    if (first) showToast({ tone: 'danger', text: refused.length > 1 ? `${refused.length} 票没有召回：${first.reason}` : first.reason });
  } catch (error) {
    // The call itself shows no errors (R-8-28): an undo that fails must still be told.
    if (!(error instanceof CallCancelled)) showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
  }
}
