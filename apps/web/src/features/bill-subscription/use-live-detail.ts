import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { onLive } from '../../platform/live';
import { billDetailQuery } from './api';

/** Asks for an open detail again when its bill has changed, or when something may have been missed. */
export function useLiveDetail(port: PortCode, billNo: string, billId: number | undefined): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLive((event) => {
        if (event.kind === 'gap' || (billId !== undefined && event.change.ids.includes(billId))) {
          void client.invalidateQueries({ queryKey: billDetailQuery(port, billNo).queryKey });
        }
      }),
    [client, port, billNo, billId],
  );
}
