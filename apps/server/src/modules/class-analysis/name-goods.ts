import { setImmediate } from 'node:timers/promises';
import type { Candidate } from '@mastlight/domain/class-analysis/contract';
import { proposedFrom } from '@mastlight/domain/class-analysis/limits';
import { questionTitle, sayReasons } from '@mastlight/domain/class-analysis/say-reason';
import type { HsAnswer, HsCandidate } from '@mastlight/domain/hs-code/index';
import type { HsCodeDoor } from '../hs-code/index';

/** What is kept of an answer: nobody looks at the sixth candidate. */
const candidatesKept = 5;

/** How names are compared: one width, one case, one space between words. */
export const levelName = (name: string): string => name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();

/**
 * The answer for one name. A name that its owner has given a code himself has that one, whatever the ranking says.
 *
 * @param own codes by levelled names
 */
export function nameGoods(
  hsCodes: HsCodeDoor,
  own: ReadonlyMap<string, string>,
  name: string,
  answered: Readonly<Record<string, string>> = {},
): HsAnswer {
  const answer = hsCodes.classify(name, answered);
  const code = own.get(levelName(name));
  if (code === undefined) return { ...answer, candidates: answer.candidates.slice(0, candidatesKept) };
  const chosen: HsCandidate = {
    hsCode: code,
    heading: code.slice(0, 4),
    name: hsCodes.nameOf(code),
    share: 1,
    reason: [{ kind: 'own', word: name }],
  };
  const others = answer.candidates.filter(({ hsCode }) => hsCode !== code.slice(0, 6)).slice(0, candidatesKept - 1);
  return {
    candidates: [chosen, ...others.map((other) => ({ ...other, share: 0 }))],
    headings: answer.headings,
    confidence4: 0.99,
    confidence6: 0.99,
    question: null,
  };
}

/** The answers for many names; other calls have their turn between them. */
export async function nameMany(hsCodes: HsCodeDoor, own: ReadonlyMap<string, string>, names: readonly string[]): Promise<HsAnswer[]> {
  const answers: HsAnswer[] = [];
  for (const name of names) {
    answers.push(nameGoods(hsCodes, own, name));
    await setImmediate();
  }
  return answers;
}

const percentOf = (share: number): number => Math.round(share * 100);

const showCandidate = ({ hsCode, name, share, reason }: HsCandidate): Candidate => ({
  hsCode,
  name,
  share: percentOf(share),
  reason: sayReasons(reason),
  words: reason.flatMap(({ kind, word }): Candidate['words'] => {
    if (kind === 'matched' || kind === 'synonym' || kind === 'rule') return [{ word, kind: 'goods' }];
    return kind === 'attribute' || kind === 'answered' ? [{ word, kind: 'attribute' }] : [];
  }),
});

/** An answer as it is told. Below the least confidence nothing is proposed; the candidates are told all the same. */
export function showAnswer({ candidates, headings, confidence4, confidence6, question }: HsAnswer) {
  const best = candidates[0];
  const isProposed = best !== undefined && percentOf(confidence4) >= proposedFrom;
  return {
    hsCode: isProposed ? best.hsCode : '',
    confidence: isProposed ? percentOf(confidence6) : 0,
    headingConfidence: percentOf(confidence4),
    reason: isProposed ? sayReasons(best.reason) : '',
    candidates: candidates.map(showCandidate),
    headings: headings.map(showCandidate),
    question:
      question === null
        ? null
        : {
            attribute: question.attribute,
            title: questionTitle(question.attribute),
            values: question.values.map(({ value, codes }) => ({ value, codes: [...codes] })),
          },
  };
}
