/** What a pasted number can become: each product that subscribes says how its kind is sent, and is loaded when one is found. */
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Fee } from '@mastlight/domain/billing/index';
import type { SubscribableKind } from '@mastlight/domain/vocabulary/find-numbers';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { loadChunk } from '../load-chunk';
import { sendSignal } from '../signals';

/** What became of one thing that was to be subscribed. */
export interface PasteOutcome {
  readonly code: 'added' | 'repeated' | 'failed';
  readonly reason: string | null;
}

/** How many things of one fee. */
export interface FeeCount {
  readonly fee: Fee;
  readonly count: number;
}

/** A product whose numbers are pasted. */
export interface PasteKind {
  readonly kind: SubscribableKind;
  /** The first part of its keys in the cache. */
  readonly product: string;
  /** What one of it costs at a port; null: nothing. */
  readonly feeOf: (port: PortCode) => Fee | null;
  /** What so many of these fees cost together, said before they are sent. */
  readonly renderCost: (port: PortCode, wishes: readonly FeeCount[]) => ReactNode;
  /**
   * Answers each in its place, as far as there are answers; refusals of a whole call have been shown.
   * @throws CallError, ChargeDeclined of the first call: nothing is done then.
   */
  readonly subscribe: (port: PortCode, numbers: readonly string[]) => Promise<readonly PasteOutcome[]>;
}

/** How each kind is loaded, and where boxes are looked up. */
export interface PasteWays {
  readonly kinds: Readonly<Record<SubscribableKind, () => Promise<PasteKind>>>;
  /** The address that asks a port for boxes. */
  readonly boxAddress: (port: PortCode, containerNos: readonly string[]) => string;
}

let ways: PasteWays | null = null;

/** Tells what can be pasted; whoever puts the features together does it once, before anything is shown. */
export function providePasteWays(provided: PasteWays): void {
  ways = provided;
}

/** The address that asks a port for boxes; null where nobody has told one. */
export function boxAddress(port: PortCode, containerNos: readonly string[]): string | null {
  return ways?.boxAddress(port, containerNos) ?? null;
}

/**
 * Loads how a kind is subscribed to.
 * @throws ChunkLost when it does not come, which has been told: its numbers cannot be sent without it.
 */
export async function loadPasteKind(kind: SubscribableKind): Promise<PasteKind> {
  if (ways === null) throw new Error('Nobody has told what can be pasted');
  try {
    return await loadChunk(ways.kinds[kind]);
  } catch (error) {
    sendSignal('chunk-lost', {});
    throw error;
  }
}

/** How these kinds are subscribed to, once they are loaded. A hook. */
export function usePasteKinds(kinds: readonly SubscribableKind[]): ReadonlyMap<SubscribableKind, PasteKind> {
  const { data } = useQuery({
    queryKey: ['paste-kinds', ...kinds],
    queryFn: () => Promise.all(kinds.map(loadPasteKind)),
    enabled: kinds.length > 0,
    staleTime: Infinity,
  });
  return new Map(data?.map((each) => [each.kind, each]));
}
