/** What of a bill's manifests came, for whoever waited for it. */
import { stageNames } from './say-manifest';
import { stages, type Stage } from './stage';
import type { Statement } from './statement';

/** A message, an answer of customs, a message that takes back. */
export const cameWords = ['declared', 'answered', 'deleted'] as const;

/** One message that came of a bill. */
export interface Came {
  readonly stage: Stage;
  readonly what: (typeof cameWords)[number];
}

const nouns: Readonly<Record<Came['what'], string>> = { declared: '报文', answered: '回执', deleted: '删单' };

const places = new Map(stages.flatMap((stage, row) => cameWords.map((what, at) => [`${stage} ${what}`, row * cameWords.length + at])));
const placeOf = ({ stage, what }: Came): number => places.get(`${stage} ${what}`)!;

/** What statements are, each kind once, in the order in which the messages come. */
export function cameOf(statements: readonly (Pick<Statement, 'kind' | 'stage'> & { readonly isTakenBack?: boolean })[]): readonly Came[] {
  const came = new Map<number, Came>();
  for (const { kind, stage, isTakenBack } of statements) {
    const one: Came = { stage, what: kind === 'answered' ? 'answered' : isTakenBack === true ? 'deleted' : 'declared' };
    came.set(placeOf(one), one);
  }
  return [...came].toSorted(([a], [b]) => a - b).map(([, one]) => one);
}

/** In words: `预配报文、运抵回执到了`. */
export function sayCame(came: readonly Came[]): string {
  return `${came.map(({ stage, what }) => `${stageNames[stage]}${nouns[what]}`).join('、')}到了`;
}
