// Guarantee: a raw message is shown whole to a proven party alone, and not
// without a record (A7); a follower reads what tracking is about and no party,
// contact or goods, in answers and in logs (A7, S-13).
import { Writable } from 'node:stream';
import pino from 'pino';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { intake } from '@mastlight/domain/intake/contract';
import { tracking } from '@mastlight/domain/tracking/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

const logged: string[] = [];
let server: TestServer;
let follower: TestUser;
let admin: TestUser;
let sender: TestUser;
beforeAll(async () => {
  const log = pino({ level: 'debug' }, new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) }));
  server = await startTestServer({ log: log as never });
  follower = await signInForTest(server.platform);
  sender = await signInForTest(server.platform);
  admin = await signInForTest(server.platform, { roles: ['desk'] });
});
afterAll(() => server.stop());

const secrets = ['机密货主有限公司', 'SECRET CONSIGNEE GMBH', '13812345678', 'secret.person@example.com', '机密货物', 'MARKS-SECRET-77'];
const [shipper, consignee, phone, mail, goods, marks] = secrets as [string, string, string, string, string, string];

const files: Readonly<
  Record<string, { readonly source: string; readonly text: string; readonly bill: string; readonly tells: readonly string[] }>
> = {
  'flat-cn': {
    source: 'ningbo-edi',
    bill: 'NGBPARTY0001',
    text: `00:IFCSUM:MANIFEST:9:MLFWD0000001:NPEDI:20261010161500'\n10:UN9000001:TIDE LANTERN:PA:0712E:::20261012:20261013:CNNGB:NINGBO:DEHAM:HAMBURG'\n12:NGBPARTY0001::::CNNGB:NINGBO:CNNGB:NINGBO:11:PP:20261012'\n16::${shipper}:${phone}'\n17::${consignee}:${mail}'\n41:1:9503:120:CT:CARTONS:5200.5:30.25'\n44:${marks}'\n47:${goods}'\n51:1:MLTU3102047:ML700101:40HQ:F:120:5200.5:3900:30'\n51:2:MLTU3102113:0:40HQ:F:120:${marks}:3900:30'\n99:11'`,
    tells: ['NGBPARTY0001', 'MLTU3102047', 'TIDE LANTERN', '0712E', '20261012', 'DEHAM', '5200.5', 'ML700101'],
  },
  edifact: {
    source: 'ningbo-edi',
    bill: 'NGBPARTY0002',
    text: `UNB+UNOY:4+BLCT3+MASTLIGHT+20261010:0830+PARTY1'\nUNH+1+CODECO:D:95B:UN:SMDG16'\nBGM+34+DEMO1+9'\nNAD+CF+MSC:160:20'\nNAD+CZ+++${shipper}+${phone}'\nCTA+IC+:${consignee}'\nCOM+${mail}:EM'\nEQD+CN+TGHU1643396+45G1:102:5++2+5'\nRFF+BM:NGBPARTY0002'\nDTM+7:202610100830:203'\nFTX+AAA+++${goods}'\nPCI++${marks}'\nUNT+11+1'\nUNZ+1+PARTY1'`,
    tells: ['NGBPARTY0002', 'TGHU1643396', '202610100830', 'EQD+CN'],
  },
  'gacc-xml': {
    source: 'customs',
    bill: 'NGBPARTY0003',
    text: `<?xml version="1.0" encoding="UTF-8"?><Manifest xmlns="urn:Declaration:datamodel:standard:CN:MT2101:1"><Head><MessageID>CN_MT2101_${marks}</MessageID><FunctionCode>9</FunctionCode><MessageType>MT2101</MessageType><SenderID>X</SenderID><ReceiverID>EPORT</ReceiverID><SendTime>20261010161511001</SendTime><Version>1.0</Version></Head><Declaration><BorderTransportMeans><JourneyID>0712E</JourneyID><ID>UN9000001</ID></BorderTransportMeans><Consignment><TransportContractDocument><ID>NGBPARTY0003</ID></TransportContractDocument><Consignee><Name>${consignee}</Name><Communication><ID>${mail}</ID></Communication></Consignee><Consignor><Name>${shipper}</Name><Contact><Communication><ID>${phone}</ID></Communication></Contact></Consignor><ConsignmentItem><SequenceNumeric>1</SequenceNumeric><Commodity><CargoDescription>${goods}</CargoDescription></Commodity></ConsignmentItem></Consignment></Declaration></Manifest>`,
    tells: ['NGBPARTY0003', '0712E', 'UN9000001'],
  },
  'ningbo-rows': {
    source: 'ningbo-port',
    bill: 'NGBPARTY0004',
    text: JSON.stringify({
      code: 200,
      msg: 'success',
      data: {
        list: [
          {
            containerno: 'CSNU6152042',
            billno: 'NGBPARTY0004',
            envessel: 'TIDE LANTERN',
            voyage: '0712E',
            passFlag: 'N',
            remark: `缺少海关放行信息，联系 ${phone} 或 ${mail}`,
            compareTime: '2026-10-10 10:00:00',
            shipper,
            consignee,
            cargo: { name: goods },
            marks,
          },
        ],
      },
    }),
    tells: ['NGBPARTY0004', 'CSNU6152042', 'TIDE LANTERN', '2026-10-10 10:00:00', '缺少海关放行信息'],
  },
};

async function send(source: string, body: string | Buffer): Promise<number> {
  const response = await fetch(`${server.url}/intake/${source}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${source}-key-for-tests`, 'x-file-name': 'secretname.txt' },
    body,
  });
  const { data } = (await response.json()) as { data: { messageId: number } };
  await waitUntilDecided(data.messageId);
  return data.messageId;
}
const waitUntilDecided = (messageId: number) =>
  waitFor(`message ${messageId} decided`, async () => {
    const { rows } = await server.platform.database.query<{ state: string }>('system', 'select state from intake_message where id = $1', [
      messageId,
    ]);
    return rows[0]!.state !== 'received';
  });
const show = (id: number, user: TestUser) => server.call(intake.showMessage, { id }, { token: user.token });
const told = (value: unknown): string[] => secrets.filter((secret) => JSON.stringify(value).includes(secret));
const views = async (userId: number): Promise<(string | null)[]> => {
  const { rows } = await server.platform.database.query<{ subject: string | null }>(
    'system',
    `select subject from platform_security_event where name = 'message-viewed' and user_id = $1 order by id`,
    [userId],
  );
  return rows.map((row) => row.subject);
};

describe('A7: a raw message', () => {
  const ids = new Map<string, number>();
  it.each(Object.keys(files))('%s: a follower sees his bill without parties, contacts and goods; the desk all of it', async (format) => {
    const { source, text, bill, tells } = files[format]!;
    const id = await send(source, text);
    ids.set(format, id);
    expect((await show(id, follower)).code).toBe(404);
    await server.call(billSubscription.subscribeBills, { blnos: [bill] }, { token: follower.token });
    const { data } = await show(id, follower);
    expect(data).toMatchObject({ isMasked: true, fileName: null, size: null, sha256: null, format });
    for (const finding of data!.findings) expect(finding.offset).toBeNull();
    expect(told(data)).toEqual([]);
    for (const part of tells) expect(data!.text).toContain(part);
    const whole = (await show(id, admin)).data!;
    expect(whole).toMatchObject({ isMasked: false, fileName: 'secretname.txt', size: Buffer.byteLength(text), text });
    expect(secrets.filter((secret) => text.includes(secret)).length).toBeGreaterThan(4);
  });

  it('of a box that several bills share, a follower reads his own numbers alone', async () => {
    const text = `UNB+UNOY:4+BLCT3+MASTLIGHT+20261010:0830+SHARE1'\nUNH+1+CODECO:D:95B:UN:SMDG16'\nBGM+34+SECRETDOC1+9'\nNAD+CF+MSC:160:20'\nEQD+CN+TGHU1643396+45G1:102:5++2+5'\nRFF+BM:NGBPARTY0002'\nRFF+BM:SECRETBL0777'\nRFF+BN:SECRETBKG99'\nDTM+7:202610100831:203'\nUNT+9+1'\nUNZ+1+SHARE1'`;
    const { data } = await show(await send('ningbo-edi', text), follower);
    expect(data!.text).toContain("EQD+CN+TGHU1643396+45G1:102:5++2+5'\nRFF+BM:NGBPARTY0002'\nRFF+BM:＊＊＊'\nRFF+BN:＊＊＊'");
    expect(JSON.stringify(data)).not.toContain('SECRET');
  });

  it('nor do the detail with its events, the list and the container query tell them', async () => {
    const { token } = follower;
    for (const { bill } of Object.values(files)) {
      expect(told((await server.call(billSubscription.queryBillDetails, { blno: bill }, { token })).data)).toEqual([]);
    }
    expect(told((await server.call(billSubscription.queryBillPage, {}, { token })).data)).toEqual([]);
    for (const ctnNo of ['MLTU3102047', 'TGHU1643396', 'CSNU6152042']) {
      for (const user of [follower, sender])
        expect(told((await server.call(tracking.queryContainer, { ctnNo }, { token: user.token })).data)).toEqual([]);
    }
  });

  it('the account that sent a message sees all of it, without following a bill', async () => {
    const { text } = files['flat-cn']!;
    expect((await show(ids.get('flat-cn')!, sender)).code).toBe(404);
    // Over the door, under his name; with one more line it is no duplicate.
    const sent = `${text}\n`;
    const { intake: door } = doorsForTest(server.platform);
    const [receipt] = await door.receiveMessages([
      { source: 'ningbo-edi', fileName: null, bytes: Buffer.from(sent), sentBy: sender.ownerKey },
    ]);
    const id = receipt!.messageId;
    await waitUntilDecided(id);
    expect((await show(id, sender)).data).toMatchObject({ isMasked: false, text: sent });
    expect((await show(id, follower)).data).toMatchObject({ isMasked: true });
    expect(await views(sender.userId)).toEqual([String(id)]);
  });

  it('each full view is on record, a masked one is none, and without a record there is no view', async () => {
    expect(await views(admin.userId)).toEqual([...ids.values()].map(String));
    expect(await views(follower.userId)).toEqual([]);
    await server.call(intake.listMessages, {}, { token: admin.token });
    const { database } = server.platform;
    await database.query('system', 'alter table platform_security_event add constraint full_disk check (id < 0) not valid');
    try {
      const refused = await show(ids.get('flat-cn')!, admin);
      expect(refused).toMatchObject({ http: 503, code: 503, data: null, msg: expect.stringContaining('查看记录') as string });
      expect(refused.headers.get('retry-after')).not.toBeNull();
      expect((await show(ids.get('flat-cn')!, follower)).code).toBe(200);
    } finally {
      await database.query('system', 'alter table platform_security_event drop constraint full_disk');
    }
    expect(await views(admin.userId)).toHaveLength(ids.size);
  });

  it('S-13: nothing that is masked stands in the log', () => {
    expect(logged.join('')).toContain('message-viewed');
    expect(secrets.filter((secret) => logged.some((line) => line.includes(secret)))).toEqual([]);
  });
});
