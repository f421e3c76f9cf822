/** Why a code is proposed, and what is asked, in words. */
import { showCode } from '../vocabulary/show-code';

/** As the ranking gives it. */
interface Reason {
  readonly kind: string;
  readonly word: string;
  readonly code?: string;
}

const says: Readonly<Record<string, (reason: Reason) => string>> = {
  own: () => '公司以前这样定过',
  matched: ({ word }) => `品名有“${word}”`,
  synonym: ({ word }) => `“${word}”是它的叫法`,
  rule: ({ word }) => `归类规则：${word}`,
  attribute: ({ word }) => `写明“${word}”`,
  answered: ({ word }) => `你答的“${word}”`,
  excluded: ({ code = '' }) => `不是 ${showCode(code)}`,
  usual: () => '品名没写细，先取最常用的子目',
};

/** Reasons in one line; at most four, each once. */
export function sayReasons(reasons: readonly Reason[]): string {
  const all = reasons.flatMap((reason) => says[reason.kind]?.(reason) ?? []);
  return [...new Set(all)].slice(0, 4).join('，');
}

const questionTitles: Readonly<Record<string, string>> = {
  material: '是什么材质的？',
  state: '是鲜的、冻的还是干的？',
  make: '是针织还是梭织的？',
  wearer: '是给谁穿的？',
  power: '用什么电源或动力？',
  part: '是整件还是零件？',
  form: '是什么形状的？',
};

/** The question about an attribute. */
export const questionTitle = (attribute: string): string => questionTitles[attribute] ?? '还缺一个特征，是哪一种？';
