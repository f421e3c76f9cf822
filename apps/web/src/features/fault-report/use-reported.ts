import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loginState, useSession } from '../../platform/session';
import { ofBillKey } from './keys';

/** What became of the newest report of an event. */
export type Reported = 'waiting' | 'answered';

/** The events of a bill that the own identity has reported, by their numbers; none while nobody can tell. The calls come with the question. */
export function useReported(port: PortCode, blno: string): ReadonlyMap<number, Reported> {
  const isSignedIn = useSession(loginState);
  const { data } = useQuery({
    queryKey: ofBillKey(port, blno),
    queryFn: async ({ signal }) => (await import('./api')).findReports(port, blno, signal),
    enabled: isSignedIn,
  });
  return useMemo(() => {
    const oldestFirst = [...(data ?? [])].reverse();
    return new Map(oldestFirst.map(({ eventId, answeredTime }) => [eventId, answeredTime === null ? 'waiting' : 'answered']));
  }, [data]);
}
