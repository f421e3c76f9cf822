// Guarantee: each rule of an order is told with its line, stops what customs would send back, and says so where it holds.
import { describe, expect, test } from 'vitest';
import { checkOrder, mayBeSubmitted, rules, type KnownParties } from './check-order';
import type { OrderBox, OrderContent, OrderLine } from './fields';
import { goodsRuleOf, goodsRules } from './forbidden-goods';
import { sampleLine as line, sampleOrder, sampleParties } from './sample-order';

const today = '2026-05-20';
const order = (rest: {
  readonly head?: Readonly<Record<string, string>>;
  readonly lines?: readonly OrderLine[];
  readonly boxes?: readonly OrderBox[];
}): OrderContent => ({ ...sampleOrder, ...rest, head: { ...sampleOrder.head, ...rest.head } });

const told = (content: OrderContent, known: KnownParties = sampleParties) =>
  checkOrder(content, known, today)
    .filter(({ level }) => level !== 'ok')
    .map(({ rule, level, line: at, text }) => `${rule} ${level} ${at ?? '-'} ${text}`);

test('R-2.2-28 of an order that is right every rule says that it holds', () => {
  const findings = checkOrder(sampleOrder, sampleParties, today);
  expect(findings.map(({ rule, level }) => `${rule} ${level}`)).toEqual(rules.map((rule) => `${rule} ok`));
  expect(mayBeSubmitted(findings)).toBe(true);
});

test('R-2.2-28 what there is nothing of, or nothing known of, has not held', () => {
  const held = (content: OrderContent) =>
    checkOrder(content, sampleParties, today).flatMap(({ rule, level }) => (level === 'ok' ? [rule] : []));
  expect(held(order({ lines: [], boxes: [] }))).toEqual(['head', 'buyer', 'applicant', 'rate']);
  expect(held(order({ head: { currency: '' } }))).not.toContain('rate');
  // Whether goods without a code are forbidden nobody can say.
  expect(held(order({ lines: [line({}), line({ hsCode: '' })] }))).not.toContain('goods');
});

test('R-2.2-28 a merchant who ends soon is told once, however many lines are his; each line that is stopped by one is told', () => {
  const of = (merchant: string) => line({ merchant });
  const merchants = new Map([
    ['YW0318', { validUntil: '2026-05-31', limitUsd: '' }],
    ['YW0742', { validUntil: '2026-05-01', limitUsd: '' }],
  ]);
  const lines = [of('YW0742'), of('YW0318'), of('YW0318'), of('YW0742'), of('YW0318')];
  expect(told(order({ lines }), { ...sampleParties, merchants })).toEqual([
    'merchant stop 0 第 1 行 商户 YW0742 备案 2026-05-01 已经过期',
    'merchant warn 1 第 2 行等 3 行 商户 YW0318 备案 2026-05-31 到期，剩 11 天',
    'merchant stop 3 第 4 行 商户 YW0742 备案 2026-05-01 已经过期',
  ]);
});

describe('one thing wrong', () => {
  test.each<[string, OrderContent, string]>([
    ['no goods', order({ lines: [] }), 'lines stop - 还没有商品'],
    ['blank lines only', order({ lines: [{ part: 0, texts: {} }] }), 'lines stop - 还没有商品'],
    ['no buyer', order({ head: { buyer: '' } }), 'buyer stop - 请选外商'],
    ['a buyer who is in no book', order({ head: { buyer: 'OTHER' } }), 'buyer stop - 外商护照里没有 OTHER，请先登记'],
    ['no applicant', order({ head: { applicant: '' } }), 'applicant stop - 请选申报单位'],
    ['R-5.3-01 a ship in small letters', order({ head: { vessel: 'demo.moon' } }), 'head stop - 船名只能是大写字母 数字 . -'],
    ['R-5.3-02 a ship with a blank', order({ head: { vessel: 'DEMO MOON' } }), 'head stop - 船名只能是大写字母 数字 . -'],
    ['R-5.3-03 a voyage with a dash', order({ head: { voyage: '1-W' } }), 'head stop - 航次只能只能是大写字母 数字 .'],
    ['R-5.3-04 a voyage with its V.', order({ head: { voyage: 'V.1W' } }), 'head stop - 航次不能有 V.'],
    ['no country', order({ head: { country: '' } }), 'head stop - 请填运抵国'],
    [
      'a currency that is none',
      order({ head: { currency: 'XYZ', usdRate: '7' } }),
      'head stop - 币制只能是USD、EUR、CNY、GBP、JPY、HKD、AED',
    ],
    ['no rate', order({ head: { rate: '' } }), 'rate stop - 请填 USD 的汇率'],
    ['euros without the dollar', order({ head: { currency: 'EUR' } }), 'rate stop - 请填美元汇率，限额按美元算'],
    ['a rate without its day', order({ head: { rateDay: '' } }), 'rate stop - 请填汇率是哪一天的'],
    ['a rate of tomorrow', order({ head: { rateDay: '2026-05-21' } }), 'rate stop - 汇率日期在今天之后'],
    ['a rate of last month', order({ head: { rateDay: '2026-04-30' } }), 'rate warn - 汇率是 2026-04-30 的，不是本月的，请核对'],
    ['no code', order({ lines: [line({ hsCode: '', name: 'LED 灯串' })] }), 'hsCode stop 0 第 1 行LED 灯串，商品编码没定'],
    ['eight digits', order({ lines: [line({ hsCode: '94054290' })] }), 'hsCode stop 0 第 1 行 商品编码是 10 位数字'],
    ['goods that 1039 does not take', order({ lines: [line({ hsCode: '9303100000' })] }), 'goods stop 0 第 1 行 武器弹药不能走市场采购'],
    [
      'goods with a paper',
      order({ lines: [line({ hsCode: '8543400000' })] }),
      'goods warn 0 第 1 行 电子烟可能要出口许可或专营资质，核实后再报',
    ],
    ['no quantity', order({ lines: [line({ quantity: '', amount: '' })] }), 'lines stop 0 第 1 行，请填数量'],
    ['none of it', order({ lines: [line({ quantity: '0', amount: '' })] }), 'lines stop 0 第 1 行 数量要大于 0，最多 3 位小数'],
    ['half a carton', order({ lines: [line({ cartons: '1.5' })] }), 'lines stop 0 第 1 行 箱数要大于 0，不带小数'],
    ['net over gross', order({ lines: [line({ netKg: '5250.001' })] }), 'lines stop 0 第 1 行 净重比毛重大'],
    [
      'an amount of its own',
      order({ lines: [line({ amount: '28,200.01' })] }),
      'lines stop 0 第 1 行 金额写的是 28,200.01，数量乘单价是 28200.00',
    ],
    ['no merchant', order({ lines: [line({ merchant: '' })] }), 'merchant stop 0 第 1 行，请填商户号'],
    ['an unknown one', order({ lines: [line({ merchant: 'YW2207' })] }), 'merchant stop 0 第 1 行 商户 YW2207 没有登记'],
    [
      'over the limit',
      order({ lines: [line({ price: '12.6', amount: '' })] }),
      'limit stop - 货值 151200.00 美元，超过一票 15 万美元，请拆单',
    ],
    [
      'over it after a split',
      order({ lines: [line({ price: '12.6', amount: '' }, 1), line({}, 2)] }),
      'limit stop - 报关单 1 货值 151200.00 美元，超过 15 万美元，请重新拆单',
    ],
    ['a line added after the split', order({ lines: [line({}, 1), line({}, 0)] }), 'limit stop 1 第 2 行 还没分到报关单，请重新拆单'],
    [
      'a box number that is none',
      order({ boxes: [{ boxNo: 'DEMU100001', kind: '40HQ' }], lines: [line({ boxNo: 'DEMU100001' })] }),
      'boxes stop - 箱号 DEMU100001 不对，请核对 4 位字母加 7 位数字',
    ],
    [
      'R-5.3-06 a box with a wrong check digit, which stops nothing',
      order({ boxes: [{ boxNo: 'DEMU1000019', kind: '40HQ' }], lines: [line({ boxNo: 'DEMU1000019' })] }),
      'boxes warn - 箱号 DEMU1000019 校验位应是 0，请核对；没错可以仍然使用',
    ],
    [
      'goods in a box that is not there',
      order({ lines: [line({ boxNo: 'DEMU2000000' })] }),
      'boxes stop 0 第 1 行 箱 DEMU2000000 不在箱子里',
    ],
    ['goods in no box', order({ lines: [line({ boxNo: '' })] }), 'boxes warn - 1 行货还没装进箱子'],
  ])('R-2.2-28, R-2.2-30 %s', (_, content, expected) => {
    expect(told(content)).toEqual([expected]);
  });
});

describe('what ends', () => {
  const known = (buyer: string, merchant: string): KnownParties => ({
    ...sampleParties,
    buyers: new Map([['DEMO BUYER', { validUntil: buyer, limitUsd: '' }]]),
    merchants: new Map([['YW0318', { validUntil: merchant, limitUsd: '' }]]),
  });
  test.each([
    ['2026-06-20', '2026-06-20', []],
    [
      '2026-06-19',
      '2026-06-19',
      ['buyer warn - 外商护照 2026-06-19 到期，剩 30 天', 'merchant warn 0 第 1 行 商户 YW0318 备案 2026-06-19 到期，剩 30 天'],
    ],
    [
      '2026-05-20',
      '2026-05-20',
      ['buyer warn - 外商护照 2026-05-20 到期，剩 0 天', 'merchant warn 0 第 1 行 商户 YW0318 备案 2026-05-20 到期，剩 0 天'],
    ],
    [
      '2026-05-19',
      '2026-05-19',
      ['buyer stop - 外商护照 2026-05-19 已经过期', 'merchant stop 0 第 1 行 商户 YW0318 备案 2026-05-19 已经过期'],
    ],
    ['2031-05-31', '', []],
  ] as const)('R-2.2-34 a passport until %s and a merchant until "%s"', (buyer, merchant, expected) => {
    expect(told(sampleOrder, known(buyer, merchant))).toEqual(expected);
  });
});

describe('limits × merchants × declarations', () => {
  const known: KnownParties = {
    ...sampleParties,
    merchants: new Map([
      ['YW0318', { validUntil: '', limitUsd: '50000' }],
      ['YW0742', { validUntil: '', limitUsd: '' }],
    ]),
  };
  const of = (merchant: string, price: string, part: number) => line({ merchant, price, amount: '' }, part);
  test.each<[string, readonly OrderLine[], readonly string[]]>([
    ['within his', [of('YW0318', '2', 1), of('YW0318', '2', 1)], []],
    [
      'over his in one declaration',
      [of('YW0318', '2.2', 1), of('YW0318', '2', 1)],
      ['merchantLimit stop - 商户 YW0318 在一票里 50400.00 美元，超过他的限额 50000.00 美元'],
    ],
    ['the same in two', [of('YW0318', '2.2', 1), of('YW0318', '2', 2)], []],
    ['another without a limit', [of('YW0742', '6', 1), of('YW0742', '6', 1)], []],
    ['exactly the limit of a declaration', [of('YW0742', '12.5', 1)], []],
  ])('R-2.2-28 %s', (_, lines, expected) => {
    expect(told(order({ lines }), known)).toEqual(expected);
  });
});

test('R-2.2-28 the longest beginning of a code counts, and none is there twice', () => {
  expect(goodsRuleOf('9617001900')).toBeNull();
  expect(goodsRuleOf('7110110000')?.what).toBe('铂');
  expect(new Set(goodsRules.map(({ prefix }) => prefix)).size).toBe(goodsRules.length);
});
