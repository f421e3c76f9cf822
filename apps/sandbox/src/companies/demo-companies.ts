import { createRandom } from '../world/random';

/** What invented companies make and where they send it. */
const trades = [
  {
    goods: [
      ['保温瓶', '961700'],
      ['不锈钢杯', '732393'],
    ],
    words: ['家居用品', '杯业'],
    ports: ['汉堡', '鹿特丹', '洛杉矶'],
  },
  {
    goods: [
      ['雨伞', '660191'],
      ['遮阳伞', '660110'],
    ],
    words: ['伞业', '户外用品'],
    ports: ['费利克斯托', '汉堡', '悉尼'],
  },
  {
    goods: [
      ['塑料收纳箱', '392310'],
      ['塑料餐具', '392410'],
    ],
    words: ['塑业', '日用品'],
    ports: ['长滩', '釜山', '巴塞罗那'],
  },
  {
    goods: [
      ['灯串', '940531'],
      ['台灯', '940521'],
    ],
    words: ['照明电器', '灯饰'],
    ports: ['纽约', '安特卫普', '墨尔本'],
  },
  {
    goods: [
      ['棉制毛巾', '630260'],
      ['窗帘', '630312'],
    ],
    words: ['家纺', '纺织品'],
    ports: ['热那亚', '横滨', '温哥华'],
  },
] as const;
const places = [
  ['浙江', '宁波', '宁波'],
  ['浙江', '金华', '宁波'],
  ['浙江', '台州', '宁波'],
  ['江苏', '苏州', '上海'],
  ['江苏', '南通', '上海'],
  ['山东', '青岛', '青岛'],
] as const;
const first = ['望舟', '澄泉', '甬岚', '朗峰', '澜汀', '海岬', '星轨', '青屿', '汐湾', '鸥渡', '帆影'];

const header = '公司名称,类型,省,市,成立年份,品名,HS,月份,起运港,目的港,票数,TEU,联系人,职务,电话,邮箱,联系方式来源,核实日期';

/**
 * A file of invented companies, as `npm run toker-import` takes it: 48 of them, each called a demonstration by its name, with
 * numbers that nobody can dial and addresses that reach nobody.
 *
 * @param nowMs the last of its twelve months is its own
 */
export function demoCompanies(nowMs: number): string {
  const random = createRandom('companies');
  const now = new Date(nowMs);
  const months = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at, 1)).toISOString().slice(0, 7),
  );
  const lines = [header];
  for (let no = 0; no < 48; no++) {
    const trade = trades[no % trades.length]!;
    const [province, city, port] = places[no % places.length]!;
    const isForwarder = no % 16 === 15;
    const isTrader = no % 4 === 3;
    const end = isForwarder ? '国际货运代理有限公司' : `${isTrader ? '进出口' : trade.words[no % 2]!}有限公司`;
    const name = `${city}${first[no % first.length]!}演示${end}`;
    const about = [name, isForwarder ? '' : isTrader ? '贸易' : no % 5 === 4 ? '' : '工厂', province, city, String(2001 + (no % 20))];
    for (const [at, [goods, hs]] of trade.goods.entries()) {
      for (const month of months) {
        const bills = Math.floor(random.next() * (at === 0 ? 12 : 4));
        if (bills === 0) continue;
        const to = trade.ports[Math.floor(random.next() * trade.ports.length)]!;
        lines.push([...about, goods, hs, month, port, to, bills, bills * 2, '', '', '', '', '', ''].join(','));
      }
    }
    for (let person = 0; person < no % 3; person++) {
      const role = ['外贸经理', '跟单'][person]!;
      const phone = `0574-0000${String(no * 10 + person).padStart(4, '0')}`;
      lines.push(
        [
          ...about,
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          `演示${'甲乙'[person]!}`,
          role,
          phone,
          `c${no}@demo.invalid`,
          '演示官网',
          `${months[10]!}-18`,
        ].join(','),
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
