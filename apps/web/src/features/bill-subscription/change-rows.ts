/** Changes of bills that show at once, beside those of every list: 指派客户, 已处理 (ux 5). */
import type { QueryClient } from '@tanstack/react-query';
import { changeRows } from '../../platform/list/change-rows';
import { showToast } from '@mastlight/ui';
import { textsOf } from '../../platform/catalogue';
import { acknowledgeBills, askAgain, assignClient, billList, chasesKey, refreshLists, remindOfBills, type BillRow } from './api';
import { billTexts } from './texts/zh-CN';

export function changeClient(client: QueryClient, ids: readonly number[], clientName: string): Promise<boolean> {
  return changeRows<BillRow>(client, billList, ids, { clientCompanyName: clientName }, () => assignClient(ids, clientName));
}

/** 已处理 of rows as they are shown, or 恢复提醒; chips and order are the server's and are asked for again. */
export async function changeAcknowledged(client: QueryClient, rows: readonly BillRow[], acknowledged: boolean): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  const isDone = await changeRows<BillRow>(client, billList, ids, { acknowledged }, () =>
    acknowledged ? acknowledgeBills(rows) : remindOfBills(ids),
  );
  // Who did it stands with the bill.
  if (isDone) await Promise.all([refreshLists(client), client.invalidateQueries({ queryKey: chasesKey })]);
  return isDone;
}

/** 重新获取: false where it was refused, which has been shown. */
export async function fetchAgain(client: QueryClient, rows: readonly BillRow[]): Promise<boolean> {
  try {
    await askAgain(rows.map(({ id }) => id));
  } catch {
    return false;
  }
  showToast({ tone: 'done', text: textsOf(billTexts)('askedAgain') });
  await refreshLists(client);
  return true;
}
