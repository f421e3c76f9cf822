import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { VesselRow } from '../declaration';
import type { VesselSearch } from '../list-search';
import { vesselTexts } from '../texts/zh-CN';
import { affectedColumns } from './affected-columns';
import { useAffected } from './use-affected';

/** What of the list the board and the radar need. */
export interface BoardList {
  readonly rows: readonly VesselRow[];
  readonly search: VesselSearch;
  readonly change: (part: Partial<VesselSearch>) => void;
}

/** The berth board and the cut-off radar of a list: what its clocks endanger, the columns that tell it, and how a call is shown. */
export function useBoard({ rows, search, change }: BoardList) {
  const say = useTexts(vesselTexts);
  const affected = useAffected(search.port, rows);
  const bills = useMemo(() => affectedColumns(affected, say), [affected, say]);
  const show = useCallback(({ id }: VesselRow): void => change({ call: String(id) }), [change]);
  return { affected, bills, show };
}
