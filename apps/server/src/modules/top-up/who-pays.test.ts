// Guarantee: R-6-20: of a company Management and finance place, close and see its orders; the others are refused with 403 and
// read its balance.
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { duties, type Duty } from '@mastlight/domain/company/duty';
import { topUp } from '@mastlight/domain/top-up/contract';
import { insertCompanyForTest, insertMemberForTest, type TestMember } from '../../scenarios/company-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { uploadForTest } from '../../scenarios/upload-for-test';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const slip = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const balanceFen = 100_000;
let method: Server;
let server: TestServer;
let members: Readonly<Record<Duty, TestMember>>;

beforeAll(async () => {
  // A payment method that takes every order, closes it, and signs what it says.
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = new URLSearchParams(Buffer.concat(chunks).toString());
    const { out_trade_no } = JSON.parse(asked.get('biz_content')!) as { out_trade_no: string };
    const trade = { trade_no: `T${out_trade_no}`, trade_status: 'WAIT_BUYER_PAY', total_amount: '50.00' };
    const node = JSON.stringify({ code: '10000', out_trade_no, qr_code: `code of ${out_trade_no}`, ...trade });
    const name = `${asked.get('method')!.replaceAll('.', '_')}_response`;
    reply.end(`{"${name}":${node},"sign":"${sign('RSA-SHA256', Buffer.from(node), privateKey).toString('base64')}"}`);
  };
  method = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => method.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(method.address() as AddressInfo).port}`;
  const settings = { url, appId: '2021000001', sellerId: '2088000001', merchantKeyPem: privateKey, platformKeys: [publicKey] };
  server = await startTestServer({
    clock: createTestClock(),
    env: {
      ROLES: 'http',
      ALIPAY: JSON.stringify(settings),
      BANK_ACCOUNT: JSON.stringify({ holder: '演示户名', bank: '演示银行', accountNo: '0000' }),
    },
  });
  const cid = await insertCompanyForTest(server.platform);
  const made = await Promise.all(duties.map(async (duty) => [duty, await insertMemberForTest(server.platform, cid, duty)] as const));
  members = Object.fromEntries(made) as Record<Duty, TestMember>;
  const orderNo = (await transfer(members.finance, balanceFen)).data!.orderNo;
  const desk = await signInForTest(server.platform, { roles: ['desk'] });
  const verdict = { orderNo, verdict: 'credit', bankNo: 'B20261124001' } as const;
  await server.call(topUp.judgeTransfer, verdict, desk);
});
afterAll(async () => {
  await server.stop();
  method.closeAllConnections();
  await new Promise((resolve) => method.close(resolve));
});

const place = (who: TestMember) => server.call(topUp.placeOrder, { goodsId: 'g50', payType: 'ALIPAY', accountType: 1 }, who);
async function transfer(who: TestMember, amount = 20_000) {
  const voucherUrl = (await uploadForTest(server.url, who.token, slip, '回单.pdf')).data!.url;
  return server.call(topUp.createTransfer, { amount, companyName: '演示货代', voucherUrl }, who);
}
const list = (who: TestMember) => server.call(topUp.listOrders, { pageSize: 50, accountType: '1' }, who);
const close = (orderNo: string, who: TestMember) => server.call(topUp.closeOrder, { orderNo }, who);
const statuses = async (): Promise<(readonly [string, string])[]> =>
  (await list(members.Management)).data!.list.map(({ orderNo, status }) => [orderNo, status] as const);

it.each(['Management', 'finance'] as const)(
  'R-6-20 %s of a company tops it up by code and by transfer, sees its orders and closes them',
  async (duty) => {
    const who = members[duty];
    const [byCode, byTransfer] = [await place(who), await transfer(who)];
    expect([byCode.code, byTransfer.code]).toEqual([200, 200]);
    const [code, sent] = [byCode.data!.orderNo, byTransfer.data!.orderNo];
    expect(byCode.data!.codeUrl).toBe(`code of ${code}`);
    expect((await list(who)).data!.list.map(({ orderNo }) => orderNo)).toEqual(expect.arrayContaining([code, sent]));
    expect([(await close(code, who)).code, (await close(sent, who)).code]).toEqual([200, 200]);
    const after = new Map(await statuses());
    expect([after.get(code), after.get(sent)]).toEqual(['已关闭', '已关闭']);
  },
);

it.each(['operator', 'read-only'] as const)(
  'R-6-20 %s of a company is refused with 403 whatever pays for it, changes nothing, and reads its balance',
  async (duty) => {
    const who = members[duty];
    const open = (await place(members.finance)).data!.orderNo;
    const before = await statuses();
    const codes = [await place(who), await transfer(who), await close(open, who), await list(who)].map(({ code, data }) => [code, data]);
    expect(codes).toEqual(Array.from({ length: 4 }, () => [403, null]));
    expect(await statuses()).toEqual(before);
    expect(new Map(before).get(open)).toBe('待支付');
    expect(await server.call(billing.showAccount, {}, who)).toMatchObject({ code: 200, data: { balance: balanceFen } });
  },
);

it('R-6-20 whoever is of another company has neither its orders nor its balance', async () => {
  const other = await insertMemberForTest(server.platform, await insertCompanyForTest(server.platform), 'Management');
  const open = (await place(members.finance)).data!.orderNo;
  expect([(await close(open, other)).code, (await list(other)).data!.list]).toEqual([404, []]);
  expect((await server.call(billing.showAccount, { companyId: String(members.finance.cid) }, other)).code).toBe(403);
  expect((await server.call(billing.showAccount, {}, other)).data!.balance).toBe(0);
  expect(new Map(await statuses()).get(open)).toBe('待支付');
});
