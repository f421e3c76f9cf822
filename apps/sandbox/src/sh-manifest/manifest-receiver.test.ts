// Guarantee: Shanghai's customs take a pre-manifest once, change and delete only what they hold, refuse by their rules, and
// answer under the name by which it came.
import { readMessage, type CustomsDeclarationMessage, type CustomsReceiptMessage } from '@mastlight/wire';
import { nameCustomsMessage, writePreManifest } from '@mastlight/wire/gacc-xml/write';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, describe, expect, it } from 'vitest';
import { receiverForTest, type ReceiverForTest } from '../edi-receiver/call-for-test';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { judge } from './judge';

const place = { code: 'CNSHA', name: null, customs: '2248', time: null };
const party = (name: string) => ({
  idKind: '9999',
  id: 'DEMO',
  name,
  address: { line: 'DEMO ROAD 1', city: null, provinceCode: null, province: null, postcode: null, country: 'DE' },
  channels: [{ number: '0', kind: 'TE' }],
  contact: null,
  aeo: null,
});
/** Fields of which nothing is told. */
const nothing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const bill = (item: object = {}, change: object = {}) => ({
  ...nothing(['consolidator', 'deconsolidator', 'bookingNo', 'value', 'receipt', 'transhipment', 'transitDestination', 'consigned']),
  ...nothing(['splitIndicator', 'previousDocument', 'handlingCode', 'deliveryDestination', 'intermediateCarrier', 'undgContact']),
  ...nothing(['vessel', 'change']),
  billNo: 'DEMO26112401',
  houseBillNo: 'DEMO26112401A',
  changeReasonCode: null,
  conditionCode: '10',
  volumeM3: 20,
  loading: { ...place, time: { raw: '20261201', instantMs: Date.parse('2026-12-01T00:00:00+08:00') } },
  unloading: { ...place, code: 'DEHAM', customs: null },
  routingCountries: [],
  customsStatusCode: '001',
  freightPayment: 'PP',
  packages: 10,
  packageType: 'CT',
  grossWeightKg: 1_000,
  consignee: party('DEMO HAUSRAT GMBH'),
  consignor: party('DEMO HOUSEWARE CO LTD'),
  notifyParties: [party('DEMO HAUSRAT GMBH')],
  boxes: [
    {
      containerNo: 'CSNU6152042',
      sizeTypeRaw: '45G1',
      sizeType: '45G1',
      fullnessCode: '8',
      supplier: '2',
      seals: [{ number: 'H1', party: 'CA', kind: 'M' }],
      billNos: [],
      damages: [],
    },
  ],
  items: [
    {
      sequence: 1,
      packages: 10,
      packageType: 'CT',
      marks: 'N/M',
      description: 'PLASTIC BOX',
      undgCodes: [],
      grossWeightKg: 1_000,
      ...nothing(['tariffCode', 'procedureCode', 'originCountry']),
      containerNos: ['CSNU6152042'],
      consignmentReferences: [],
      notes: [],
      ...item,
    },
  ],
  containerNos: ['CSNU6152042'],
  ...change,
});
const message = (change: object = {}): CustomsDeclarationMessage =>
  ({
    kind: 'customs-declaration',
    type: 'MT2101',
    reference: `${nameCustomsMessage('2101', '2200DEMO00001', Date.parse('2026-11-24T12:00:00+08:00'))}_261124DEMO0001`,
    function: 'original',
    prepared: { raw: '20261124120000000', instantMs: Date.parse('2026-11-24T12:00:00+08:00') },
    vessel: { name: 'DEMO LANTERN', code: 'UN9074729', scheme: 'un', voyage: '118W', direction: null },
    about: '2101',
    representative: '2200DEMO00001',
    exitOffice: place,
    carrier: 'OOL',
    means: {
      modeCode: '1',
      ...nothing(['firstArrivalPlace', 'arrival', 'departure', 'handlingBegan', 'handlingEnded', 'master', 'purpose']),
    },
    ...nothing(['office', 'agent', 'newVessel', 'loading', 'unloading', 'tallyParty', 'additional']),
    bills: [bill()],
    boxes: [],
    containerNos: [],
    transits: [],
    ...change,
  }) as unknown as CustomsDeclarationMessage;

describe('what customs refuse', () => {
  const told = (change: object, holds = false) => judge(message(change), { holds: () => holds, calls: [] })[0]?.text ?? '';
  const why = { additional: { reason: '件数有误', contactName: '演示', contactTelephone: '0', content: null } };
  it.each([
    ['nothing', {}, false, /^$/],
    ['no bill', { bills: [] }, false, /没有提单/],
    ['a second manifest of a bill', {}, true, /DEMO26112401 已有接受的舱单/],
    ['a change of what they do not hold', { function: 'change', ...why }, false, /不能改单/],
    ['a deletion of what they do not hold', { function: 'delete', ...why }, false, /不能改单或删单/],
    ['no change of what they hold', { function: 'change', ...why }, true, /^$/],
    ['no deletion, whatever is in it', { function: 'delete', ...why, bills: [bill({ description: 'PARTS' })] }, true, /^$/],
    ['goods that nobody can name', { bills: [bill({ description: 'General cargo' })] }, false, /品名 General cargo 太笼统/],
    ['Chinese in the goods', { bills: [bill({ description: 'PLASTIC 箱' })] }, false, /非法字符/],
    ['Chinese in the marks', { bills: [bill({ marks: '唛头' })] }, false, /非法字符/],
    ['packages that do not add up', { bills: [bill({ packages: 9 })] }, false, /件数 10 与各项之和 9 不符/],
  ] as const)('%s', (_name, change, holds, expected) => {
    expect(told(change, holds)).toMatch(expected);
  });

  it('a voyage that nobody has told them of a ship that they know; of others they say nothing', () => {
    const codes = (voyage: string, vessel = 'DEMO.LANTERN') =>
      judge(message(), { holds: () => false, calls: [{ vessel, voyage }] }).map(({ code }) => code);
    expect([codes('118W'), codes('119W'), codes('1', 'OTHER')]).toEqual([[], ['03'], []]);
  });
});

describe('over HTTP', () => {
  let sandbox: Sandbox;
  afterEach(() => sandbox.stop());
  async function start(): Promise<ReceiverForTest> {
    sandbox = await startSandbox({
      ...optionsForTest,
      manifestReceiverKey: 'key-of-customs',
      manifestAnswerMs: 1,
    });
    return receiverForTest(`${sandbox.url}/manifest-receiver`, 'key-of-customs');
  }
  const bytesOf = (reference: string, change: object = {}): Uint8Array => {
    const name = `${nameCustomsMessage('2101', '2200DEMO00001', Date.parse('2026-11-24T12:00:00+08:00'))}_${reference}`;
    return writePreManifest(message({ reference: name, ...change }), { sender: '2200DEMO00001', recipient: 'EPORT' });
  };
  const asked = {
    additional: { reason: '件数有误', contactName: '演示', contactTelephone: '0', content: null },
    bills: [bill({}, { changeReasonCode: '999' })],
  };
  async function answerTo({ call }: ReceiverForTest, reference: string): Promise<CustomsReceiptMessage> {
    const [receipt] = await waitFor('the receipt', async () => {
      const { receipts } = (await (await call(reference)).json()) as { receipts: string[] };
      return receipts.length === 1 && receipts;
    });
    return readMessage(Buffer.from(receipt!, 'base64')).messages[0] as CustomsReceiptMessage;
  }

  it('a bill is taken once, is deleted, and may come again', async () => {
    const customs = await start();
    const tell = async (reference: string, change: object = {}) => {
      expect((await customs.call(reference, bytesOf(reference, change))).status).toBe(200);
      const { entries, reference: name } = await answerTo(customs, reference);
      expect(name?.endsWith(`_${reference}`)).toBe(true);
      return entries.map(({ billNo, code }) => `${billNo} ${code}`);
    };
    expect(await tell('261124DEMO0001')).toEqual(['DEMO26112401 01']);
    expect(await tell('261124DEMO0002')).toEqual(['DEMO26112401 03']);
    expect(await tell('261124DEMO0003', { function: 'change', ...asked })).toEqual(['DEMO26112401 01']);
    expect(await tell('261124DEMO0004', { function: 'delete', ...asked })).toEqual(['DEMO26112401 01']);
    expect(await tell('261124DEMO0005', { function: 'delete', ...asked })).toEqual(['DEMO26112401 03']);
    expect(await tell('261124DEMO0006')).toEqual(['DEMO26112401 01']);
    expect((await customs.list()).map(({ copies }) => copies)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('turns away what is no pre-manifest, bears another reference, or is not signed', async () => {
    const { call, list } = await start();
    expect((await call('261124DEMO0001', Buffer.from('nothing'))).status).toBe(422);
    expect((await call('261124DEMO0001', bytesOf('261124DEMO0002'))).status).toBe(422);
    expect((await call('261124DEMO0001', bytesOf('261124DEMO0001'), 'another key')).status).toBe(401);
    expect(await list()).toEqual([]);
  });
});
