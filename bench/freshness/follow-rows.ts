import { createParser } from 'eventsource-parser';
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import { live } from '@mastlight/domain/live/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/**
 * What an open page of a port does, without its browser: hears which rows
 * changed, asks for those, one question at a time, and notes when each bill
 * first shows each number of boxes (`bill total`, ms since epoch).
 */
export function followRows(at: { readonly platformUrl: string; readonly token: string }, port: PortCode, rows: readonly BillRow[]) {
  const seen: Record<string, number> = {};
  const own = new Set(rows.map(({ id }) => id));
  let wanted = new Set<number>();
  let isAsking = false;
  const headers = { authorization: at.token, 'content-type': 'application/json' };

  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    while (wanted.size > 0) {
      const ids = [...wanted];
      wanted = new Set();
      const body = JSON.stringify({ systemKey: port, ids, limit: ids.length });
      const response = await fetch(at.platformUrl + billSubscription.queryBillPage.path, { method: 'POST', headers, body });
      const { data } = (await response.json()) as { data: { list: BillRow[] } };
      const now = Date.now();
      for (const { billNo, boxArrivalCount } of data.list) seen[`${billNo} ${boxArrivalCount.split('/')[1]}`] ??= now;
    }
    isAsking = false;
  };
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'rows') return;
      for (const id of (JSON.parse(data) as { ids: number[] }).ids) if (own.has(id)) wanted.add(id);
      void ask().catch(() => {});
    },
  });
  const listen = async (): Promise<void> => {
    const response = await fetch(at.platformUrl + live.streamChanges.path, { headers });
    const text = new TextDecoder();
    for await (const chunk of response.body!) parser.feed(text.decode(chunk as Uint8Array, { stream: true }));
  };
  // The stream ends with the product.
  void listen().catch(() => {});
  return () => Promise.resolve(seen);
}
