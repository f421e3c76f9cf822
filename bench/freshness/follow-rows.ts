import { createParser } from 'eventsource-parser';
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import { live } from '@mastlight/domain/live/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { createRowCollector } from '../../apps/web/src/platform/list/collect-rows';

/**
 * What an open page of a port does, without its browser: hears which rows
 * changed, asks for those at the page's own pace, and notes when each bill
 * first shows each number of boxes (`bill total`, ms since epoch).
 */
export function followRows(at: { readonly platformUrl: string; readonly token: string }, port: PortCode, rows: readonly BillRow[]) {
  const seen: Record<string, number> = {};
  const own = new Set(rows.map(({ id }) => id));
  const headers = { authorization: at.token, 'content-type': 'application/json' };

  const collector = createRowCollector(async (ids) => {
    const body = JSON.stringify({ systemKey: port, ids, limit: ids.length });
    const response = await fetch(at.platformUrl + billSubscription.queryBillPage.path, { method: 'POST', headers, body });
    const { data } = (await response.json()) as { data: { list: BillRow[] } };
    const now = Date.now();
    for (const { billNo, boxArrivalCount } of data.list) seen[`${billNo} ${boxArrivalCount.split('/')[1]}`] ??= now;
  });
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'rows') return;
      collector.add((JSON.parse(data) as { ids: number[] }).ids.filter((id) => own.has(id)));
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
