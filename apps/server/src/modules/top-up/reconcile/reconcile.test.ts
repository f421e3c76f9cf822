// Guarantee: P-08: of a bill of 100,000 lines every planted difference is found and no other, however the bill is written;
// what is no bill is refused whole.
import { randomInt } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { describe, expect, it } from 'vitest';
import { readAlipayBill } from './alipay-bill';
import { compareDay } from './compare';
import { BillUnreadable, readBillYuan, type BillLine, type OwnCredit } from './day-bill';
import { readWxpayBill } from './wxpay-bill';
import { encodeGb18030 } from './encode-for-test';

const fromMs = Date.parse('2026-11-23T00:00:00+08:00');
const dayMs = 24 * 3_600_000;
const yuan = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;

/** Their bill as they write it, from what they hold. */
function writeWxpay(lines: readonly BillLine[], { bom = false, end = '\r\n' } = {}): Buffer {
  const head =
    '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
  const rows = lines.map((line) => {
    const isRefund = line.kind === 'refund';
    const state = isRefund ? 'REFUND' : line.isDone ? 'SUCCESS' : 'USERPAYING';
    const [pay, back] = [isRefund ? '0.00' : yuan(line.fen), isRefund ? yuan(line.fen) : '0.00'];
    return [
      '',
      formatShanghai(line.atMs),
      'wx1',
      '1900000001',
      '0',
      '',
      line.transactionId,
      line.orderNo,
      'o1',
      'NATIVE',
      state,
      'OTHERS',
      'CNY',
      pay,
      '0.00',
      '0',
      '0',
      back,
      '0.00',
      '',
      isRefund ? (line.isDone ? 'SUCCESS' : 'PROCESSING') : '',
      '桅灯火币充值，演示',
      '',
      '0.00',
      '0.60%',
      pay,
      back,
      '',
    ]
      .join(',`')
      .slice(1);
  });
  return Buffer.from(
    `${bom ? '\uFEFF' : ''}${[head, ...rows, '总交易单数,应结订单总金额,退款总金额', `\`${lines.length},\`0.00,\`0.00`].join(end)}${end}`,
  );
}
function writeAlipay(lines: readonly BillLine[], quote = ''): string {
  const head =
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,备注';
  const rows = lines.map((line) => {
    const fen = line.kind === 'refund' ? -line.fen : line.fen;
    const at = formatShanghai(line.atMs);
    return [
      `${quote}${line.transactionId}\t`,
      `${quote}${line.orderNo}  \t`,
      line.kind === 'refund' ? '退款' : '交易',
      '桅灯火币充值',
      at,
      line.isDone ? at : '',
      '',
      '',
      '',
      '',
      '演示*',
      yuan(fen),
      yuan(fen),
      '',
    ].join(',');
  });
  return [
    '#支付宝业务明细查询',
    '#账号：[20880000000000010156]',
    '#起始日期：[2026年11月23日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    head,
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.length}笔`,
    '',
  ].join('\r\n');
}

const pay = (n: number, part: Partial<BillLine> = {}): BillLine => ({
  orderNo: `CZ${n}`,
  transactionId: `42${n}`,
  kind: 'pay',
  fen: 100 + n,
  isDone: true,
  atMs: fromMs + (n % 86_400) * 1_000,
  ...part,
});
const own = ({ orderNo, fen, atMs }: BillLine, part: Partial<OwnCredit> = {}): OwnCredit => ({
  orderNo,
  fen,
  method: 'WXPAY',
  isRefunded: false,
  paidAtMs: atMs,
  ...part,
});

/** From the trade: what can stand on either side of one order, and what is told of it. */
const line = pay(1);
const table: readonly (readonly [string, readonly BillLine[], readonly OwnCredit[], readonly string[]])[] = [
  ['the same', [line], [own(line)], []],
  ['they have it, we do not', [line], [], ['missing 101 null']],
  ['we have it, they do not', [], [own(line)], ['extra null 101']],
  ['another amount', [{ ...line, fen: 102 }], [own(line)], ['amount 102 101']],
  ['paid twice', [line, { ...line, transactionId: '43' }], [own(line)], ['duplicate 101 101']],
  ['paid twice, never here', [line, { ...line, transactionId: '43' }], [], ['missing 101 null', 'duplicate 101 null']],
  ['a second try that came to nothing', [line, { ...line, transactionId: '43', isDone: false }], [own(line)], []],
  ['given back there alone', [line, { ...line, kind: 'refund' }], [own(line)], ['refund 101 101']],
  ['given back on both sides', [line, { ...line, kind: 'refund' }], [own(line, { isRefunded: true })], []],
  ['being given back', [line, { ...line, kind: 'refund', isDone: false }], [own(line)], []],
  ['given back on a later day', [{ ...line, kind: 'refund' }], [own(line, { paidAtMs: fromMs - 1, isRefunded: true })], []],
  ['not done there, credited here', [{ ...line, isDone: false }], [own(line)], ['status 101 101']],
  ['not done there, not credited here', [{ ...line, isDone: false }], [], []],
  ['a second before midnight here', [line], [own(line, { paidAtMs: fromMs - 1_000 })], ['midnight 101 101']],
  ['midnight itself is of the day', [line], [own(line, { paidAtMs: fromMs })], []],
  ['the next midnight is not', [line], [own(line, { paidAtMs: fromMs + dayMs })], ['midnight 101 101']],
  ['of another day on both sides', [], [own(line, { paidAtMs: fromMs - 301_000 })], []],
  ['in the last seconds of the day, which the next bill may have', [], [own(line, { paidAtMs: fromMs + dayMs - 1_000 })], []],
  ['in the last seconds of the day before, and in no bill since', [], [own(line, { paidAtMs: fromMs - 1_000 })], ['extra null 101']],
  ['a first try that came to nothing', [{ ...line, transactionId: '43', isDone: false }, line], [own(line)], []],
];
it.each(table)('P-08 %s', (_, lines, credits, wanted) => {
  expect(compareDay(lines, credits, fromMs).map(({ kind, theirFen, ownFen }) => `${kind} ${theirFen} ${ownFen}`)).toEqual(wanted);
});

const some = [pay(1), pay(2, { kind: 'refund' }), pay(3, { isDone: false }), pay(4, { fen: 5_000_000 })];
it.each([
  ['as it comes', writeWxpay(some)],
  ['packed', gzipSync(writeWxpay(some))],
  ['with a byte order mark', writeWxpay(some, { bom: true })],
  ['with other ends of lines', writeWxpay(some, { end: '\n' })],
])('P-08 WXPAY’s bill %s', (_, bytes) => expect(readWxpayBill(bytes)).toEqual(some));

it.each([
  ['in GB18030', encodeGb18030(writeAlipay(some))],
  ['in UTF-8', Buffer.from(writeAlipay(some))],
  ['with a byte order mark', Buffer.from(`\uFEFF${writeAlipay(some)}`)],
  ['with numbers behind back quotes', Buffer.from(writeAlipay(some, '`'))],
])('P-08 ALIPAY’s bill %s', (_, bytes) => expect(readAlipayBill(bytes)).toEqual(some));

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html>502</html>')],
  ['half a bill', writeWxpay(some).subarray(0, 700)],
  [
    'a bill that lacks a line',
    Buffer.from(
      writeWxpay(some)
        .toString()
        .replace(/\r\n`[^\r]*CZ2[^\r]*/, ''),
    ),
  ],
  ['another head', Buffer.from(writeWxpay(some).toString().replace('商户订单号', '订单号'))],
  [
    'an amount that is none',
    Buffer.from(
      writeWxpay([pay(1)])
        .toString()
        .replaceAll('`1.01', '`1,01e3'),
    ),
  ],
  ['what is not packed as it says', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('x')])],
])('P-08 %s is no bill of WXPAY’s', (_, bytes) => expect(() => readWxpayBill(bytes)).toThrow(BillUnreadable));

it.each([
  ['nothing', ''],
  ['a page', '<html>502</html>'],
  ['a bill without its end', writeAlipay(some).split('#--').slice(0, 2).join('#--')],
  ['another head', writeAlipay(some).replace('商户订单号', '订单号')],
  ['a line without a time', writeAlipay([pay(1)]).replaceAll(formatShanghai(pay(1).atMs), 'gestern')],
])('P-08 %s is no bill of ALIPAY’s', (_, text) => expect(() => readAlipayBill(Buffer.from(text))).toThrow(BillUnreadable));

it.each([
  ['0.01', 1],
  ['12.5', 1_250],
  ['-3', -300],
  ['1,234.00', 123_400],
])('%s yuan are %i fen', (text, fen) => expect(readBillYuan(text)).toBe(fen));

describe.each([
  ['WXPAY', (lines: readonly BillLine[]) => readWxpayBill(gzipSync(writeWxpay(lines, { bom: true })))],
  ['ALIPAY', (lines: readonly BillLine[]) => readAlipayBill(encodeGb18030(writeAlipay(lines, '`')))],
] as const)('P-08 100,000 lines of %s', (_, through) => {
  it('25 planted differences are found, and no other', () => {
    const seed = Number(process.env['SEED'] ?? randomInt(1e9));
    const start = seed % 50_000;
    const lines = Array.from({ length: 100_000 }, (__, n) => pay(n + 1));
    const credits = lines.map((one) => own(one));
    const planted: string[] = [];
    for (let n = 0; n < 25; n++) {
      const at = (start + n * 1_777) % 100_000;
      const one = lines[at]!;
      const way = n % 7;
      if (way === 0) credits[at] = own({ ...one, orderNo: `GONE${n}` }, { paidAtMs: fromMs - 2 * dayMs });
      if (way === 1) {
        lines[at] = pay(900_000 + n, { kind: 'refund', isDone: false });
        credits[at] = own(one, { paidAtMs: fromMs + dayMs / 2 });
      }
      if (way === 2) lines[at] = { ...one, fen: one.fen + 1 };
      if (way === 3) lines.push({ ...one, transactionId: `9${n}` });
      if (way === 4) lines.push({ ...one, kind: 'refund' });
      if (way === 5) credits[at] = own(one, { paidAtMs: fromMs + dayMs });
      if (way === 6) lines[at] = { ...one, isDone: false };
      planted.push(`${one.orderNo} ${['missing', 'extra', 'amount', 'duplicate', 'refund', 'midnight', 'status'][way]}`);
    }
    console.log(`SEED=${seed}`);
    const beganMs = performance.now();
    const found = compareDay(through(lines), credits, fromMs);
    console.log(`P-08 ${lines.length} lines written, read and compared in ${Math.round(performance.now() - beganMs)} ms (goal 10,000)`);
    expect(found.map(({ orderNo, kind }) => `${orderNo} ${kind}`).sort()).toEqual(planted.sort());
  });
});
