import type { Phrase } from '../vocabulary/read-english';

/** What the server says of subscribed bookings, in English. */
export const bookingSubscriptionEnglish: readonly Phrase[] = [
  ['订舱号最多订阅 {n} 条，请先删除不用的', 'at most {n} bookings, please delete some first'],
  ['订舱号是 6 至 20 位字母数字，例如 {example}', 'a booking number has 6 to 20 letters and digits, such as {example}'],
  ['没有这家船公司', 'there is no such carrier'],
  [
    '今天可提交的新号码已用完 {n} 个（提单号、订舱号合计，没订上的、自动订阅的也算），明天 0 点恢复',
    'the {n} new numbers of today are used up (bills and bookings, refused and automatic ones too), more after midnight',
  ],
  [
    '今天新增的无数据号码已用完 {n} 个（提单号、订舱号合计），明天 0 点恢复',
    'the {n} new numbers without data of today are used up (bills and bookings), more after midnight',
  ],
  ['因订舱号 {number} 自动订阅', 'subscribed by itself for booking {number}'],
  ['暂无此订舱号，请核对号码和港口', 'no such booking yet, please check number and port'],
  ['获取中：暂无此订舱号，收到后自动显示', 'fetching: no such booking yet, shows by itself'],
  [
    '失败·暂无数据：{n} 天没有收到，请核对订舱号和港口，收到后自动恢复',
    'failed, no data: nothing for {n|day|days}, check number and port; recovers by itself',
  ],
  ['{port}港还没有接入数据，暂时查不到订舱号', 'no data of {port} yet, bookings cannot be told'],
  ['已转提单 {bills}', 'became bill {bills}'],
  ['已转提单 {bills} · {node}', 'became bill {bills} · {node}'],
  ['放箱已撤回，请联系船公司', 'the empty release was taken back, ask the carrier'],
  ['已放箱，缺{times}，请问船公司', 'empties released, {times} missing, ask the carrier'],
  ['已放箱，船名航次未到，请问船公司', 'empties released, ship not told, ask the carrier'],
  ['未放箱', 'empties not released'],
  ['已放箱，待提空', 'empties released, to be picked up'],
  ['已提空，待返场', 'empty out, to come back laden'],
  ['已返场，待进港', 'back laden, to gate in'],
  ['已进港，等舱单转提单', 'in the port, becomes a bill by its manifest'],
  ['未提箱', 'not picked up'],
  ['未提箱 {n}', 'not picked up {n}'],
  ['已提空', 'empty out'],
  ['已提空 {n}', 'empty out {n}'],
  ['已返场', 'back laden'],
  ['已返场 {n}', 'back laden {n}'],
  ['请先选择订舱号', 'please choose bookings first'],
  ['请粘贴订舱号', 'please paste booking numbers'],
  ['请填写提单号', 'please enter a bill number'],
];
