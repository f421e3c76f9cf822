// Guarantee: a bad message harms nobody but itself: it is kept with its bytes
// and the reason, counted to the last one, and can be driven again (R-04); and
// a raw message is shown to whom it concerns, and only that part of it.
import { intake as contract } from '@mastlight/domain/intake/contract';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { tracking as trackingContract } from '@mastlight/domain/tracking/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIntakeModule } from '../modules/intake/index';
import { doorsForTest } from './doors-for-test';
import { makeTraffic } from './make-traffic';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';

let server: TestServer;
let admin: TestUser;
let user: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInForTest(server.platform, { roles: ['desk'] });
  user = await signInForTest(server.platform);
  stranger = await signInForTest(server.platform);
});
afterAll(() => server.stop());

async function post(body: string | Uint8Array, source = 'ningbo-edi'): Promise<number> {
  const response = await fetch(`${server.url}/intake/${source}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${source}-key-for-tests` },
    body,
  });
  const { code, data } = (await response.json()) as { code: number; data: { messageId: number } | null };
  expect(code).toBe(200);
  return data!.messageId;
}

const status = async () => (await server.call(contract.queryStatus, {}, { token: user.token })).data!;

async function settled() {
  return waitFor('nothing waits', async () => {
    const counts = await status();
    // Exact whenever it is asked, not only at rest.
    expect(counts.received).toBe(counts.applied + counts.duplicate + counts.quarantined + counts.waiting);
    return counts.waiting === 0 ? counts : null;
  });
}

/** A whole gate report; `inside` stands among its records. */
function gateReport(containerNo: string, inside = ''): string {
  return `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:${containerNo}:45G1:F:E:E1:TSTBILL000001:24860:ML700101:202610101200:'\n${inside}99:${inside ? 5 : 4}'`;
}

const interchange = (inside: string): string => `UNB+UNOA:1+A+B+261010:1200+REF${inside.length}'${inside}UNZ+1+REF${inside.length}'`;
const message = (inside: string): string =>
  `UNH+1+CODECO:D:95B:UN:ITG13'BGM+34+DOC+9'TDT+20+0712E+1+++++9000001:146::TIDE LANTERN'${inside}UNT+9+1'`;
const good = `EQD+CN+MLTU3102047+45G1:102:5++2+5'DTM+7:202610101200:203'`;

/** Hostile rows E as bytes for HTTP; those about the parsers' inner workings are shown in the wire package too. */
const hostile: readonly [row: string, body: string | Uint8Array][] = [
  ['E-01 empty', ''],
  ['E-02 only UNA', "UNA:+.? '"],
  ['E-03 equal separators', `UNA:::: :${interchange(message(good))}`],
  ['E-04 letters as separators', `UNAabc1 z${interchange(message(good))}`],
  ['E-05 decimal comma', `UNA:+,? '${interchange(message(good))}`],
  ['E-06 UNA in the middle', `${interchange(message(good))}UNA:+.? '${interchange(message(good))}`],
  ['E-07 no UNB', message(good)],
  ['E-08 a segment without end', `UNB+UNOA:1+${'A'.repeat(2_000_000)}`],
  ['E-09 elements without end', `UNB${'+A'.repeat(500_000)}'`],
  ['E-10 components without end', `UNB${':A'.repeat(500_000)}'`],
  ['E-11 release at the end', `${interchange(message(good)).slice(0, -1)}?`],
  ['E-12 mixed line ends', interchange(message(good)).replaceAll("'", "'\r\n")],
  ['E-13 wrong counts', interchange(message(good)).replace('UNT+9', 'UNT+77').replace('UNZ+1', 'UNZ+8')],
  ['E-14 nested UNH', interchange(message(message(good)))],
  ['E-15 garbage between', `${interchange(message(good))}####${interchange(message(`${good}LOC+9+CNNGB'`))}`],
  ['E-16 cut off', interchange(message(good)).slice(0, 120)],
  [
    'E-18 GB18030 cut in a character',
    Buffer.concat([Buffer.from(gateReport('MLTU3102047').slice(0, 80)), Buffer.from([0x81, 0x30, 0x81])]),
  ],
  ['E-18 UTF-16', Buffer.from(`\ufeff${gateReport('MLTU3102047')}`, 'utf16le')],
  ['E-19 controls', gateReport('MLTU\u00003102047', "51:\u001a:\u0085'\n")],
  ['E-20 full-width digits', gateReport('ＭＬＴＵ３１０２０４７')],
  ['E-21 impossible dates', gateReport('MLTU3102047').replaceAll('202610101200', '202602302461')],
  ['E-22 short container', gateReport('MLTU310204')],
  ['E-22 lower case', gateReport('mltu3102047')],
  ['E-23 weight', gateReport('MLTU3102047').replace('24860', '1e309')],
  ['E-23 comma weight', gateReport('MLTU3102047').replace('24860', '12,5')],
  ['E-26 a year ahead', gateReport('MLTU3102047').replaceAll(':202610101200:', ':202710101200:')],
  ['E-27 groups', interchange(`UNG+CODECO+A+B+261010:1200+1+UN+D:95B'${message(good)}UNE+1+1'`)],
  ['E-28 odd tags', interchange(message(`${good}loc+9+CNNGB'TOOL+1'12+3'`))],
  ['E-29 tag out of place', interchange(message(`UNZ+1+X'${good}`))],
  ['E-30 too long', interchange(message(good.replace('MLTU3102047', 'M'.repeat(500))))],
  ['E-31 unknown version', interchange(message(good)).replace('D:95B', 'D:99Z').replace('UNOA:1', 'UNOX:7')],
  ['E-32 bill with blanks', gateReport('MLTU3102047').replace('TSTBILL000001', '  tstbill000001  ')],
  ['E-33 for another recipient', gateReport('MLTU3102047').replace('MASTLIGHT', 'SOMEBODY')],
  ['H-04 deep JSON', '['.repeat(100_000)],
  [
    'H-05 prototype keys',
    '{"__proto__":{"admin":true},"data":{"list":[{"constructor":{"prototype":{}},"containerno":"MLTU3102047","billno":"X"}]}}',
  ],
  [
    'U-06 billion laughs',
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]><Manifest>&c;</Manifest>`,
  ],
  [
    'jsonb: half a surrogate pair and NUL',
    '{"code":200,"msg":"success","data":{"list":[{"containerno":"MLTU3102047","billno":"NGBML2607001","unvessel":"UN9000001","envessel":"X","voyage":"0712E","matou":"BLCT3","ifcsumFlag":"Y","matouFlag":"N","customFlag":"N","sldFlag":"N","passFlag":"N","remark":"\\ud800 \\u0000 x","compareTime":"2026-07-11 10:00:00"}]}}',
  ],
];

describe('poison (R-04)', () => {
  it(`R-04 each of ${hostile.length} hostile rows E among good messages: all counted, good ones applied`, async () => {
    const goodFiles = makeTraffic(40, 7).files;
    const before = await settled();
    const ids: number[] = [];
    const badIds = new Map<string, number>();
    for (const [index, file] of goodFiles.entries()) {
      ids.push(await post(file.bytes, file.source));
      const poison = hostile[index];
      if (poison) badIds.set(poison[0], await post(poison[1], 'upload'));
    }
    for (const [row, body] of hostile.slice(goodFiles.length)) badIds.set(row, await post(body, 'upload'));
    const after = await settled();
    expect(after.received - before.received).toBe(goodFiles.length + hostile.length);
    const { rows } = await server.platform.database.query<{ id: number; state: string }>(
      'system',
      'select id, state from intake_message where id = any($1)',
      [ids],
    );
    expect(rows.filter((row) => row.state !== 'applied')).toEqual([]);

    const mustBeQuarantined = ['E-01 empty', 'E-02 only UNA', 'E-08 a segment without end', 'H-04 deep JSON', 'U-06 billion laughs'];
    for (const row of mustBeQuarantined) {
      const { data } = await server.call(contract.showMessage, { id: badIds.get(row)! }, { token: admin.token });
      const firstFinding = { severity: 'error', offset: expect.any(Number) as number };
      expect({ row, ...data, finding: data!.findings[0] }).toMatchObject({
        row,
        state: 'quarantined',
        reason: 'unreadable',
        finding: firstFinding,
      });
    }
    expect(after.oldestQuarantinedSeconds).not.toBeNull();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('R-04 1 message in 1,000 that cannot be applied is set aside alone, and goes through when driven again', async () => {
    const poisonText = gateReport('POIS0000001');
    // A server of its own role: our worker must not be quicker than the failing one.
    const lone = await startTestServer({ env: { ROLES: 'http' } });
    try {
      const { follow, tracking: loneTracking, dispatch, manifests } = doorsForTest(lone.platform);
      const failing: typeof loneTracking = {
        ...loneTracking,
        applyMessages: async (tx, heard) => {
          const isPoison = heard.some(({ messages }) => JSON.stringify(messages).includes('POIS0000001'));
          if (isPoison) throw Object.assign(new Error('value out of range'), { code: '22003' });
          return loneTracking.applyMessages(tx, heard);
        },
      };
      const broken = createIntakeModule(lone.platform, failing, follow, { dispatch, manifests });
      const files = Array.from({ length: 1_000 }, (_, i) => (i === 617 ? poisonText : gateReport(`TSTU${String(i).padStart(7, '0')}`)));
      const receipts = await broken.receiveMessages(
        files.map((text, i) => ({ source: 'ningbo-edi' as const, fileName: `${i}.txt`, bytes: Buffer.from(text) })),
      );
      await broken.decodeWaiting();
      const count = async (): Promise<Record<string, number>> => {
        const { rows } = await lone.platform.database.query<{ state: string; n: number }>(
          'system',
          'select state, count(*) as n from intake_message group by 1',
        );
        return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
      };
      expect(await count()).toEqual({ applied: 999, quarantined: 1 });
      const poisonId = receipts[617]!.messageId;
      expect(await broken.findOutcome(poisonId)).toMatchObject({
        state: 'quarantined',
        reason: 'apply-failed',
        detail: intakeTexts.notStorable(poisonId, '22003'),
      });

      const loneAdmin = await signInForTest(lone.platform, { roles: ['desk'] });
      const loneUser = await signInForTest(lone.platform);
      expect((await lone.call(contract.redriveMessages, { ids: [poisonId] }, { token: loneUser.token })).code).toBe(403);
      const redrive = async () => (await lone.call(contract.redriveMessages, { ids: [poisonId] }, { token: loneAdmin.token })).data!.list;
      expect(await redrive()).toEqual([{ messageId: poisonId, result: 'in-line' }]);
      expect(await redrive()).toEqual([{ messageId: poisonId, result: 'not-quarantined' }]);
      await createIntakeModule(lone.platform, loneTracking, follow, { dispatch, manifests }).decodeWaiting();
      expect(await count()).toEqual({ applied: 1_000 });
    } finally {
      await lone.stop();
    }
  });
});

describe('who may see a raw message (S-02)', () => {
  it('shows a follower the part about his bill, others nothing', async () => {
    const traffic = makeTraffic(10, 99);
    const [bill, other] = traffic.billNos as [string, string];
    for (const file of traffic.files) await post(file.bytes, file.source);
    await settled();
    expect((await server.call(billSubscription.subscribeBills, { systemKey: 'NB', blnos: [bill] }, { token: user.token })).code).toBe(200);
    const { rows } = await server.platform.database.query<{ id: number }>(
      'system',
      `select distinct message_id as id from tracking_fact where bill_no = $1 and kind in ('manifest', 'gate-in', 'release-row')`,
      [bill],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { id } of rows) {
      expect((await server.call(contract.showMessage, { id }, { token: stranger.token })).code).toBe(404);
      const { data } = await server.call(contract.showMessage, { id }, { token: user.token });
      expect(data!.isExcerpt).toBe(true);
      expect(data!.text).not.toContain(other);
      expect(data!.text).not.toContain(`SHIPPER OF ${other}`);
      const whole = await server.call(contract.showMessage, { id }, { token: admin.token });
      expect(whole.data!.text).toContain(other);
    }
    const manifest = rows[0]!.id;
    expect((await server.call(contract.showMessage, { id: manifest + 1_000_000 }, { token: user.token })).code).toBe(404);
  });

  it('shows the owner of a new box that box alone, findings included, and a file that only repeats what was known', async () => {
    const mine = 'TSTMINE000001';
    const theirs = 'TSTTHEIRS0001';
    const record = (containerNo: string, bill: string, weight = '24860'): string =>
      `50:${containerNo}:45G1:F:E:E1:${bill}:${weight}:SEAL${bill}:202610101300:'\n`;
    const report = (records: string): string =>
      `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010130000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n${records}99:4'`;
    await server.call(billSubscription.subscribeBills, { systemKey: 'NB', blnos: [mine] }, { token: user.token });
    await post(report(record('MLTU3102047', theirs)));
    const both = await post(
      report(record('MLTU3102047', theirs) + record('CSNU6152042', mine) + record('FCIU90', 'TSTSECRET0001', 'SECRETWEIGHT')),
    );
    const repeated = await post(report(record('CSNU6152042', mine)));
    await settled();

    const whole = await server.call(contract.showMessage, { id: both }, { token: admin.token });
    expect(JSON.stringify(whole.data!.findings)).toMatch(/FCIU90|SECRETWEIGHT/);
    const { data } = await server.call(contract.showMessage, { id: both }, { token: user.token });
    expect(data!.isExcerpt).toBe(true);
    expect(data!.text).toContain(mine);
    expect(JSON.stringify(data)).not.toMatch(/TSTTHEIRS0001|MLTU3102047|TSTSECRET0001|FCIU90|SECRETWEIGHT/);
    const again = await server.call(contract.showMessage, { id: repeated }, { token: user.token });
    expect(again.data!.text).toContain(mine);
    expect((await server.call(contract.showMessage, { id: repeated }, { token: stranger.token })).code).toBe(404);
  });

  it('finds a container by its number for anybody who is signed in (R-7.6-11)', async () => {
    const containerNo = makeTraffic(10, 99).containerNos[0]!;
    expect((await server.call(trackingContract.queryContainer, { ctnNo: containerNo })).code).toBe(401);
    const { data } = await server.call(
      trackingContract.queryContainer,
      { ctnNo: ` ${containerNo.toLowerCase()} ` },
      { token: stranger.token },
    );
    expect(data).toMatchObject({
      ctnNo: containerNo,
      sizetype: '45G1',
      sealNo: null,
      blnos: [],
      vesselsName: 'TIDE LANTERN',
      voyage: '0712E',
      dischargeport: 'DEHAM',
    });
    expect(data!.events.map((event) => event.code)).toContain('GITM');

    // S-02: bill numbers, seals and plates are told to those who follow the bill.
    const followed = await server.call(trackingContract.queryContainer, { ctnNo: containerNo }, { token: user.token });
    expect(followed.data).toMatchObject({ sealNo: 'ML700101', blnos: [makeTraffic(10, 99).billNos[0]] });
    const told = followed.data!.events.flatMap(({ blno, sealNo, truckNo }) => [blno, sealNo, truckNo]);
    const secrets = told.filter((value) => value !== null);
    expect(secrets).toContain('ML700101');
    for (const secret of secrets) expect(JSON.stringify(data)).not.toContain(secret);
  });
});
