import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { readKg } from '@mastlight/domain/vgm/weights';

/** Containers with one weight each, as two columns of a spreadsheet hold them. */
export interface ReadPairs {
  /** Each container once, weights in kg. */
  readonly pairs: readonly { readonly containerNo: string; readonly kg: number }[];
  /** Rows of which nothing was taken, counted from 1: no container, no weight, or a container with two weights. */
  readonly leftOut: readonly { readonly row: number; readonly why: 'containerNo' | 'weight' | 'twoWeights'; readonly text: string }[];
}

/** Null where a block is something else: not two columns, or no container in it. */
export function readPairs(block: readonly (readonly string[])[]): ReadPairs | null {
  const rows = block.flatMap((cells, at) => (cells.some((text) => text.trim() !== '') ? [{ row: at + 1, cells }] : []));
  if (rows.length === 0 || rows.some(({ cells }) => cells.length !== 2)) return null;
  const read = rows.map(({ row, cells: [first = '', second = ''] }) => ({
    row,
    first,
    second,
    containerNo: first.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''),
    kg: readKg(second.normalize('NFKC')),
  }));
  // The titles of the columns may stand above.
  const body = read[0]!.kg === null && !isContainerNo(read[0]!.containerNo) ? read.slice(1) : read;
  const weights = new Map<string, Set<number>>();
  for (const { containerNo, kg } of body) {
    if (isContainerNo(containerNo) && kg !== null) weights.set(containerNo, (weights.get(containerNo) ?? new Set()).add(kg));
  }
  if (weights.size === 0) return null;
  return {
    pairs: [...weights].flatMap(([containerNo, [kg, ...others]]) => (others.length === 0 ? [{ containerNo, kg: kg! }] : [])),
    leftOut: body.flatMap(({ row, containerNo, kg, first, second }): ReadPairs['leftOut'] => {
      if (!isContainerNo(containerNo)) return [{ row, why: 'containerNo', text: first }];
      if (kg === null) return [{ row, why: 'weight', text: second }];
      return weights.get(containerNo)!.size > 1 ? [{ row, why: 'twoWeights', text: containerNo }] : [];
    }),
  };
}
