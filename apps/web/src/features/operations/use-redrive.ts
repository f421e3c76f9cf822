import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { decidedQuery, deskQuery, operationsCalls, quarantineQuery, type Redriven } from './api';
import type { SayOperations } from './name-of-code';

/** What was driven again, and what has become of it by now. */
export interface Redrive {
  readonly isBusy: boolean;
  /** One sentence about the last that were driven again; null when none were. */
  readonly outcome: string | null;
  readonly redrive: (ids: readonly number[], force?: boolean) => Promise<void>;
}

/** Drives messages again, and looks after them until each is decided. */
export function useRedrive(say: SayOperations): Redrive {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<Redriven>([]);
  const inLine = results.filter(({ result }) => result === 'in-line').map(({ messageId }) => messageId);
  const { data } = useQuery(decidedQuery(inLine));

  const redrive = async (ids: readonly number[], force = false): Promise<void> => {
    setIsBusy(true);
    try {
      setResults((await operationsCalls.redriveMessages(ids, force)).list);
      await client.invalidateQueries({ queryKey: quarantineQuery.queryKey });
    } catch {
      // It has been shown; what was driven before stays told.
    } finally {
      setIsBusy(false);
    }
  };

  const states = inLine.map((id) => data?.list.find(({ messageId }) => messageId === id)?.state ?? 'received');
  const count = (state: string): number => states.filter((own) => own === state).length;
  const isDecided = inLine.length > 0 && count('received') === 0;
  useEffect(() => {
    // The counts and the list of what was set aside are others now.
    if (isDecided) for (const { queryKey } of [deskQuery, quarantineQuery]) void client.invalidateQueries({ queryKey });
  }, [client, isDecided]);
  const refused = (result: Redriven[number]['result']): number => results.filter((own) => own.result === result).length;
  const told = [
    count('received') > 0 && say('result.received', { count: count('received') }),
    count('applied') > 0 && say('result.applied', { count: count('applied') }),
    count('duplicate') > 0 && say('result.duplicate', { count: count('duplicate') }),
    count('quarantined') > 0 && say('result.quarantined', { count: count('quarantined') }),
    refused('not-quarantined') > 0 && say('result.notQuarantined', { count: refused('not-quarantined') }),
    refused('raw-expired') > 0 && say('result.rawExpired', { count: refused('raw-expired') }),
  ].filter((part) => part !== false);
  const outcome = results.length === 0 ? null : say('outcome', { count: results.length, told: told.join(' · ') });
  return { isBusy, outcome, redrive };
}
