// Guarantee: every column the specification names for Ningbo can be shown, once, under its title.
import { describe, expect, it } from 'vitest';
import { billColumns } from './columns';

const specified = [
  ['R-3.8-01', 'area 区域, clientCompanyName 客户公司, billNo 提单号, shipInfo 船名/航次, autoSubscribe 自动订阅'],
  ['R-3.8-02', 'changeVessels 改船, speedType 加急, lastestStatus 最新状态, remark 备注'],
  ['R-3.8-03', 'boxArrivalCount 进港'],
  ['R-3.8-04', 'nodeGroup 节点'],
  ['R-3.8-05', 'errorValue 毛重误差'],
  ['R-3.8-06', 'nppStatus 码头平台, dlPortCode 卸货港, wharf 码头, ctnOwner 箱主'],
  ['R-3.8-07', 'closeTime 截关, portCloseTime 截港, ctnApplyBeginTime 进箱开始, ctnApplyEndTime 进箱截止'],
  [
    'R-3.8-08',
    'etaArrivalTime 预计靠泊, etaDepartureTime 预计离泊, loadTime 装船, arrivalTime 实际靠泊, departureTime 实际离泊, createTime 订阅时间',
  ],
] as const;

describe('billColumns', () => {
  it.each(specified)('%s', (_row, list) => {
    for (const item of list.split(', ')) {
      const [prop, title] = item.split(' ') as [string, string];
      const found = billColumns.filter((column) => column.prop === prop);
      expect(found, prop).toHaveLength(1);
      expect(found[0]!.title.replaceAll(' ', '')).toContain(title);
    }
  });

  it('holds the 26 columns of the list and two drawn ones', () => {
    expect(billColumns).toHaveLength(28);
    expect(new Set(billColumns.map((column) => column.prop)).size).toBe(28);
  });
});
