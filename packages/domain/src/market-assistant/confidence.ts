/** R-2.2-41: how sure it is that a name goes with a code. */
export const confidences = ['高', '中', '低'] as const;
export type Confidence = (typeof confidences)[number];

/** What stands at a code that somebody wrote by hand, and at one of two that a name goes with. */
export const confirmedWord = '已确认';
export const disputeWord = '有分歧';

/** So often used, it is as good as confirmed; and so often, it is no accident. */
const [usesForHigh, usesForMiddle] = [5, 2];

/** Two codes of one name are both doubtful, whoever confirmed one; else who confirmed it counts, and then how often it was used. */
export function rateCode(code: { readonly isConfirmed: boolean; readonly uses: number; readonly codesOfName: number }): Confidence {
  if (code.codesOfName > 1) return '低';
  if (code.isConfirmed || code.uses >= usesForHigh) return '高';
  return code.uses >= usesForMiddle ? '中' : '低';
}
