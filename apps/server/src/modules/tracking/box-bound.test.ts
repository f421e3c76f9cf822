// Guarantee: a bill has no more boxes than any real one, however many are named under it at once or little by little; the rest of
// a message goes through, what is put aside is told, and boxes that move keep their movements.
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { eventsToldMax, rowBoxesMax } from '@mastlight/domain/bill-subscription/limits';
import { operations } from '@mastlight/domain/operations/contract';
import { boxesPerBillMax } from '@mastlight/domain/vocabulary/boxes-per-bill';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { withinBoxBound } from './box-bound';

const boxNo = (n: number): string => {
  const text = `DWSU${String(n).padStart(6, '0')}`;
  return `${text}${containerCheckDigit(text)}`;
};
const boxes = (count: number, from = 0): string[] => Array.from({ length: count }, (_, i) => boxNo(from + i));

/** A gate report of boxes, each under its bill. */
const gateReport = (billsOfBoxes: readonly (readonly [bill: string, box: string])[], time: string): Buffer =>
  Buffer.from(
    [
      `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:${time}'`,
      `10:UN9314210:MSC ANNA:425W:MSC:MSC:E'`,
      ...billsOfBoxes.flatMap(([bill, box], i) => [`50:${box}:45G1:F:E:EIR${i}:${bill}:24860:CNB44${i}:${time}:'`, `52:3:浙B12345:::'`]),
      `99:${3 + 2 * billsOfBoxes.length}'`,
    ].join('\n'),
  );

describe('withinBoxBound', () => {
  const fact = (billNo: string | null, containerNo: string | null) => ({ billNo, containerNo });
  const named = boxes(boxesPerBillMax + 5).map((containerNo) => fact('A', containerNo));

  it('AT-1 keeps the first boxes by their number, in whatever order they were heard, and what is said of other bills', () => {
    const others = [fact('B', boxNo(9)), fact('A', null), fact(null, boxNo(boxesPerBillMax + 2))];
    const kept = [...named.slice(0, boxesPerBillMax), ...others];
    expect(withinBoxBound([...named, ...others])).toEqual(kept);
    expect(new Set(withinBoxBound([...others, ...named.toReversed()]))).toEqual(new Set(kept));
    expect(withinBoxBound(kept)).toBe(kept);
  });
});

describe('AT-1 too many boxes under one bill', () => {
  let server: TestServer;
  let anna: TestUser;
  beforeAll(async () => {
    server = await startTestServer({ env: { ROLES: 'http' } });
    anna = await signInForTest(server.platform);
  });
  afterAll(() => server.stop());

  async function hear(bytes: Buffer) {
    const { intake } = doorsForTest(server.platform);
    const { messageId } = await intake.receiveMessage({ source: 'ningbo-edi', fileName: null, bytes });
    await intake.decodeWaiting();
    return (await intake.findOutcome(messageId))!;
  }
  async function follow(billNo: string): Promise<void> {
    await server.call(calls.subscribeBills, { blnos: [billNo] }, anna);
  }
  const detailOf = async (billNo: string) => {
    const { data } = await server.call(calls.queryBillDetails, { blno: billNo }, anna);
    return data!;
  };

  it('AT-1 one message: nothing of that bill is applied, its neighbour is, and sender and operator are told', async () => {
    await follow('CROWDEDBILL1');
    await follow('NEIGHBOUR001');
    const named = boxes(boxesPerBillMax + 1).map((box) => ['CROWDEDBILL1', box] as const);
    const outcome = await hear(gateReport([...named, ['NEIGHBOUR001', boxNo(5_000)]], '202610120830'));
    expect(outcome).toMatchObject({ state: 'applied', refused: 1 });
    const finding = outcome.findings.find(({ code }) => code === 'too-many-boxes');
    expect(finding).toMatchObject({
      severity: 'error',
      zh: '提单 CROWDEDBILL1 的箱超过 2,000 个，这票没有入账；原文已保留，请发送方核对提单号',
    });
    expect((await detailOf('CROWDEDBILL1')).containers).toEqual([]);
    expect((await detailOf('NEIGHBOUR001')).containers.map(({ ctnNo }) => ctnNo)).toEqual([boxNo(5_000)]);
    // A box that went through the gate did so, whatever bill was written beside it.
    const { rows } = await server.platform.database.query<{ kind: string; bill_no: string | null }>(
      'system',
      'select kind, bill_no from tracking_fact where container_no = $1',
      [boxNo(0)],
    );
    expect(rows).toEqual([{ kind: 'gate-in', bill_no: null }]);
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const { data: desk } = await server.call(operations.queryDesk, {}, admin);
    expect(desk!.oddities).toContainEqual(expect.objectContaining({ code: 'too-many-boxes', value: 'CROWDEDBILL1', messages: 1 }));
  });

  it('AT-1 several messages: what comes beyond the bound is put aside, what is said again of known boxes is not', async () => {
    await follow('CROWDEDBILL2');
    const part = (count: number, from: number, time: string): Buffer =>
      gateReport(
        boxes(count, from).map((box) => ['CROWDEDBILL2', box] as const),
        time,
      );
    expect(await hear(part(1_500, 10_000, '202610120831'))).toMatchObject({ refused: 0 });
    expect(await hear(part(501, 11_500, '202610120832'))).toMatchObject({ refused: 1 });
    expect(await hear(part(500, 11_500, '202610120833'))).toMatchObject({ refused: 0, added: 500 });
    expect(await hear(part(1_500, 10_000, '202610120834'))).toMatchObject({ refused: 0, added: 1_500 });
    expect((await detailOf('CROWDEDBILL2')).containers).toHaveLength(boxesPerBillMax);
  });

  it.runIf(process.env['LONG'])('AT-1 little by little: the bill keeps its first boxes, and its row and detail their size', async () => {
    await follow('CROWDEDBILL3');
    for (let from = 0; from < boxesPerBillMax + 200; from += 200) {
      const named = boxes(200, 20_000 + from).map((box) => ['CROWDEDBILL3', box] as const);
      await hear(gateReport(named, `20261012${String(10 + from / 200).padStart(2, '0')}35`));
    }
    const detail = await waitFor('all that counts', async () => {
      const told = await detailOf('CROWDEDBILL3');
      return told.containers.length === boxesPerBillMax ? told : null;
    });
    expect(detail.containers.at(-1)!.ctnNo).toBe(boxNo(20_000 + boxesPerBillMax - 1));
    expect(detail.bill.containerNos).toHaveLength(rowBoxesMax);
    expect(detail.bill.boxArrivalCount).toBe(`${boxesPerBillMax}/${boxesPerBillMax}`);
    expect(detail.events).toHaveLength(eventsToldMax);
    expect(detail.eventsTotal).toBe(boxesPerBillMax);
  });

  it('AT-1 events are told in pages, the newest first', async () => {
    const { data: all } = await server.call(calls.queryBillDetails, { blno: 'CROWDEDBILL2' }, anna);
    const { data: rest } = await server.call(calls.queryBillDetails, { blno: 'CROWDEDBILL2', eventsFrom: eventsToldMax }, anna);
    expect(all!.eventsTotal).toBeGreaterThan(eventsToldMax);
    expect(rest!.events).toHaveLength(Math.min(eventsToldMax, all!.eventsTotal - eventsToldMax));
    const ids = new Set(all!.events.map(({ id }) => id));
    expect(rest!.events.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
