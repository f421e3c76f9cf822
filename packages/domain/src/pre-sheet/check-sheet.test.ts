// Guarantee: R-2.2-48: each field of a pre-sheet is held against its rule, and what is wrong names its field and its row.
import { describe, expect, it } from 'vitest';
import { readAgentMessage, sheetForAgent, writeAgentMessage } from './agent-message';
import { checkSheet } from './check-sheet';
import { sampleSheet } from './sample-sheet';
import { sayFinding } from './say-finding';
import { saysSame, tidySheet, type SheetBox, type SheetGoods, type SheetHead } from './sheet';

const told = (sheet: typeof sampleSheet): string[] =>
  checkSheet(sheet).map((finding) => `${finding.severity === 'warning' ? '? ' : ''}${sayFinding(finding)}`);
const withHead = (change: Partial<SheetHead>) => ({ ...sampleSheet, head: { ...sampleSheet.head, ...change } });
const [firstBox] = sampleSheet.boxes as [SheetBox, SheetBox];
const [firstLine] = sampleSheet.goods as [SheetGoods];

describe('R-2.2-48 the head', () => {
  it.each<[string, Partial<SheetHead>, readonly string[]]>([
    ['all right', {}, []],
    ['small letters and blanks are put right', { billNo: ' demo26112801 ', loadPort: 'cnnbg' }, []],
    ['no bill', { billNo: '' }, ['请填提单号']],
    ['a bill of other signs', { billNo: '提单1' }, ['提单号是 4 到 20 位字母、数字或短横线']],
    ['no ship, no voyage', { vesselName: '', voyage: '' }, ['请填船名', '请填航次']],
    ['R-5.3-01 a ship in Chinese', { vesselName: '灯塔' }, ['船名只能是大写字母 数字 . -']],
    ['R-5.3-01 a ship with other signs', { vesselName: "L'ETOILE/2" }, ['船名只能是大写字母 数字 . -']],
    ['R-5.3-02 a ship with a blank', { vesselName: 'DEMO LANTERN' }, ['船名只能是大写字母 数字 . -']],
    ['a ship without end', { vesselName: 'A'.repeat(36) }, ['船名最多 35 个字符，航次最多 17 个字符']],
    ['R-5.3-03 a voyage with a dash', { voyage: '118-W' }, ['航次只能只能是大写字母 数字 .']],
    ['R-5.3-03 a voyage with a blank and a point', { voyage: '118 W.2' }, []],
    ['R-5.3-04 a voyage with its V.', { voyage: 'v.118W' }, ['航次不能有 V.']],
    ['a voyage that is too long', { voyage: '1'.repeat(18) }, ['船名最多 35 个字符，航次最多 17 个字符']],
    ['a port by its name', { loadPort: '宁波' }, ['港口写 5 位代码，例如 CNNBG']],
    ['no ports', { loadPort: '', dischargePort: '' }, ['请填装货港', '请填卸货港']],
    ['from a port to itself', { dischargePort: 'CNNBG' }, ['卸货港和装货港相同']],
    ['a destination that is none', { destination: 'LOS ANGELES' }, ['港口写 5 位代码，例如 CNNBG']],
    ['no terminal, nobody to ask', { wharf: '', contact: '' }, ['请选码头', '请填联系人']],
    ['a phone that is none', { phone: '找小王' }, ['电话要能拨通：手机、带区号的座机、400，国外的以 + 开头']],
    ['a sign that nobody sees', { contact: '演示\u202e员' }, ['有看不见的字符或太长，请重新输入']],
    ['a remark without end', { remark: '长'.repeat(501) }, ['备注最多 500 个字']],
  ])('R-2.2-48 %s', (_name, change, expected) => {
    expect(told(withHead(change))).toEqual(expected);
  });
});

it('R-5.3-02 a ship with blanks is offered with points and with dashes', () => {
  expect(checkSheet(withHead({ vesselName: 'DEMO LANTERN' }))).toMatchObject([{ fixes: ['DEMO.LANTERN', 'DEMO-LANTERN'] }]);
  expect(checkSheet(withHead({ vesselName: '灯塔' }))[0]).not.toHaveProperty('fixes');
});

describe('R-2.2-48 boxes', () => {
  it.each<[string, Partial<SheetBox>, readonly string[]]>([
    ['by number alone', { count: '' }, []],
    ['no kind', { sizeType: '' }, ['第 1 箱 箱型：请选箱型']],
    ['no such kind', { sizeType: '50GP' }, ['第 1 箱 箱型：没有这个箱型，请从列表里选']],
    ['neither how many nor which', { count: '', containerNo: '' }, ['第 1 箱 数量：请填数量或箱号']],
    ['none', { count: '0', containerNo: '' }, ['第 1 箱 数量：数量是 1 到 99 的整数']],
    ['half a box', { count: '1.5', containerNo: '' }, ['第 1 箱 数量：数量是 1 到 99 的整数']],
    ['two under one number', { count: '2' }, ['第 1 箱 数量：填了箱号的一行只算 1 箱']],
    ['no container number', { containerNo: 'CSNU615204' }, ['第 1 箱 箱号：箱号是 4 位字母加 7 位数字']],
    [
      'R-5.3-06 a wrong check digit is a doubt',
      { containerNo: 'CSNU6152043' },
      ['? 第 1 箱 箱号：箱号校验位应是 2，请核对；没错可以仍然使用'],
    ],
    ['a number with blanks', { containerNo: 'csnu 615204-2' }, []],
    ['R-5.3-07 a seal of other signs', { sealNo: 'ML-88/1' }, ['第 1 箱 封号：封号最多 28 位，只能是大写字母和数字']],
    ['R-5.3-07 a seal of 28', { sealNo: 'A'.repeat(28) }, []],
    ['R-5.3-07 a seal of 29', { sealNo: 'A'.repeat(29) }, ['第 1 箱 封号：封号最多 28 位，只能是大写字母和数字']],
    ['no weight', { weightKg: '' }, []],
    ['a weight that is none', { weightKg: '重' }, ['第 1 箱 重量：重量要大于 0，每箱不超过 36,000 kg']],
    [
      'too heavy',
      { weightKg: '36001' },
      ['第 1 箱 重量：重量要大于 0，每箱不超过 36,000 kg', '? 箱的重量合计 44,401 kg，货物毛重合计 18,000 kg，请核对'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(told({ ...sampleSheet, boxes: [{ ...firstBox, ...change }, ...sampleSheet.boxes.slice(1)] })).toEqual(expected);
  });

  it('R-2.2-48 a container that stands twice, and none at all', () => {
    expect(told({ ...sampleSheet, boxes: [firstBox, { ...firstBox, weightKg: '' }] })).toEqual(['第 2 箱 箱号：箱号和第 1 箱重复']);
    expect(told({ ...sampleSheet, boxes: [] })).toEqual(['请至少填一行箱']);
  });
});

describe('R-2.2-48 goods', () => {
  it.each<[string, Partial<SheetGoods>, readonly string[]]>([
    ['thousands with signs', { weightKg: '18,000' }, []],
    [
      'nothing but a mark',
      { name: '', packages: '', packageType: '', weightKg: '', volumeM3: '' },
      [
        '货物第 1 行 品名：请填品名',
        '货物第 1 行 件数：请填件数',
        '货物第 1 行 包装：请填包装',
        '货物第 1 行 重量：请填毛重',
        '货物第 1 行 体积：请填体积',
        '? 箱的重量合计 18,000 kg，货物毛重合计 0 kg，请核对',
      ],
    ],
    ['half a package', { packages: '1.5' }, ['货物第 1 行 件数：件数是大于 0 的整数']],
    ['no volume', { volumeM3: '0' }, ['货物第 1 行 体积：体积是大于 0 的数，最多 3 位小数']],
    ['four decimals', { volumeM3: '1.2345' }, ['货物第 1 行 体积：体积是大于 0 的数，最多 3 位小数']],
    ['more than the boxes hold', { volumeM3: '142.5' }, ['? 货物共 142.5 m³，这些箱只装得下 142 m³，请核对']],
    ['another weight than the boxes', { weightKg: '18002' }, ['? 箱的重量合计 18,000 kg，货物毛重合计 18,002 kg，请核对']],
    ['a mark over two lines', { marks: 'A\nB' }, ['货物第 1 行 唛头：唛头最多 200 个字，不能有看不见的字符']],
  ])('%s', (_name, change, expected) => {
    expect(told({ ...sampleSheet, goods: [{ ...firstLine, ...change }] })).toEqual(expected);
  });

  it('R-2.2-48 none at all; rows in which nothing stands are none', () => {
    const blank = { name: ' ', packages: '', packageType: '', weightKg: '', volumeM3: '', marks: '' };
    expect(told({ ...sampleSheet, goods: [blank] })).toEqual(['请至少填一行货物']);
    expect(saysSame(sampleSheet, { ...sampleSheet, goods: [blank, ...sampleSheet.goods] })).toBe(true);
    expect(saysSame(sampleSheet, withHead({ remark: 'x' }))).toBe(false);
  });
});

it('R-2.2-48 the agent reads what was written, and nothing else', () => {
  const envelope = { type: 'PRE-SHEET', reference: '26112800000000', recipient: 'DEMO', sender: 'MASTLIGHT', prepared: '' } as const;
  const message = { ...envelope, function: 'submit', times: 1, sheet: sheetForAgent(tidySheet(sampleSheet)) } as const;
  expect(readAgentMessage(writeAgentMessage(message))).toEqual(message);
  expect(message.sheet.boxes.map(({ count, weightKg }) => [count, weightKg])).toEqual([
    [1, 9600],
    [2, 8400],
  ]);
  for (const text of ['', '{}', '[]', 'UNB+', '{"type":"PRE-SHEET"}']) expect(readAgentMessage(text)).toBeNull();
});
