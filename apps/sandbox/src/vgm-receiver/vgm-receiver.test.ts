// Guarantee: the terminals' receiver takes what is signed, judges it by its rules, counts copies, answers when and as its
// faults say, and tells who asks what it has.
import { readMessage, type VgmBox, type VgmMessage } from '@mastlight/wire';
import { writeVermas } from '@mastlight/wire/edifact/write';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, describe, expect, it } from 'vitest';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { receiverForTest, type ReceiverForTest } from '../edi-receiver/call-for-test';
import { judge } from './judge';

const box = (change: Partial<VgmBox> = {}): VgmBox =>
  ({
    containerNo: 'CSNU6152042',
    sizeTypeRaw: '22G1',
    fullness: 'full',
    billNos: [],
    seals: [],
    grossWeightKg: 18_450,
    tareKg: 2_300,
    method: 'SM1',
    signature: 'ZHOU DEMO',
    bookingNo: null,
    direction: 'export',
    happened: null,
    truckPlate: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
    netKg: null,
    vessel: null,
    documentNo: null,
    signed: null,
    responsible: { role: 'SPC', code: null, name: 'DEMO', address: [], contacts: [{ role: 'RP', name: 'ZHOU DEMO', channels: [] }] },
    weigher: null,
    parties: [],
    ...change,
  }) as unknown as VgmBox;
const message = (boxes: readonly VgmBox[] = [box()], reference = '261124DEMO0001'): VgmMessage => ({
  kind: 'vgm',
  type: 'VERMAS',
  reference,
  function: 'original',
  prepared: null,
  vessel: { name: 'DEMO LANTERN', code: null, scheme: null, voyage: '118W', direction: 'export' },
  parties: [],
  remark: null,
  boxes,
});

describe('what a terminal refuses', () => {
  it.each([
    ['nothing', {}, []],
    ['an empty box', { fullness: 'empty' }, ['V10']],
    ['no method', { method: null }, ['V11']],
    ['no signature', { signature: null }, ['V12']],
    ['no mass', { grossWeightKg: null }, ['V13']],
    ['more than the type bears', { grossWeightKg: 30_481 }, ['V14']],
    ['less than its tare', { grossWeightKg: 2_299 }, ['V15']],
  ] as const)('%s', (_name, change, codes) => {
    expect(judge(message([box(change as Partial<VgmBox>)]), []).map(({ code }) => code)).toEqual(codes);
  });

  it('a voyage that is not open of a ship that it knows; of others it says nothing', () => {
    const told = (voyage: string) => judge(message(), [{ vessel: 'DEMO.LANTERN', voyage }]).map(({ code }) => code);
    expect([told('118W'), told('119W')]).toEqual([[], ['V01']]);
    expect(judge(message(), [{ vessel: 'OTHER', voyage: '1' }])).toEqual([]);
  });
});

describe('over HTTP', () => {
  let sandbox: Sandbox;
  afterEach(() => sandbox.stop());
  const key = 'key-of-the-terminal';
  async function start(): Promise<ReceiverForTest> {
    sandbox = await startSandbox({
      ...optionsForTest,
      vgmReceiverKey: key,
      vgmAnswerMs: [1, 2, 3],
    });
    return receiverForTest(`${sandbox.url}/vgm-receiver`, key);
  }
  const bytesOf = (reference: string): Uint8Array =>
    writeVermas([message([box()], reference)], {
      sender: 'MASTLIGHT',
      recipient: 'YS4',
      controlReference: reference,
      preparedMs: 0,
      level: 'UNOY',
    });

  it('takes what is signed, once and again, and tells its receipts to who asks', async () => {
    const { call, list } = await start();
    const reference = '261124DEMO0001';
    expect((await call(reference)).status).toBe(404);
    expect((await call(reference, bytesOf(reference), 'another key')).status).toBe(401);
    expect((await call(reference, bytesOf(reference))).status).toBe(200);
    expect((await call(reference, bytesOf(reference))).status).toBe(200);
    expect(await list()).toMatchObject([{ reference, copies: 2 }]);
    const receipts = await waitFor('both receipts', async () => {
      const told = ((await (await call(reference)).json()) as { receipts: string[] }).receipts;
      return told.length === 2 && told;
    });
    const read = receipts.map((text) => readMessage(Buffer.from(text, 'base64')).messages[0]);
    expect(read).toMatchObject([
      { type: 'CONTRL', interchange: { controlReference: reference } },
      { type: 'APERAK', messages: [{ reference, verdict: 'acknowledged' }] },
    ]);
  });

  it('turns away what is no VGM, or bears another reference', async () => {
    const { call, list } = await start();
    expect((await call('261124DEMO0002', Buffer.from('nothing'))).status).toBe(422);
    expect((await call('261124DEMO0002', bytesOf('261124DEMO0003'))).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('swallows an answer and has the message all the same; a receiver that is down has nothing', async () => {
    const { call, list } = await start();
    const fault = (change: object) => fetch(`${sandbox.url}/fault`, { method: 'POST', body: JSON.stringify(change) });
    await fault({ vgmSwallowRate: 1 });
    await expect(call('261124DEMO0004', bytesOf('261124DEMO0004'))).rejects.toThrow();
    expect((await call('261124DEMO0004')).status).toBe(200);
    await fault({ vgmSwallowRate: 0, vgmDown: true });
    expect((await call('261124DEMO0005', bytesOf('261124DEMO0005'))).status).toBe(503);
    expect((await call('261124DEMO0005')).status).toBe(503);
    expect(await list()).toHaveLength(1);
  });
});
