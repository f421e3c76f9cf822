import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { onLive } from '../../platform/live';
import { billDetailQuery } from './api';

/** Asks for an open detail again when its bill has changed, or when something may have been missed. */
export function useLiveDetail(port: PortCode, billNo: string, billId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: billDetailQuery(port, billNo).queryKey });
    return onLive(billRowsTopic, { gap: refresh, changed: (ids) => billId !== undefined && ids.includes(billId) && refresh() });
  }, [client, port, billNo, billId]);
}
