// Guarantee (R-5.5-05): what a form refuses the server refuses again, in the same words, whoever sends it: each rule of 5.1 to
// 5.4 that concerns what is sent, with a value that breaks it, over the wire; and a filing with a fault is not sent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { fieldTexts } from '@mastlight/domain/account/messages';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { invoice } from '@mastlight/domain/invoice/contract';
import { invoiceFieldTexts } from '@mastlight/domain/invoice/messages';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { marketTexts } from '@mastlight/domain/market-assistant/messages';
import { marketOrder } from '@mastlight/domain/market-order/contract';
import { sampleOrder } from '@mastlight/domain/market-order/sample-order';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import type { GoodsField, HeadField, PartyField } from '@mastlight/domain/sh-manifest/filing';
import { manifestFieldTexts } from '@mastlight/domain/sh-manifest/messages';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { goodsNames, headNames, partyNames, spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { vgm } from '@mastlight/domain/vgm/contract';
import { vgmFieldTexts } from '@mastlight/domain/vgm/messages';
import { vesselVoyageTexts } from '@mastlight/domain/vocabulary/vessel-voyage';
import { containerForTest, filingForTest } from '../filings-for-test';
import { signInForTest, type TestUser } from '../sign-in-for-test';
import { startTestServer, type TestServer } from '../start-test-server';

let server: TestServer;
let user: TestUser;
let other: TestUser;
let billId: number;
beforeAll(async () => {
  server = await startTestServer();
  [user, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  billId = (await server.call(billSubscription.subscribeBills, { blnos: ['COSU6300000001'] }, user)).data!.list[0]!.id!;
});
afterAll(() => server.stop());

type Row = readonly [rule: string, what: string, call: () => readonly [Endpoint, object], field: string, words: string];
const register = (change: object) => [account.register, { phone: '19900000001', pwd: '0'.repeat(32), code: '123456', ...change }] as const;
/** A book of parties, and what a field of it is refused with. */
const book = (change: object) => [marketAssistant.consigneeSave, { fields: { name: 'DEMO', country: '德国', ...change } }] as const;
const title = (change: object) => [invoice.saveTitle, { kind: 'personal', companyName: '演示', ...change }] as const;
const call = (vesselsName: string, voyage: string) => [billSubscription.updateVesselVoyage, { id: billId, vesselsName, voyage }] as const;

const fields: readonly Row[] = [
  ['R-5.1-01', 'no phone', () => register({ phone: '' }), 'phone', fieldTexts.phoneEmpty],
  ['R-5.1-02', 'a phone of 10 digits', () => register({ phone: '1990000000' }), 'phone', fieldTexts.phoneLength],
  ['R-5.1-03', 'a phone that none begins like', () => register({ phone: '12900000001' }), 'phone', fieldTexts.phoneFormat],
  ['R-5.1-04', 'no code', () => register({ code: '' }), 'code', fieldTexts.codeEmpty],
  ['R-5.1-07', 'a name of 21 characters', () => register({ name: '名'.repeat(21) }), 'name', fieldTexts.userNameLength],
  ['R-5.1-10, R-5.1-11', 'a password in plain text', () => register({ pwd: 'Passw0rd' }), 'pwd', fieldTexts.passwordNotHashed],
  ['R-5.2-03', 'no phone', () => [account.sendCode, { phone: '' }], 'phone', fieldTexts.phoneEmpty],
  ['R-5.2-04, R-5.2-11', 'a phone of 12 digits', () => [account.sendCode, { phone: '199000000011' }], 'phone', fieldTexts.phoneLength],
  ['R-5.2-05', 'letters for a phone', () => [account.sendCode, { phone: '1990000000a' }], 'phone', fieldTexts.phoneFormat],
  ['R-5.3-01', 'a ship in small letters', () => call('demo.moon', '1W'), 'vesselsName', vesselVoyageTexts.vessel],
  ['R-5.3-02', 'a ship with a blank', () => call('DEMO MOON', '1W'), 'vesselsName', vesselVoyageTexts.vessel],
  ['R-5.3-03', 'a voyage with a dash', () => call('DEMO.MOON', '1-W'), 'voyage', vesselVoyageTexts.voyage],
  ['R-5.3-04', 'a voyage with its V.', () => call('DEMO.MOON', 'v.1W'), 'voyage', vesselVoyageTexts.voyageMark],
  ['R-5.4-01', 'a mobile phone of 10 digits', () => title({ contactPhone: '1990000000' }), 'contactPhone', invoiceFieldTexts.phoneWrong],
  ['R-5.4-02', 'a mobile phone by 12', () => title({ contactPhone: '12900000001' }), 'contactPhone', invoiceFieldTexts.phoneWrong],
  ['R-5.4-03', 'a landline of five digits', () => title({ registerPhone: '0574-12345' }), 'registerPhone', invoiceFieldTexts.phoneWrong],
  ['R-5.4-04', 'an address without its sign', () => title({ contactEmail: 'a.example.com' }), 'contactEmail', invoiceFieldTexts.emailWrong],
  ['R-5.4-05', 'an address whose end is one letter', () => title({ contactEmail: 'a@b.c' }), 'contactEmail', invoiceFieldTexts.emailWrong],
  ['R-5.4-03', 'a phone of a book that nobody can call', () => book({ phone: '0574-12345' }), 'fields.phone', marketTexts.phoneWrong],
  ['R-5.4-04, R-5.4-15', 'an address of a book', () => book({ email: 'a@b.c' }), 'fields.email', marketTexts.emailWrong],
  ['R-5.4-07', 'a bank account with other signs', () => title({ bankAccount: '12*3' }), 'bankAccount', invoiceFieldTexts.accountWrong],
];

describe('a field of a call', () => {
  it.each(fields)('R-5.5-05 %s: %s is refused at its field, in the words of the form', async (_rule, _what, send, field, words) => {
    const [endpoint, input] = send();
    const told = await server.call(endpoint, input as never, user);
    expect([told.code, told.fields]).toEqual([400, expect.objectContaining({ [field]: words })]);
  });

  it('R-5.5-05 R-5.2-01: no phone and no password are refused in the words of the form', async () => {
    expect(await server.call(account.logIn, { account: '', password: '' })).toMatchObject({ code: 400, msg: fieldTexts.loginEmpty });
  });
});

const filing = spellFiling(sampleFiling);
type ManifestRow = readonly [rule: string, field: GoodsField | HeadField | `send.${PartyField}`, value: string, words: string];
const manifests: readonly ManifestRow[] = [
  ['R-5.3-01', 'vesselName', 'orient.lantern', manifestFieldTexts.vesselWrong],
  ['R-5.3-03', 'voyage', '118-W', manifestFieldTexts.voyageWrong],
  ['R-5.3-04', 'voyage', 'V.118W', manifestFieldTexts.voyageMark],
  ['R-5.3-05', 'containerNo', 'CSNU615204', manifestFieldTexts.containerWrong],
  ['R-5.3-05', 'containerNo', 'csnu6152042', manifestFieldTexts.containerWrong],
  ['R-5.3-07', 'sealNo', 'A'.repeat(29), manifestFieldTexts.sealWrong],
  ['R-5.3-07', 'sealNo', 'h772-0413', manifestFieldTexts.sealWrong],
  ['R-5.3-08, R-5.4-11', 'houseBillNo', 'hb-1', manifestFieldTexts.houseBillWrong],
  ['R-5.3-09, R-5.4-20', 'cargoName', 'LED 灯串', '英文品名不能有中文“灯串”'],
  ['R-5.3-10', 'cargoName', 'A'.repeat(257), manifestFieldTexts.cargoLong],
  ['R-5.3-11, R-5.4-20', 'marks', '无标记', '唛头不能有中文“无标记”'],
  ['R-5.3-12', 'packages', '4.5', manifestFieldTexts.packagesWrong],
  ['R-5.4-08, R-5.4-09', 'packages', '-4', manifestFieldTexts.packagesWrong],
  ['R-5.3-13, R-5.4-10', 'weightKg', '12kg', manifestFieldTexts.weightWrong],
  ['R-5.3-13', 'volumeM3', '1,5', manifestFieldTexts.volumeWrong],
  ['R-5.3-14', 'dangerContact', 'A'.repeat(71), manifestFieldTexts.dangerContactLong],
  ['R-5.3-15', 'dangerPhone', '1'.repeat(36), manifestFieldTexts.dangerPhoneLong],
  ['R-5.3-16', 'dangerEmail', `${'a'.repeat(66)}@b.cn`, manifestFieldTexts.dangerEmailLong],
  ['R-5.4-04', 'dangerEmail', 'a@b', manifestFieldTexts.dangerEmailWrong],
  ['R-5.3-19', 'send.aeoCode', 'aeo-1', '发货人的 AEO 编码最多 20 位字母和数字'],
  ['R-5.4-16, R-5.4-18', 'send.name', 'DEMO 灯', '发货人的名称有中文“灯”，舱单只收英文'],
  ['R-5.4-14', 'send.phone', 'call me', manifestFieldTexts.partyPhoneWrong.replace('{role}', '发货人')],
  ['R-5.3-17', 'dangerFax', '1'.repeat(36), manifestFieldTexts.dangerFaxLong],
];
/** A manifest with one field set so, and what is found there. */
const saveManifest = async (field: ManifestRow[1], value: string) => {
  const [place, sent] = ((): readonly [string, object] => {
    if (field.startsWith('send.')) {
      const name = partyNames[field.slice(5) as PartyField];
      return [`send.${name}`, { ...filing, send: { ...filing.send, [name]: value } }];
    }
    if (field in headNames) {
      const name = headNames[field as HeadField];
      return [`head.${name}`, { ...filing, head: { ...filing.head, [name]: value } }];
    }
    const name = goodsNames[field as GoodsField];
    return [`goods.0.${name}`, { ...filing, goods: [{ ...filing.goods[0], [name]: value }, ...filing.goods.slice(1)] }];
  })();
  const saved = (await server.call(shManifest.saveManifest, { filing: sent as typeof filing }, user)).data!;
  return { id: saved.id, told: saved.findings.filter((finding) => finding.place === place) };
};

describe('a manifest', () => {
  it.each(manifests)(
    'R-5.5-05 %s: of %s "%s" its draft is told the words of the form, and it is not sent',
    async (_rule, field, value, words) => {
      const { id, told } = await saveManifest(field, value);
      expect(told.map(({ severity, message }) => [severity, message.replace(/^第 1 行：/, '')])).toContainEqual(['error', words]);
      const answer = await server.call(shManifest.submitManifest, { id, allowReal: true }, user);
      expect(answer).toMatchObject({ code: 400, refusal: 'sh-manifest.hasFaults' });
      await server.call(shManifest.deleteManifests, { ids: [id] }, user);
    },
  );

  it('R-5.5-05 R-5.3-06: a check digit that does not fit is a warning here too', async () => {
    const { told } = await saveManifest('containerNo', 'CSNU6152041');
    expect(told.map(({ severity, textId }) => [severity, textId])).toContainEqual(['warning', 'checkDigit']);
  });

  it('R-5.5-05 R-5.3-19: without an AEO code nothing is missing', async () => {
    const saved = (await server.call(shManifest.saveManifest, { filing }, user)).data!;
    expect(filing.send.aeocode).toBe('');
    expect(saved.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

const orders = [
  ['R-5.3-01', 'vessel', 'demo.moon', vesselVoyageTexts.vessel],
  ['R-5.3-02', 'vessel', 'DEMO MOON', vesselVoyageTexts.vessel],
  ['R-5.3-03', 'voyage', '1-W', vesselVoyageTexts.voyage],
  ['R-5.3-04', 'voyage', 'V.1W', vesselVoyageTexts.voyageMark],
] as const;
it.each(orders)(
  'R-5.5-05 %s: of %s "%s" an order of market procurement is stopped, in the words of the form',
  async (_rule, prop, value, words) => {
    const content = { ...sampleOrder, head: { ...sampleOrder.head, [prop]: value } };
    const { findings } = (await server.call(marketOrder.checkRules, { content: content as never }, user)).data!;
    expect(findings.filter((finding) => finding.prop === prop).map(({ level, text }) => [level, text])).toEqual([['stop', words]]);
  },
);

const weighed: readonly (readonly [rule: string, change: object, words: string])[] = [
  ['R-5.3-24, R-3.9-25', { ctnNo: '' }, vgmFieldTexts.containerNoMissing],
  ['R-5.3-24, R-3.9-25', { vgmMethod: null }, vgmFieldTexts.methodMissing],
  ['R-5.3-24, R-3.9-25', { vgmTareWeight: null }, vgmFieldTexts.tareMissing],
  ['R-5.3-24, R-3.9-25', { vgmNetWeight: null }, vgmFieldTexts.netMissing],
  ['R-5.3-24, R-3.9-25', { vgmGrossWeight: null }, vgmFieldTexts.grossMissing],
  ['R-5.3-24, R-3.9-25', { vgmLocation: '' }, vgmFieldTexts.locationMissing],
  ['R-5.3-24, R-3.9-25', { vgmAddress: '' }, vgmFieldTexts.addressMissing],
  ['R-5.3-24, R-3.9-25', { vgmSign: '' }, vgmFieldTexts.signMissing],
  ['R-5.3-25', { vgmNetWeight: 0, vgmGrossWeight: 3_900 }, vgmFieldTexts.netNotPositive],
  ['R-5.3-25', { vgmGrossWeight: 20_002 }, vgmFieldTexts.sumDiffers.replace('{difference}', '2')],
  ['R-5.3-25', { vgmNetWeight: 32_101, vgmGrossWeight: 36_001 }, vgmFieldTexts.grossTooHeavy.replace('{excess}', '1')],
  ['R-5.3-25', { vgmTareWeight: 20_001 }, vgmFieldTexts.grossBelowTare],
];
it.each(weighed)('R-5.5-05 %s: a VGM with %j is not sent, in the words of the form', async (_rule, change, words) => {
  const sent = { ...filingForTest, containers: [{ ...containerForTest, ...change }] };
  const { id } = (await server.call(vgm.saveFiling, sent, user)).data!;
  const told = await server.call(vgm.sendFilings, { ids: [id], allowReal: true }, user);
  expect([told.code, told.refusal]).toEqual([400, 'vgm.faulty']);
  expect(told.msg).toContain(words);
});

describe('numbers that are pasted', () => {
  it.each([
    ['R-5.3-21', 'a bill number of 8 characters', 'COSU6300'],
    ['R-5.3-22', 'a bill number without a digit', 'COSUCOSUCOSU'],
  ])('R-5.5-05 %s: %s is none', async (_rule, _what, blno) => {
    const told = (await server.call(billSubscription.subscribeBills, { blnos: [blno] }, user)).data!.list[0]!;
    expect(told).toMatchObject({ code: 'failed', id: null });
    expect(told.reason).toMatch(/\p{Script=Han}/u);
  });

  it('R-5.5-05 R-5.3-22: more than 200 at once are refused', async () => {
    const blnos = Array.from({ length: 201 }, (_, i) => `COSU63${10_000_000 + i}`);
    expect((await server.call(billSubscription.subscribeBills, { blnos }, user)).fields).toEqual({ blnos: '一次最多 200 个提单号' });
  });

  it('R-5.5-05 R-5.3-20: what is no S/O number is answered with the form of one', async () => {
    const told = (await server.call(bookingSubscription.subscribeBookings, { sonos: ['?'], carrier: 'WHL' }, user)).data!.list[0]!;
    expect(told).toMatchObject({ code: 'failed', reason: expect.stringContaining('WK420P00081') });
  });

  it('R-5.5-05 R-5.3-23: a ship and a voyage that are none are told by the rule of their fields', async () => {
    const list = [
      { vesselsName: 'DEMO_MOON', voyage: '1W' },
      { vesselsName: 'DEMO.MOON', voyage: 'V.1W' },
    ];
    const told = (await server.call(vesselSubscription.subscribeVessels, { list }, user)).data!.list;
    expect(told.map(({ reason }) => reason)).toEqual([vesselVoyageTexts.vessel, vesselVoyageTexts.voyageMark]);
  });
});

describe('what only the server can know', () => {
  it('R-5.5-05 an id that is another’s is none', async () => {
    for (const [endpoint, input] of [
      [billSubscription.updateVesselVoyage, { id: billId, vesselsName: 'DEMO.MOON', voyage: '1W' }],
      [billSubscription.updateRemark, { id: billId, remark: 'x' }],
    ] as const) {
      expect((await server.call(endpoint as Endpoint, input as never, other)).code).toBe(404);
    }
  });

  it('R-5.5-05 what is there already is not there twice', async () => {
    const told = (await server.call(billSubscription.subscribeBills, { blnos: ['COSU6300000001'] }, user)).data!;
    expect(told.list).toEqual([expect.objectContaining({ code: 'repeated', id: billId })]);
  });

  it('R-5.5-05 a text is bounded', async () => {
    const told = await server.call(billSubscription.updateRemark, { id: billId, remark: 'x'.repeat(10_000) }, user);
    expect([told.code, Object.keys(told.fields!)]).toEqual([400, ['remark']]);
  });
});
