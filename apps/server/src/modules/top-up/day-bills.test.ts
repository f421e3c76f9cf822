// Guarantee: P-08, the adapters' part: a day's bill is asked for as each method wants it, and nothing is believed of one that
// is unsigned, changed on its way, elsewhere, too long or no bill. The other side is written here anew.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlipay } from './payment/alipay';
import { createWxpay } from './payment/wxpay';
import { encodeGb18030 } from './reconcile/encode-for-test';

const [ours, theirs, foreign] = [1, 2, 3].map(() =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }),
) as [Keys, Keys, Keys];
type Keys = { readonly publicKey: string; readonly privateKey: string };
const nowMs = Date.UTC(2026, 10, 24, 3, 0, 0);
const clock = { nowMs: () => nowMs };

/** Answers by path; what was asked is kept. */
let answers: Record<string, (body: string) => { status?: number; headers?: Record<string, string>; body: string | Buffer }>;
let asked: string[];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { pathname } = new URL(request.url!, 'http://x');
    asked.push(`${request.method} ${request.url} ${request.headers.authorization === undefined ? 'unsigned' : 'signed'}`);
    const { status = 200, headers = {}, body } = answers[pathname]?.(Buffer.concat(parts).toString()) ?? { status: 404, body: '' };
    response.writeHead(status, headers).end(body);
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  [answers, asked] = [{}, []];
});

const wxBill = Buffer.from(
  '\uFEFF交易时间,微信订单号,商户订单号,交易状态,退款状态,订单金额,申请退款金额\r\n`2026-11-23 12:00:00,`42,`CZ1,`SUCCESS,`,`50.00,`0.00\r\n总交易单数\r\n`1\r\n',
);
const aliBill = (text = 'CZ1') =>
  encodeGb18030(
    `#支付宝业务明细查询\r\n#---业务明细列表---\r\n支付宝交易号,商户订单号,业务类型,创建时间,完成时间,订单金额（元）\r\n42\t,${text}\t,交易,2026-11-23 12:00:00,2026-11-23 12:00:00,50.00\r\n#---业务明细列表结束---\r\n`,
  );
const wanted = [
  { orderNo: 'CZ1', transactionId: '42', kind: 'pay', fen: 5_000, isDone: true, atMs: Date.parse('2026-11-23T12:00:00+08:00') },
];

describe('WXPAY', () => {
  const fetchBill = () =>
    createWxpay(
      {
        url,
        notifyUrl: `${url}/n`,
        appId: 'wx01',
        merchantId: '1900000001',
        merchantSerial: 'OURS',
        merchantKeyPem: ours.privateKey,
        apiV3Key: '0'.repeat(32),
        platformKeys: { THEIRS: theirs.publicKey },
      },
      clock,
    ).fetchDayBill('2026-11-23');
  const signed = (body: string, key = theirs.privateKey, status = 200) => {
    const [timestamp, nonce] = [String(nowMs / 1_000), randomBytes(8).toString('hex')];
    const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), key).toString('base64');
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': 'THEIRS',
      'wechatpay-signature': signature,
    };
    return { status, headers, body };
  };
  const offer = (part: object = {}): string =>
    JSON.stringify({
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(wxBill).digest('hex'),
      download_url: `${url}/file?token=t`,
      ...part,
    });

  it('asks for the packed bill of the day, fetches it signed, and reads it', async () => {
    answers = { '/v3/bill/tradebill': () => signed(offer()), '/file': () => ({ body: gzipSync(wxBill) }) };
    expect(await fetchBill()).toEqual(wanted);
    expect(asked).toEqual(['GET /v3/bill/tradebill?bill_date=2026-11-23&bill_type=ALL&tar_type=GZIP signed', 'GET /file?token=t signed']);
  });

  it('a day on which nobody paid has none', async () => {
    answers = { '/v3/bill/tradebill': () => signed('{"code":"NO_STATEMENT_EXIST"}', theirs.privateKey, 400) };
    expect(await fetchBill()).toEqual([]);
  });

  it.each([
    ['an offer of a stranger', () => signed(offer(), foreign.privateKey), 'signature-wrong'],
    ['an unsigned offer', () => ({ body: offer() }), 'header-missing'],
    ['another failure', () => signed('{"code":"SYSTEM_ERROR"}', theirs.privateKey, 400), 'SYSTEM_ERROR'],
    ['an offer that is none', () => signed('{}'), 'null'],
    ['a file elsewhere', () => signed(offer({ download_url: 'http://127.0.0.1:9/file' })), 'bill elsewhere'],
    ['a file that was changed', () => signed(offer({ hash_value: '0'.repeat(40) })), 'bill changed'],
    ['a file that is gone', () => signed(offer({ download_url: `${url}/gone` })), 'status 404'],
  ])('%s is not believed', async (_, answer, reason) => {
    answers = { '/v3/bill/tradebill': answer, '/file': () => ({ body: gzipSync(wxBill) }) };
    await expect(fetchBill()).rejects.toMatchObject({ name: 'PaymentError', reason });
  });
});

describe('ALIPAY', () => {
  const fetchBill = () =>
    createAlipay(
      {
        url: `${url}/gateway.do`,
        notifyUrl: `${url}/n`,
        appId: '2021',
        sellerId: '2088',
        merchantKeyPem: ours.privateKey,
        platformKeys: [theirs.publicKey],
      },
      clock,
    ).fetchDayBill('2026-11-23');
  const said = (node: object, key = theirs.privateKey) => {
    const text = JSON.stringify(node);
    const signature = sign('sha256', Buffer.from(text), key).toString('base64');
    return { body: `{"alipay_data_dataservice_bill_downloadurl_query_response":${text},"sign":"${signature}"}` };
  };
  const offer = () => ({ code: '10000', msg: 'Success', bill_download_url: `${url}/bill` });
  const archive = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));

  it.each([
    [
      'the details of an archive, whatever its files are called',
      () => archive({ 'a.csv': encodeGb18030('#支付宝业务汇总查询\r\n#---业务汇总列表---\r\n'), 'b.csv': aliBill() }),
    ],
    ['the file alone', () => aliBill()],
  ])('asks for the bill of the day and reads %s', async (_, file) => {
    let content = '';
    answers = {
      '/gateway.do': (body) => {
        content = new URLSearchParams(body).get('biz_content')!;
        return said(offer());
      },
      '/bill': () => ({ body: file() }),
    };
    expect(await fetchBill()).toEqual(wanted);
    expect(JSON.parse(content)).toEqual({ bill_type: 'trade', bill_date: '2026-11-23' });
    // Nothing of ours goes to the address of the file.
    expect(asked.at(-1)).toBe('GET /bill unsigned');
  });

  it('a day on which nobody paid has none', async () => {
    answers = { '/gateway.do': () => said({ code: '40004', sub_code: 'isp.bill_not_exist' }) };
    expect(await fetchBill()).toEqual([]);
  });

  it.each([
    ['an offer of a stranger', () => said(offer(), foreign.privateKey), 'PaymentError'],
    ['another failure', () => said({ code: '40004', sub_code: 'isp.unknow-error' }), 'PaymentError'],
    ['an address that is none', () => said({ ...offer(), bill_download_url: 'file:///etc/passwd' }), 'PaymentError'],
    ['a file that is gone', () => said({ ...offer(), bill_download_url: `${url}/gone` }), 'PaymentError'],
    ['an archive without details', () => said({ ...offer(), bill_download_url: `${url}/empty` }), 'BillUnreadable'],
    ['half an archive', () => said({ ...offer(), bill_download_url: `${url}/half` }), 'BillUnreadable'],
  ])('%s is not believed', async (_, answer, name) => {
    const whole = archive({ 'b.csv': aliBill() });
    answers = {
      '/gateway.do': answer,
      '/empty': () => ({ body: archive({ 'x.csv': Buffer.from('x') }) }),
      '/half': () => ({ body: whole.subarray(0, whole.length / 2) }),
    };
    await expect(fetchBill()).rejects.toMatchObject({ name });
  });
});
