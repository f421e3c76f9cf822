// Guarantee: customs for market procurement take a declaration once, judge it by what they know of its goods, and answer step by
// step: taken with its number, looked at where its goods are, released, closed; or refused with the reason.
import { readMessage } from '@mastlight/wire';
import { writeMarketDeclaration, type MarketGoods, type MarketMessage } from '@mastlight/wire/gacc-xml/market-declaration';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiverForTest, type ReceiverForTest } from '../edi-receiver/call-for-test';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { judgeMarketDeclaration } from './judge';

const good = (change: Partial<MarketGoods> = {}): MarketGoods => ({
  lineNo: '1',
  tariffCode: '96170019',
  tariffSuffix: '00',
  name: '不锈钢保温瓶',
  quantity: '12000',
  unit: '个',
  price: '2.35',
  currency: '502',
  total: '28200.00',
  originCountry: '142',
  merchant: 'YW0318',
  ...change,
});
const message = (reference: string, goods: readonly MarketGoods[] = [good()], tradeMode = '1039'): MarketMessage => ({
  messageId: reference,
  messageType: 'CUSTOM',
  sender: 'MASTLIGHT',
  recipient: 'CUSTOMS1039',
  operation: '1',
  declaration: {
    packingNo: 'YW2611280001-1',
    exitPort: '宁波',
    declaredDay: '20261128',
    trader: null,
    owner: null,
    agent: null,
    transportMode: '2',
    transportName: null,
    voyageNo: null,
    billNo: null,
    tradeMode,
    tradeCountry: null,
    destinationPort: null,
    packages: '500',
    grossWeight: '5250',
    netWeight: '4700',
    boxes: [{ containerNo: 'DEMU1000010', sizeType: '40HQ' }],
    goods: [...goods],
  },
});

it.each([
  ['goods that bear the name of their heading', [good()], '1039', 0],
  ['goods of a heading that nobody knows', [good({ tariffCode: '12345678', name: '不认识' })], '1039', 0],
  ['a lamp as an umbrella', [good({ tariffCode: '66019100', name: '塑料灯' })], '1039', 1],
  ['a code that is cut', [good({ tariffCode: '9617' })], '1039', 1],
  ['another trade mode', [good()], '0110', 1],
  ['no goods', [], '1039', 1],
] as const)('R-2.2-29 customs refuse of %s', (_what, goods, tradeMode, count) => {
  expect(judgeMarketDeclaration(message('x', goods, tradeMode).declaration!)).toHaveLength(count);
});

let sandbox: Sandbox;
let receiver: ReceiverForTest;
beforeEach(async () => {
  sandbox = await startSandbox({ ...optionsForTest, marketCustomsKey: 'key-of-customs', marketAnswerMs: [1, 2, 3, 4] });
  receiver = receiverForTest(`${sandbox.url}/market-customs`, 'key-of-customs');
});
afterEach(() => sandbox.stop());

/** The codes of the receipts, once there are so many. */
async function codesOf(reference: string, count: number): Promise<readonly (readonly [string, string])[]> {
  const receipts = await waitFor('the receipts', async () => {
    const told = ((await (await receiver.call(reference)).json()) as { receipts: string[] }).receipts;
    return told.length === count && told;
  });
  return receipts.map((text) => {
    const [read] = readMessage(Buffer.from(text, 'base64')).messages;
    if (read?.kind !== 'customs-receipt') throw new Error('no receipt of customs');
    expect(read).toMatchObject({ about: '1039', reference: expect.stringMatching(new RegExp(`_${reference}$`)) as string });
    const [entry] = read.entries;
    return [entry!.code, entry!.text ?? ''] as const;
  });
}

it('R-2.2-29 it is taken once, numbered, looked at for its toys, released and closed', async () => {
  const reference = '261128DEMO0001';
  const bytes = writeMarketDeclaration(message(reference, [good({ tariffCode: '95030089', name: '塑料玩具' })]));
  expect((await receiver.call(reference, bytes)).status).toBe(200);
  expect((await receiver.call(reference, bytes)).status).toBe(200);
  expect(await receiver.list()).toMatchObject([{ reference, copies: 2 }]);
  const codes = await codesOf(reference, 4);
  expect(codes.map(([code]) => code)).toEqual(['01', 'C', 'P', 'R']);
  expect(codes[0]![1]).toMatch(/^2925\d{14}$/);
});

it('R-2.2-29 it is refused with the line that is wrong; what is no declaration is turned away', async () => {
  const reference = '261128DEMO0002';
  await receiver.call(reference, writeMarketDeclaration(message(reference, [good(), good({ lineNo: '2', name: '雨伞' })])));
  expect(await codesOf(reference, 1)).toEqual([['03', expect.stringContaining('第 2 项 雨伞')]]);
  expect((await receiver.call('261128DEMO0003', Buffer.from('<x/>'))).status).toBe(422);
});
