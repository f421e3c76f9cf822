/** What a correction changes, field by field: the side-by-side view of old and new (ux 6.8). */
import { blankLine, goodsFields, headFields, partyFields, partyRoles, placeName, type ManifestFiling } from './filing';

export interface FilingChange {
  /** As `placeName` spells it. */
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

/** Each field that reads otherwise in `after`, in the order of the form; lines are compared by their place. */
export function compareFilings(before: ManifestFiling, after: ManifestFiling): FilingChange[] {
  const head = headFields.map((field) => ({ place: placeName({ part: 'head', field }), from: before.head[field], to: after.head[field] }));
  const parties = partyRoles.flatMap((role) =>
    partyFields.map((field) => ({
      place: placeName({ part: role, field }),
      from: before.parties[role][field],
      to: after.parties[role][field],
    })),
  );
  const lines = Array.from({ length: Math.max(before.goods.length, after.goods.length) }, (_, row) =>
    goodsFields.map((field) => ({
      place: placeName({ part: 'goods', row, field }),
      from: (before.goods[row] ?? blankLine)[field],
      to: (after.goods[row] ?? blankLine)[field],
    })),
  ).flat();
  return [...head, ...parties, ...lines].filter(({ from, to }) => from !== to);
}
