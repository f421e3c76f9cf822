import type { HsReason } from './answer';
import { agree, attributes } from './attributes';
import type { Leaf } from './leaves';
import { isKnownAnswer, otherValue } from './question';
import { weights } from './weights';

/** What the attributes that a name states, or answers tell, make of a code; why goes to the reasons. */
export function scoreAttributes(
  leaf: Leaf,
  said: ReadonlyMap<string, string>,
  answered: Readonly<Record<string, string>>,
  reasons: HsReason[],
): number {
  let score = 0;
  for (const { id } of attributes) {
    const titled = leaf.attributes.get(id);
    const answer = answered[id];
    if (answer !== undefined) {
      if (answer === (titled ?? otherValue)) {
        score += weights.answerAgrees;
        reasons.push({ kind: 'answered', word: answer });
      } else if (isKnownAnswer(id, answer)) score += weights.answerDiffers;
      continue;
    }
    const stated = said.get(id);
    if (id === 'make' && stated !== undefined && leaf.chapterMake !== null) {
      score += stated === leaf.chapterMake ? weights.makeOfChapterAgrees : weights.makeOfChapterDiffers;
      continue;
    }
    if (id === 'part') {
      if ((stated === undefined) !== (titled === undefined)) score += weights.partDiffers;
      continue;
    }
    if (
      stated !== undefined &&
      titled === undefined &&
      id === 'material' &&
      leaf.chapterMaterials !== null &&
      !leaf.chapterMaterials.includes(stated)
    ) {
      score += weights.materialOfChapterDiffers;
    }
    if (stated === undefined || titled === undefined) continue;
    if (agree(stated, titled)) {
      score += weights.attributeAgrees;
      reasons.push({ kind: 'attribute', word: stated });
    } else score += id === 'wearer' ? weights.wearerDiffers : weights.attributeDiffers;
  }
  return score;
}

/** Whether the name states a material, power, wearer or make that is another than the title's or its chapter's. */
export function contradicts(leaf: Leaf, said: ReadonlyMap<string, string>): boolean {
  const make = said.get('make');
  if (make !== undefined && leaf.chapterMake !== null && make !== leaf.chapterMake) return true;
  return ['material', 'power', 'wearer'].some((id) => {
    const titled = leaf.attributes.get(id);
    const stated = said.get(id);
    return titled !== undefined && stated !== undefined && !agree(stated, titled);
  });
}

/** A size the name states against the size the title asks for. */
export function scoreSize({ size }: Leaf, sizes: ReadonlyMap<string, number>): number {
  const stated = size === null ? undefined : sizes.get(size.measure);
  if (size === null || stated === undefined) return 0;
  return stated > size.over && stated <= size.upTo ? weights.sizeAgrees : weights.sizeDiffers;
}
