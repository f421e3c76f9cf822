// Guarantee: the agents' desk takes a pre-sheet once, returns it by its rules with a reason, accepts what is right, and gives
// back what it has not answered yet and nothing else.
import { readMessage, type AcknowledgementMessage } from '@mastlight/wire';
import { sheetForAgent, writeAgentMessage, type SheetForAgent } from '@mastlight/domain/pre-sheet/agent-message';
import { sampleSheet } from '@mastlight/domain/pre-sheet/sample-sheet';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, describe, expect, it } from 'vitest';
import { receiverForTest } from '../edi-receiver/call-for-test';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { judgeSheet } from './judge-sheet';

const sound = sheetForAgent(sampleSheet);
const [box, others] = sound.boxes as [SheetForAgent['boxes'][number], SheetForAgent['boxes'][number]];
const [line] = sound.goods as [SheetForAgent['goods'][number]];

describe('what it returns', () => {
  it.each<[string, Partial<SheetForAgent>, boolean, RegExp]>([
    ['nothing', {}, false, /^$/],
    ['a bill that it has', {}, true, /提单 DEMO26112801 已有预配单/],
    ['a voyage that the ship does not make', { voyage: '119W' }, false, /没有航次 119W/],
    ['nothing of a ship that it does not know', { vesselName: 'DEMO OTHER', voyage: '1' }, false, /^$/],
    ['a box without its seal', { boxes: [{ ...box, sealNo: '' }] }, false, /箱 CSNU6152042 没有封号，请补/],
    ['no seal of boxes without numbers', { boxes: [others] }, false, /^$/],
    ['too much in a box', { boxes: [{ ...others, weightKg: 54_001 }] }, false, /第 1 行箱重 54001 kg/],
    ['as much as two may carry', { boxes: [{ ...others, weightKg: 54_000 }] }, false, /^$/],
    ['goods that nobody can name', { goods: [line, { ...line, name: ' general cargo ' }] }, false, /品名 {2}general cargo {2}太笼统/],
  ])('%s', (_name, change, holds, expected) => {
    const told = judgeSheet({ ...sound, ...change }, { holds, calls: [{ vessel: 'DEMO LANTERN', voyage: '118W' }] });
    expect(told[0]?.text ?? '').toMatch(expected);
  });
});

describe('over HTTP', () => {
  let sandbox: Sandbox;
  afterEach(() => sandbox.stop());
  async function start(agentAnswerMs: number) {
    sandbox = await startSandbox({ ...optionsForTest, agentDeskKey: 'key-of-the-desk', agentAnswerMs });
    return receiverForTest(`${sandbox.url}/agent-desk`, 'key-of-the-desk');
  }
  const envelope = (reference: string) =>
    ({ type: 'PRE-SHEET', reference, recipient: 'EDI-DEMO', sender: 'MASTLIGHT', prepared: '' }) as const;
  const submit = (reference: string, change: Partial<SheetForAgent> = {}) =>
    Buffer.from(writeAgentMessage({ ...envelope(reference), function: 'submit', times: 1, sheet: { ...sound, ...change } }));
  const withdraw = (reference: string, about: string) =>
    Buffer.from(writeAgentMessage({ ...envelope(reference), function: 'withdraw', about, billNo: sound.billNo }));
  const answerTo = (desk: Awaited<ReturnType<typeof start>>, reference: string) =>
    waitFor('its answer', async () => {
      const { receipts } = (await (await desk.call(reference)).json()) as { receipts: string[] };
      if (receipts.length === 0) return false;
      const [one] = readMessage(Buffer.from(receipts[0]!, 'base64')).messages as AcknowledgementMessage[];
      return [one!.messages[0]!.reference, one!.verdict, one!.messages[0]!.faults[0]?.text ?? ''];
    });

  it('R-2.2-48 returned with a reason, then accepted, then not again; too late to be given back', async () => {
    const desk = await start(1);
    const tell = async (reference: string, bytes: Uint8Array) => {
      expect((await desk.call(reference, bytes)).status).toBe(200);
      return answerTo(desk, reference);
    };
    expect(await tell('A1', submit('A1', { boxes: [{ ...box, sealNo: '' }] }))).toEqual([
      'A1',
      'rejected',
      '箱 CSNU6152042 没有封号，请补',
    ]);
    expect(await tell('A2', submit('A2'))).toEqual(['A2', 'acknowledged', '']);
    // The same once more is one.
    await desk.call('A2', submit('A2'));
    expect(await tell('A3', submit('A3'))).toEqual(['A3', 'rejected', '提单 DEMO26112801 已有预配单']);
    expect(await tell('A4', withdraw('A4', 'A2'))).toEqual(['A4', 'rejected', '已经答复，不能撤回']);
    expect(await tell('A5', withdraw('A5', 'NONE'))).toEqual(['A5', 'rejected', '没有收到过这张预配单']);
    expect((await desk.list()).map(({ reference, copies }) => `${reference} ${copies}`)).toEqual(['A5 1', 'A4 1', 'A3 1', 'A2 2', 'A1 1']);
  });

  it('R-2.2-48 gives back what it has not answered, and the bill may come again', async () => {
    const desk = await start(60_000);
    await desk.call('B1', submit('B1'));
    await desk.call('B2', withdraw('B2', 'B1'));
    expect(await answerTo(desk, 'B2')).toEqual(['B2', 'acknowledged', '']);
    await desk.call('B3', submit('B3'));
    expect((await desk.list()).map(({ reference, refusals }) => `${reference} ${refusals.length}`)).toEqual(['B3 0', 'B2 0', 'B1 0']);
  });

  it('turns away what is no pre-sheet, bears another reference, or is not signed', async () => {
    const desk = await start(1);
    expect((await desk.call('C1', Buffer.from('nothing'))).status).toBe(422);
    expect((await desk.call('C1', submit('C2'))).status).toBe(422);
    expect((await desk.call('C1', submit('C1'), 'another key')).status).toBe(401);
    expect(await desk.list()).toEqual([]);
  });
});
