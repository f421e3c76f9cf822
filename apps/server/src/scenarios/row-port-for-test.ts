import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { waitFor } from '@mastlight/testing/wait-for';
import { signInForTest } from './sign-in-for-test';
import type { TestServer } from './start-test-server';

/** Somebody who follows one bill of a port, and the port's sources. */
export interface RowPortVoice {
  /** Hands rows in with the key of `source`, as the port would. */
  say(source: string, row: string, rows: readonly object[]): Promise<void>;
  /** The list's row of the bill, once it fits. */
  rowWhen(what: string, fits: (row: BillRow) => boolean): Promise<BillRow>;
  readonly token: string;
}

/**
 * Follows `billNo` over the port's own paths and lets its sources speak over
 * HTTP: from message to facts, status and row nothing is passed by.
 */
export async function followAtPort(server: TestServer, port: PortCode, pathPart: string, billNo: string): Promise<RowPortVoice> {
  const { token } = await signInForTest(server.platform);
  const post = async (path: string, body: object): Promise<{ data: { list: BillRow[] } }> => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data: { list: BillRow[] } };
  };
  const pathOf = (path: string): string => path.replace('/userBlno/', `/userBlno${pathPart}/`);
  await post(pathOf(billSubscription.subscribeBills.path), { blnos: [billNo] });
  let seq = 0;
  return {
    token,
    async say(source, row, rows) {
      const response = await fetch(`${server.url}/intake/${source}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${source}-key-for-tests`, 'content-type': 'application/octet-stream' },
        body: JSON.stringify({ port, source, row, seq: ++seq, rows }),
      });
      if (!response.ok) throw new Error(`intake of ${source}: ${response.status} ${await response.text()}`);
    },
    rowWhen: async (what, fits) => {
      let found: BillRow | undefined;
      await waitFor(what, async () => {
        const { data } = await post(pathOf(billSubscription.queryBillPage.path), {});
        found = data.list.find((row) => row.billNo === billNo);
        return found !== undefined && fits(found);
      });
      return found!;
    },
  };
}

/** The strip as one text: `pre:done gate-in:none …`. */
export function stripText({ nodeGroup }: BillRow): string {
  return nodeGroup.map(({ code, state }) => `${code}:${state}`).join(' ');
}
