// Guarantee (R-7.4-38): a row tells who typed another ship what that changes for him, and what it does not.
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import { caseBillNo, caseNowMs, statusOfCase, type BillCase, type BoxCase } from '@mastlight/domain/tracking/truth-table/bill-case';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { factsOfLine, shipChangeLines } from '@mastlight/domain/tracking/truth-table/ship-change-lines';
import { expect, it } from 'vitest';
import { billRowOf } from './queries/bill-row';
import { clientBillOf } from './queries/find-client-bills';
import { sharedBillOf } from './queries/shared-bill';
import type { SubscriptionRecord } from './schema';

const hour = 60;
const loaded: BoxCase = { gate: 'in', listed: true, arrival: ['accepted'], release: ['accepted'], loaded: true };
const out: BoxCase = { gate: 'out', listed: true };
const record: SubscriptionRecord = {
  id: 1,
  user_id: 1,
  port: 'NB',
  bill_no: caseBillNo,
  created_ms: caseNowMs,
  version: 1,
  client_name: null,
  remark: null,
  auto_subscribe: false,
  speed_type: 0,
  typed_vessel: 'OTHER.SHIP',
  typed_voyage: '7E',
  topped_ms: null,
  acknowledged: null,
  status: '{}',
  state: 'tracking',
  fail_reason: null,
  near_bill_no: null,
  pass_flag: null,
  since_ms: caseNowMs,
  is_port_heard: true,
  transport: null,
  truck_arrivals: null,
};

it.each<readonly [what: string, boxes: readonly BoxCase[], plan: BillCase['plan'], typed: BillCase['plan'], sentence: string]>([
  [
    'OP-4 on board of the ship that was left',
    [loaded],
    null,
    { portClosesMs: 3 * hour },
    '已装船，等离港（装船报告是 MSC.ANNA/425W，与所改船名航次不同）',
  ],
  [
    'OP-4 one of two on board of it',
    [loaded, out],
    { portClosesMs: 3 * hour },
    null,
    '1 箱未进港，距截港 3h（装船报告是 MSC.ANNA/425W，与所改船名航次不同）',
  ],
  ['OP-2 a plan of the typed call is known', [out], null, { portClosesMs: 90 * hour }, '已提空 1/1，未进港'],
  ['OP-5 none is known', [out], { portClosesMs: hour }, null, '船名航次由您改为 OTHER.SHIP/7E，暂无该航次船期'],
])('%s', (_what, boxes, plan, typed, sentence) => {
  const status = statusOfCase({ port: 'NB', boxes, preManifest: ['accepted'], plan, typed: { plan: typed } });
  expect(billRowOf(record, caseNowMs, status).sentence).toBe(sentence);
});

it.each<readonly [what: string, boxes: readonly BoxCase[], departedAgo: number | undefined, sentence: string]>([
  ['on board', [loaded], undefined, '装船报告是 MSC.ANNA/425W，已装船，等开船'],
  ['on board of a ship that sailed', [loaded], 30, '装船报告是 MSC.ANNA/425W，已离港'],
])(
  'M4 a client, and whoever has a link, is told of the ship that has the boxes and nothing green: %s',
  (_what, boxes, departedAgo, told) => {
    const status = statusOfCase({
      port: 'NB',
      boxes,
      preManifest: ['accepted'],
      plan: { portClosesMs: hour },
      typed: { plan: null },
      ...(departedAgo !== undefined && { departedAgo }),
    });
    const seen = clientBillOf(record, billRowOf(record, caseNowMs, status), status, null);
    expect(seen).toMatchObject({ shipInfo: 'MSC.ANNA/425W', sentence: told, tone: 'running' });
  },
);

it('L8 boxes that stand at another terminal than the new ship’s are not told to be outside', () => {
  const rolled = shipChangeLines.find(({ port, name }) => port === 'NB' && name.startsWith('ready for A'))!;
  const status = JSON.stringify(deriveBillStatus('NB', caseBillNo, factsOfLine(rolled)));
  const seen = sharedBillOf({ ...record, typed_vessel: null, typed_voyage: null, status }, caseNowMs, [], null);
  expect(seen.boxes.map(({ step }) => step)).toEqual(['arrived']);
  expect(seen.bill.sentence).toBe('已改船 ALPHA/101E → BETA/303E，1/1 箱在原码头，待转场');
});

it('OP-5 a bill that waits to be derived on its typed call is no bill of which nothing was heard', () => {
  expect(billRowOf({ ...record, status: null }, caseNowMs).sentence).toBe(billSubscriptionTexts.derivedAgain);
});
