/**
 * Goods that market procurement does not take, or may not without a paper, by the beginning of their code. The table is ours, has
 * its day and is told with it: what customs and the market publish counts before it.
 */

/** The month in which the table was last gone through. */
export const goodsRulesOf = '2025-10';

/** `stop`: not by 1039; `permit`: perhaps only with an export licence, or by whoever has the trade. */
export interface GoodsRule {
  readonly prefix: string;
  readonly level: 'stop' | 'permit';
  readonly what: string;
}

const stop = (prefix: string, what: string): GoodsRule => ({ prefix, level: 'stop', what });
const permit = (prefix: string, what: string): GoodsRule => ({ prefix, level: 'permit', what });

export const goodsRules: readonly GoodsRule[] = [
  stop('0507', '象牙、犀角等动物角'),
  stop('2505', '天然砂'),
  stop('4403', '原木'),
  stop('4907', '钞票和有价票证'),
  stop('7110', '铂'),
  stop('7118', '硬币'),
  stop('93', '武器弹药'),
  permit('2401', '烟草'),
  permit('2402', '卷烟'),
  permit('2403', '烟草制品'),
  permit('2404', '含烟草或尼古丁的制品'),
  permit('2844', '放射性物质'),
  permit('30', '药品'),
  permit('3601', '火药'),
  permit('3604', '烟花爆竹'),
  permit('7102', '钻石'),
  permit('7106', '银'),
  permit('7108', '金'),
  permit('854340', '电子烟'),
  permit('8806', '无人机'),
  permit('9705', '收藏品'),
  permit('9706', '古物'),
];

/** The rule for a code; null where none speaks of it. The longest beginning counts. */
export function goodsRuleOf(hsCode: string): GoodsRule | null {
  const found = goodsRules.filter(({ prefix }) => hsCode.startsWith(prefix));
  return found.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? null;
}
