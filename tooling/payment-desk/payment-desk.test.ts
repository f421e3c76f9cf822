// Guarantee (P-09): the payment desk of the sandbox speaks both methods' real signatures, as the platform's own readers
// check them, and delays, duplicates, reorders, drops and lies as it is told.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../apps/sandbox/src/start-sandbox';
import { createAlipay } from '../../apps/server/src/modules/top-up/payment/alipay';
import { createWxpay } from '../../apps/server/src/modules/top-up/payment/wxpay';
import type { NotificationReading, PaymentMethod, RawNotification } from '../../apps/server/src/modules/top-up/payment/payment-method';

const startMs = Date.UTC(2026, 10, 24, 4);
const fen = 5_000;
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, theirs, foreign] = [pair(), pair(), pair()];
const apiV3Key = '0123456789abcdef0123456789abcdef';

/** Where notifications come in: kept as they came, in the order of coming. */
const heard: RawNotification[] = [];
let platform: Server;
let sandbox: Sandbox;
const methods = {} as Record<'WXPAY' | 'ALIPAY', { readonly known: PaymentMethod; readonly stranger: PaymentMethod }>;

beforeAll(async () => {
  platform = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.end('success');
    });
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const notifyUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/notify`;
  const wx = { appId: 'wx01', merchantId: '1900000001', apiV3Key };
  const ali = { appId: '2021000001', sellerId: '2088000001' };
  sandbox = await startSandbox({
    port: 0,
    platformUrl: '',
    wechatAppId: 'wx',
    wechatAppSecret: 'secret',
    wechatCallbackToken: 'token',
    smsAccessKeyId: 'id',
    smsAccessKeySecret: 'secret',
    intakeKeys: {},
    realNowMs: () => startMs,
    payment: {
      wxpay: { ...wx, merchantPublicPem: ours.publicKey, platformSerial: 'THEIRS', platformKeyPem: theirs.privateKey },
      alipay: { ...ali, merchantPublicPem: ours.publicKey, platformKeyPem: theirs.privateKey },
    },
  });
  const clock = { nowMs: () => startMs };
  const wxpay = (key: string) =>
    createWxpay(
      { ...wx, url: sandbox.url, notifyUrl, merchantSerial: 'OURS', merchantKeyPem: ours.privateKey, platformKeys: { THEIRS: key } },
      clock,
    );
  const alipay = (key: string) =>
    createAlipay({ ...ali, url: `${sandbox.url}/gateway.do`, notifyUrl, merchantKeyPem: ours.privateKey, platformKeys: [key] }, clock);
  methods.WXPAY = { known: wxpay(theirs.publicKey), stranger: wxpay(foreign.publicKey) };
  methods.ALIPAY = { known: alipay(theirs.publicKey), stranger: alipay(foreign.publicKey) };
});
afterAll(async () => {
  await sandbox.stop();
  await new Promise((done) => platform.close(done));
});

let orders = 0;
async function order(method: PaymentMethod): Promise<string> {
  const orderNo = `CZ${String(++orders).padStart(10, '0')}`;
  await method.createOrder({ orderNo, amountFen: fen, subject: '充值', expiresAtMs: startMs + 3_600_000 });
  return orderNo;
}
const post = async (path: string, body: object): Promise<unknown> =>
  (
    await fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
const pay = (orderNo: string, notify: string) => post(`/payments/${orderNo}/pay`, { notify });
/** What came since the last look, as the platform's reader of a method finds it. */
const readHeard = (method: PaymentMethod): NotificationReading[] => heard.splice(0).map((raw) => method.readNotification(raw));
const paidOf = (readings: readonly NotificationReading[]): unknown[] =>
  readings.map((one) => (one.kind === 'paid' ? `${one.payment.orderNo} ${one.payment.amountFen}` : one));

describe.each(['WXPAY', 'ALIPAY'] as const)('P-09 %s of the sandbox', (code) => {
  it('P-09 signs as the real one does: the platform’s reader takes it, and nobody’s with another key', async () => {
    const { known, stranger } = methods[code];
    const orderNo = await order(known);
    await pay(orderNo, 'once');
    expect(stranger.readNotification(heard[0]!)).toMatchObject({ kind: 'refused' });
    expect(paidOf(readHeard(known))).toEqual([`${orderNo} ${fen}`]);
    expect(await known.queryOrder(orderNo)).toMatchObject({ kind: 'paid' });
  });

  it('P-09 duplicates: the same payment is told of twice', async () => {
    const { known } = methods[code];
    const orderNo = await order(known);
    await pay(orderNo, 'twice');
    expect(paidOf(readHeard(known))).toEqual([`${orderNo} ${fen}`, `${orderNo} ${fen}`]);
  });

  it('P-09 drops: nothing is told, and whoever asks hears of the payment', async () => {
    const { known } = methods[code];
    const orderNo = await order(known);
    await pay(orderNo, 'none');
    expect(heard).toEqual([]);
    expect(await known.queryOrder(orderNo)).toMatchObject({ kind: 'paid' });
  });

  it('P-09 lies: a genuine signature over another amount, while the order itself says what was paid', async () => {
    const { known } = methods[code];
    const orderNo = await order(known);
    await pay(orderNo, 'wrong-amount');
    expect(paidOf(readHeard(known))).toEqual([`${orderNo} ${fen + 1}`]);
    expect(await known.queryOrder(orderNo)).toMatchObject({ kind: 'paid', payment: { amountFen: fen } });
  });

  it('R-4.10-36 scans without paying: whoever asks hears of it, and it is left, paid or closed from there', async () => {
    const { known } = methods[code];
    const [paid, closed] = [await order(known), await order(known)];
    expect((await known.queryOrder(paid)).kind).toBe(code === 'ALIPAY' ? 'unknown' : 'waiting');
    for (const orderNo of [paid, closed]) expect(await post(`/payments/${orderNo}/scan`, {})).toMatchObject({ ok: true });
    expect(await known.queryOrder(paid)).toEqual({ kind: 'scanned' });
    expect(heard).toEqual([]);
    // A trade of Alipay waits on for its payer.
    expect(await post(`/payments/${paid}/leave`, {})).toMatchObject({ ok: code === 'WXPAY' });
    expect((await known.queryOrder(paid)).kind).toBe(code === 'WXPAY' ? 'waiting' : 'scanned');
    await pay(paid, 'once');
    expect(paidOf(readHeard(known))).toEqual([`${paid} ${fen}`]);
    expect(await post(`/payments/${paid}/scan`, {})).toMatchObject({ ok: false });
    expect(await known.closeOrder(closed)).toBe('closed');
    expect(await known.queryOrder(closed)).toEqual({ kind: 'closed' });
    await pay(closed, 'once');
    expect(heard).toEqual([]);
  });

  it('P-09 delays: it is told when the desk lets it go, once', async () => {
    const { known } = methods[code];
    const orderNo = await order(known);
    await pay(orderNo, 'later');
    expect(heard).toEqual([]);
    expect(await known.queryOrder(orderNo)).toMatchObject({ kind: 'paid' });
    expect(await post('/payments/tell', {})).toMatchObject({ told: 1 });
    expect(paidOf(readHeard(known))).toEqual([`${orderNo} ${fen}`]);
    expect(await post('/payments/tell', {})).toMatchObject({ told: 0 });
    expect(heard).toEqual([]);
  });

  it('P-09 reorders: what was paid last is told of first', async () => {
    const { known } = methods[code];
    const [first, last] = [await order(known), await order(known)];
    await pay(first, 'later');
    await pay(last, 'later');
    expect(await post('/payments/tell', { reverse: true })).toMatchObject({ told: 2 });
    expect(paidOf(readHeard(known))).toEqual([`${last} ${fen}`, `${first} ${fen}`]);
  });
});
