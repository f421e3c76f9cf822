// Guarantee: what is found in a text but cannot be followed stands in the preview with what to do about it.
// @vitest-environment happy-dom
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { guessCarrier } from '@mastlight/domain/vocabulary/carrier';
import { numbersPerPasteMax } from '@mastlight/domain/vocabulary/find-numbers';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/catalogue';
import { readClients, namesClients } from '@mastlight/domain/vocabulary/text-columns';
import { buildPreview, countClientless, countFound, readPaste } from './paste-preview';
import { billTexts } from './texts/zh-CN';

test('W-16 a number that Excel has rounded is no bill, and is told what to do', () => {
  const rows = buildPreview(findBillNos('提单号\n1.23E+16\nCOSU6400000001'), new Map(), new Map(), () => null, textsOf(billTexts));
  expect(rows.map(({ billNo, result, note, isTicked }) => [billNo, result, note, isTicked])).toEqual([
    ['1.23E+16', 'invalid', 'Excel 把这个号四舍五入了，请把这一列设成文本', false],
    ['COSU6400000001', 'new', null, true],
  ]);
});

test('R-5.3-06 a box with a wrong check digit says which digit it should be, whether a word names it or not', () => {
  const text = '箱号：ONEU2502113\nCSNU6152041\nMEDU1234567';
  const rows = buildPreview(findBillNos(text), new Map(), new Map(), (billNo) => guessCarrier(billNo), textsOf(billTexts));
  expect(rows.map(({ billNo, result, note, isTicked }) => [billNo, result, note, isTicked])).toEqual([
    ['ONEU2502113', 'aside', '像箱号，但校验位应是 2，请核对；没错可以仍然使用', false],
    ['CSNU6152041', 'new', '像箱号，但校验位应是 2，请核对；没错可以仍然使用', false],
    // A bill of MSC looks like a box.
    ['MEDU1234567', 'new', null, true],
  ]);
});

test('V-14 what is recognised is counted as on the other lists: phones, invoices and short ones are not', () => {
  const { tokens, others } = readPaste(
    'COSU6142624050\nTCNU1234565\n13800138000\n发票号 INV2026112201\nABC12\nS/O WK420P00081 WK420P00081',
  );
  const rows = buildPreview(tokens, new Map(), new Map(), () => null, textsOf(billTexts));
  expect(
    countFound(
      rows,
      others.map((found) => ({ found })),
    ),
  ).toEqual({ count: 3, repeats: 1 });
});

test('H8 a number that is followed in another port is new here, says so, and waits for its tick', () => {
  const told = { result: 'new', reason: null, carrierCode: 'COSCO', carrierName: null, subscribedTime: null } as const;
  const [one, other] = ['COSU6400000001', 'COSU6400000002'];
  const rows = buildPreview(
    findBillNos(`提单号\n${one}\n${other}`),
    new Map([
      [one, { ...told, blno: one, followedPort: 'SH' }],
      [other, { ...told, blno: other, followedPort: null }],
    ]),
    new Map(),
    () => null,
    textsOf(billTexts),
  );
  expect(rows.map(({ result, note, isTicked }) => [result, note, isTicked])).toEqual([
    ['new', '已在上海订阅，这里再订另收费', false],
    ['new', null, true],
  ]);
});

const preview = (text: string) => buildPreview(findBillNos(text), new Map(), new Map(), () => null, textsOf(billTexts), readClients(text));

test('N3 a bill with two clients says whose it becomes, and one named before its table has the client of the table', () => {
  const rows = preview(
    '跟一下 COSU6400000003\n提单号\t客户\nCOSU6400000001\t恒泰\nCOSU6400000001\t蓝港\nCOSU6400000002\t恒泰\nCOSU6400000003\t蓝港',
  );
  expect(rows.map(({ billNo, client, note }) => [billNo, client, note])).toEqual([
    ['COSU6400000003', '蓝港', null],
    ['COSU6400000001', '恒泰', '文中写了不同的客户，归到“恒泰”，没有归到“蓝港”；不对请改文字'],
    ['COSU6400000002', '恒泰', null],
  ]);
});

test('N3 bills without a client are counted where the text has a column of clients', () => {
  const count = (text: string) => countClientless(preview(text), namesClients(text));
  expect(count('提单号\t客户\nCOSU6400000001\t恒泰\n\nCOSU6400000002\t1\nCOSU6400000003\t2')).toBe(2);
  expect(count('运编,客户\nCOSU6400000001,恒泰')).toBe(1);
  expect(count('COSU6400000001\nCOSU6400000002')).toBe(0);
});

test('V-14 calls beyond what one paste takes are told among the bills, too', () => {
  const calls = Array.from({ length: numbersPerPasteMax + 1 }, (_, i) => `MSC ANNA V.${1000 + i}W`);
  const { tokens, others } = readPaste(['COSU6142624050', '订舱号 ALK0574445', ...calls].join('\n'));
  expect(tokens.map(({ billNo }) => billNo)).toEqual(['COSU6142624050']);
  expect(others.map(({ kind }) => kind).filter((kind) => kind === 'booking')).toHaveLength(1);
  expect(others.at(-1)).toMatchObject({ number: `MSC.ANNA/${1000 + numbersPerPasteMax}W`, fault: 'over-batch-limit' });
});
