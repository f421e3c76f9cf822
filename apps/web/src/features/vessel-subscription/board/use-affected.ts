import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { vesselSubscription, type AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { callEndpoint } from '../../../platform/http-client';
import { inPortions } from '../../../platform/list/in-portions';
import { vesselList, type VesselRow } from '../declaration';

/** A box that comes in is no news of its ship's call: what is endangered is asked for again by itself. */
const askedEveryMs = 30_000;

export type Affected = ReadonlyMap<number, AffectedCall>;

const nothing: Affected = new Map();

/** What is known of the calls on the screen: cells are many, and read it here. */
export const useKnownCalls = create<{ readonly calls: Affected }>(() => ({ calls: nothing }));

/** What moved clocks endanger of the user's bills on these calls; at most half a minute old, and at once when a call changes. */
export function useAffected(port: PortCode, rows: readonly VesselRow[]): Affected {
  const ids = rows.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [vesselList.product, 'affected', port, ids, rows.reduce((sum, { version }) => sum + version, 0)],
    queryFn: async ({ signal }): Promise<Affected> => {
      const told = await inPortions(ids, (portion) =>
        callEndpoint(vesselSubscription.queryAffected, { systemKey: port, ids: [...portion] }, { signal, showsErrors: false }),
      );
      return new Map(told.flatMap(({ list }) => list).map((call) => [call.id, call]));
    },
    enabled: ids.length > 0,
    refetchInterval: askedEveryMs,
    placeholderData: keepPreviousData,
  });
  return data ?? nothing;
}
