import { isMaterial, withoutMaterials } from './materials';
import type { NameHit, NameIndex } from './name-index';
import type { GoodsName } from './read-goods-name';

/** What a name counts that is found only when the words for materials are out. */
const bareShare = 0.85;
/** What a name counts that says a material only, beside others. */
const materialShare = 0.35;

/** The strongest everyday name for each code in the parts of a name, as written and without the words for materials. */
export function strongest(read: GoodsName, index: NameIndex): Map<string, NameHit> {
  const found = new Map<string, NameHit>();
  for (const { text, weight } of read.parts) {
    const bare = withoutMaterials(text);
    const hits = index.find(text).map((hit) => ({ hit, share: weight }));
    if (bare !== text && bare !== '') {
      for (const hit of index.find(bare))
        if (!hits.some((other) => other.hit.name === hit.name)) hits.push({ hit, share: weight * bareShare });
    }
    for (const { hit, share } of hits) {
      const isOnlyMaterial = hits.length > 1 && isMaterial(hit.name);
      const strength = hit.strength * share * (isOnlyMaterial ? materialShare : 1);
      for (const code of hit.codes) if (strength > (found.get(code)?.strength ?? 0)) found.set(code, { ...hit, strength });
    }
  }
  return found;
}

/** The strongest name of any subheading of a heading. */
export function bestUnder(names: ReadonlyMap<string, NameHit>, heading: string): NameHit | null {
  let found: NameHit | null = null;
  for (const [code, hit] of names) if (code.length === 6 && code.startsWith(heading) && hit.strength > (found?.strength ?? 0)) found = hit;
  return found;
}

/** The stronger of two names, where there is one. */
export const best = (one: NameHit | null | undefined, other: NameHit | null | undefined): NameHit | null => {
  if (one == null) return other ?? null;
  return other != null && other.strength > one.strength ? other : one;
};
