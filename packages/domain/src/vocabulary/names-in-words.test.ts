// Guarantee: in what customs or a port says to all who follow a bill, no
// company stands with its name and no person behind the word for his part (E10);
// what went wrong stays readable.
import { describe, expect, it } from 'vitest';
import { withoutContacts } from './without-contacts';

const { process: processor } = globalThis as unknown as { process: { cpuUsage(since?: object): { user: number; system: number } } };

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

describe('AT-5: people in receipts, by more words for their part and more titles', () => {
  it.each([
    ['联系人为张三，请更正', '联系人为＊＊＊，请更正'],
    ['联系人王小明请回电', '联系人＊＊＊请回电'],
    ['联系人（李四）', '联系人（＊＊＊）'],
    ['经办人:张三丰 电话见单', '经办人:＊＊＊ 电话见单'],
    ['经办人 欧阳锋，已签', '经办人 ＊＊＊，已签'],
    ['收货人王小明，地址不详', '收货人＊＊＊，地址不详'],
    ['收货人张伟先生拒收', '收货人＊＊＊拒收'],
    ['收货人：陈女士', '收货人：＊＊＊'],
    ['业务员：赵六', '业务员：＊＊＊'],
    ['负责人 周杰，请核对', '负责人 ＊＊＊，请核对'],
    ['法定代表人：孙七', '法定代表人：＊＊＊'],
    ['对接人是吴八', '对接人是＊＊＊'],
    ['跟单员钱多多已改单', '跟单员＊＊＊已改单'],
    ['提货人：郑九；车牌浙B12345', '提货人：＊＊＊；车牌浙B12345'],
    ['请联系王总处理', '请联系＊＊＊处理'],
    ['李工，已核实', '＊＊＊，已核实'],
    ['请找陈主任签字', '请找＊＊＊签字'],
    ['与刘科长确认', '与＊＊＊确认'],
    ['欧阳经理同意', '＊＊＊同意'],
    ['Person in charge: Zhang San, confirm', 'Person in charge: ＊＊＊, confirm'],
    ['PIC: Li Si; see office', 'PIC: ＊＊＊; see office'],
    ['MR. WANG CONFIRMED', '＊＊＊ CONFIRMED'],
    ['please ask Ms Li Hua', 'please ask ＊＊＊'],
  ])('AT-5 %s', (told, shown) => {
    expect(withoutContacts(told)).toBe(shown);
  });

  it.each([
    '联系人信息不全',
    '请联系客户经理',
    '请联系业务经理',
    '经办人未签字',
    '负责人代码有误',
    '收货人方代码为空',
    '收货人高度不符',
    '件数汇总不符',
    '总重 24860 与舱单不符',
    '施工，暂停进港',
    '请与值班主任联系',
    '操作成功',
    '司机方向错误',
    '查验员已到场',
    '法人代码 18 位',
    'MS ANNA 087W',
    'DR 12345',
  ])('AT-5 %s stays as it is', (told) => {
    expect(withoutContacts(told)).toBe(told);
  });

  it('AT-5 work grows with the length of the text', () => {
    const times = [20_000, 80_000].map((length) =>
      ['联系人', '收货人王', '请联系', '先生', 'Ms '].map((piece) => {
        const text = piece.repeat(length / piece.length);
        const began = processor.cpuUsage();
        withoutContacts(text);
        const { user, system } = processor.cpuUsage(began);
        return (user + system) / 1000;
      }),
    );
    // Four times the length: far below sixteen times the work.
    times[1]!.forEach((tookMs, index) => expect(tookMs).toBeLessThan(10 * times[0]![index]! + 250));
  });
});
