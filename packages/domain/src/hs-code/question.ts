import type { HsQuestion } from './answer';
import { attributes } from './attributes';

/** A candidate as the question sees it. */
export interface Asked {
  readonly code: string;
  readonly share: number;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Less than this, in nat, is not worth a question. */
const leastGain = 0.15;

const entropy = (shares: readonly number[]): number => {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum <= 0) return 0;
  return -shares.reduce((total, share) => (share > 0 ? total + (share / sum) * Math.log(share / sum) : total), 0);
};

/**
 * The question whose answer tells most: the attribute with the greatest fall of entropy over the candidates, or null where
 * none tells enough. Attributes the name or an answer told already are not asked; the rest stands under 其他.
 */
export function chooseQuestion(candidates: readonly Asked[], known: ReadonlySet<string>): HsQuestion | null {
  const total = candidates.reduce((sum, { share }) => sum + share, 0);
  const before = entropy(candidates.map(({ share }) => share));
  let best: { gain: number; question: HsQuestion } | null = null;
  for (const attribute of new Set(candidates.flatMap(({ attributes }) => [...attributes.keys()]))) {
    if (known.has(attribute)) continue;
    const groups = new Map<string, Asked[]>();
    for (const candidate of candidates) {
      const value = candidate.attributes.get(attribute) ?? otherValue;
      groups.set(value, [...(groups.get(value) ?? []), candidate]);
    }
    if (groups.size < 2) continue;
    const after = [...groups.values()].reduce((sum, group) => {
      const shares = group.map(({ share }) => share);
      return sum + (shares.reduce((all, share) => all + share, 0) / total) * entropy(shares);
    }, 0);
    const gain = before - after;
    if (gain < leastGain || gain <= (best?.gain ?? 0)) continue;
    best = {
      gain,
      question: { attribute, values: [...groups].map(([value, group]) => ({ value, codes: group.map(({ code }) => code) })) },
    };
  }
  return best?.question ?? null;
}

/** The value of candidates whose titles do not tell the attribute. */
export const otherValue = '其他';

/** Whether an answer is one of its attribute; any other, as of who does not know, tells nothing. */
export const isKnownAnswer = (attribute: string, answer: string): boolean =>
  answer === otherValue || attributes.some(({ id, values }) => id === attribute && values.some(({ value }) => value === answer));
