/** Changes of bills that show at once, beside those of every list: 指派客户 (ux 5). */
import type { QueryClient } from '@tanstack/react-query';
import { changeRows } from '../../platform/list/change-rows';
import { assignClient, billList, type BillRow } from './api';

export function changeClient(client: QueryClient, ids: readonly number[], clientName: string): Promise<boolean> {
  return changeRows<BillRow>(client, billList, ids, { clientCompanyName: clientName }, () => assignClient(ids, clientName));
}
