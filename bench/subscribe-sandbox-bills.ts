import { waitFor } from '../packages/testing/src/wait-for';

interface Addresses {
  readonly platformUrl: string;
  readonly sandboxUrl: string;
}

/**
 * Subscribes bills of the sandbox's world, the first `most` of them, and waits until the port has told of most.
 *
 * @returns the bill numbers.
 */
export async function subscribeSandboxBills(at: Addresses, token: string, most = 200): Promise<string[]> {
  const world = (await (await fetch(`${at.sandboxUrl}/world`)).json()) as { bills: { billNo: string }[] };
  const billNos = world.bills.map(({ billNo }) => billNo).slice(0, most);
  const post = async (path: string, body: object): Promise<{ list: { boxArrivalCount: string; state: string }[] }> => {
    const response = await fetch(at.platformUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as { code: number; msg: string; data: never };
    if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data;
  };
  await post('/blno/userBlno/subscribe', { blnos: billNos });
  await waitFor('news of most bills', async () => {
    const { list } = await post('/blno/userBlno/queryBlnoPage', { limit: 200 });
    return list.filter(({ state }) => state !== 'waiting').length >= billNos.length * 0.6;
  });
  return billNos;
}
