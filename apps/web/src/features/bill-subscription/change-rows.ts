/** Changes of bills that show at once, beside those of every list: 自动订阅, 指派客户 (ux 5). */
import type { QueryClient } from '@tanstack/react-query';
import { changeRows } from '../../platform/list/change-rows';
import { assignClient, billList, setAutoSubscription, type BillRow } from './api';

export function changeClient(client: QueryClient, ids: readonly number[], clientName: string): Promise<boolean> {
  return changeRows<BillRow>(client, billList, ids, { clientCompanyName: clientName }, () => assignClient(ids, clientName));
}

/** The wire switches one bill at a time; each row goes back by itself when it is refused. Gives how many were switched. */
export async function changeAuto(client: QueryClient, ids: readonly number[], isOn: boolean): Promise<number> {
  const results = await Promise.all(
    ids.map((id) => changeRows<BillRow>(client, billList, [id], { autoSubscribe: isOn }, () => setAutoSubscription(id, isOn))),
  );
  return results.filter(Boolean).length;
}
