/** What the list's row commands call, and the way back from a deletion. */
import { showToast } from '@mastlight/ui';
import { remarkLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { textsOf } from '../../platform/catalogue';
import { CallCancelled } from '../../platform/http-client';
import { billList, deleteBills, recallBills, setTop, switchAutoSubscriptions, updateRemark, type BillRow } from './api';
import { billTexts } from './texts/zh-CN';

export const rowCalls = {
  list: billList,
  nameOf: (row: BillRow) => row.billNo,
  remarkLengthMax,
  setTop,
  updateRemark,
  switchAuto: switchAutoSubscriptions,
  remove: deleteBills,
  restore: (rows: readonly BillRow[]) => recallWithToast(rows.map(({ id }) => id)),
  deleteNote: (count: number, names: string) => textsOf(billTexts)('deleteNote', { count, names }),
  autoTip: () => textsOf(billTexts)('autoTip'),
  deleted: (count: number) => textsOf(billTexts)('deleted', { count }),
  history: { path: '/history', label: () => textsOf(billTexts)('historyTitle') },
};

/** Recalls deleted bills and says how many came back; those that could not are named with the reason. It never rejects. */
export async function recallWithToast(ids: readonly number[]): Promise<void> {
  const say = textsOf(billTexts);
  try {
    const { recalled, refused } = await recallBills(ids);
    if (recalled.length > 0) showToast({ tone: 'done', text: say('recalled', { count: recalled.length }) });
    const [first] = refused;
    if (first)
      showToast({
        tone: 'danger',
        text: refused.length > 1 ? say('notRecalled', { count: refused.length, reason: first.reason }) : first.reason,
      });
  } catch (error) {
    // The call itself shows no errors (R-8-28): an undo that fails must still be told.
    if (!(error instanceof CallCancelled)) showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
  }
}
