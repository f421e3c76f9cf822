// Guarantee: R-3.9-19, -27 to -31: the wire has these names, and a filing comes back from it as it went.
import { expect, it } from 'vitest';
import { goodsFields, headFields, partyFields } from './filing';
import { goodsTitles } from './messages';
import { sampleFiling } from './sample-filing';
import { goodsNames, headNames, partyNames, readFiling, spellFiling, wireFiling } from './wire-names';

it('R-3.9-27 R-3.9-28 R-3.9-29 goods have these columns, under these titles', () => {
  expect(goodsFields.map((field) => `${goodsNames[field]} ${goodsTitles[field]}`)).toEqual([
    'billno 分单号',
    'ctnno 箱号',
    'sealno 封号',
    'ctntype 箱型',
    'boxmark 箱标记',
    'cargoname 英文品名',
    'wraptype 包装',
    'packno 件数',
    'weight 毛重',
    'volume 体积',
    'mark 唛头',
    'bstatus 空箱',
    'dguncode UN编号',
    'dgclass 危类',
    'packinggroup 包装类别',
    'hazmat 联系人',
    'hazmatnum 联系电话',
    'email 邮箱',
    'fax 传真',
    'temperature 温度',
    'temperatureUnit 温度单位',
  ]);
});

it('R-3.9-30 a party has these fields', () => {
  expect(partyFields.map((field) => partyNames[field])).toEqual([
    'name',
    'address',
    'phone',
    'countrycode',
    'companyCode',
    'aeocode',
    'detailpeople',
    'detailphone',
  ]);
});

it('a filing comes back from the wire as it went, and what is left out is empty', () => {
  expect(readFiling(wireFiling.parse(spellFiling(sampleFiling)))).toEqual(sampleFiling);
  const empty = readFiling(wireFiling.parse({ head: {}, send: {}, revice: {}, notice: {}, goods: [{}] }));
  expect(headFields.every((field) => empty.head[field] === '')).toBe(true);
  expect(new Set(Object.values(headNames)).size).toBe(headFields.length);
});
