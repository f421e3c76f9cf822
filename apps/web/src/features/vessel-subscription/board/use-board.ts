import { useCallback, useEffect, useMemo } from 'react';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { useTexts } from '../../../platform/catalogue';
import type { VesselRow } from '../declaration';
import type { VesselSearch } from '../list-search';
import { vesselTexts } from '../texts/zh-CN';
import { affectedColumns } from './affected-columns';
import { withoutReady } from './readiness';
import { useAffected, useKnownCalls } from './use-affected';

/** What of the list the board and the radar need. */
export interface BoardList {
  readonly rows: readonly VesselRow[];
  readonly search: VesselSearch;
  readonly change: (part: Partial<VesselSearch>) => void;
}

/** The same, with its counts, and what is known of its port. */
export interface CountedList extends BoardList {
  readonly page: Pick<ResponseData<typeof vesselSubscription.queryRows>, 'counts' | 'total' | 'silence'> | undefined;
  readonly whyUnknown: string | undefined;
}

/** The berth board and the cut-off radar of a list: what its clocks endanger, the columns that tell it, and how a call is shown. */
export function useBoard({ rows, search, change, page }: CountedList) {
  const say = useTexts(vesselTexts);
  const heard = useAffected(search.port, rows);
  const isSilent = page !== undefined && page.silence !== null;
  const affected = useMemo(() => (isSilent ? withoutReady(heard) : heard), [heard, isSilent]);
  useEffect(() => useKnownCalls.setState({ calls: affected }), [affected]);
  const bills = useMemo(() => affectedColumns(affected, say), [affected, say]);
  const show = useCallback(({ id }: VesselRow): void => change({ call: String(id) }), [change]);
  return { affected, bills, show };
}
