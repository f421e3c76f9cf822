// Guarantee: in what customs or a port says to all who follow a bill, no
// company stands with its name and no person behind the word for his part (E10);
// what went wrong stays readable.
import { describe, expect, it } from 'vitest';
import { withoutContacts } from './without-contacts';

describe('E10: names in receipts', () => {
  it.each([
    ['退单：收货人宁波演示进出口有限公司与申报不符', '退单：收货人＊＊＊与申报不符'],
    ['收货人：宁波演示玩具厂有限公司，代码有误', '收货人：＊＊＊，代码有误'],
    ['联系人：张三，请更正后重发', '联系人：＊＊＊，请更正后重发'],
    ['请联系人李四 核对件数', '请联系人＊＊＊ 核对件数'],
    ['请找王经理处理', '请找＊＊＊处理'],
    ['CONSIGNEE DEMO TRADING CO., LTD NOT FOUND', 'CONSIGNEE ＊＊＊ NOT FOUND'],
    ['SHIPPER: DEMO TOYS; WEIGHT DIFFERS', 'SHIPPER: ＊＊＊; WEIGHT DIFFERS'],
    ['Contact: Li Demo, see office', 'Contact: ＊＊＊, see office'],
    ['经营单位为演示集团公司', '经营单位为＊＊＊'],
  ])('E10: %s', (told, shown) => {
    expect(withoutContacts(told)).toBe(shown);
  });

  it.each([
    '接受申报 & 已入库',
    '运抵正常',
    '装载舱单接受',
    '退单：件数 < 1',
    '卸货地不符',
    '收货人：不存在',
    '收货人代码有误',
    '船公司未申报，货代舱单缺失',
    '请与船公司联系',
    '联系人为空',
    '货代公司须先传原始舱单',
    'CONSIGNEE NOT FOUND',
    'SHIPPER: MISSING',
    '布控查验',
    '人工查验',
    'MSC ANNA 087W 重量超限 30480',
  ])('E10: %s stays as it is', (told) => {
    expect(withoutContacts(told)).toBe(told);
  });
});
