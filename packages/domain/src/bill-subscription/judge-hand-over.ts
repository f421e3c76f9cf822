import type { PortCode } from '../vocabulary/port';

/** A bill for which somebody else answers from now on. */
export interface HandedBill {
  readonly port: PortCode;
  readonly billNo: string;
}

/**
 * Of what a successor is told: the bills that came to him, by their port. Nothing for who took them himself: he knows.
 *
 * @param changed bills for which he did not answer before
 */
export function toldToSuccessor(
  { toId, byId }: { readonly toId: number; readonly byId: number },
  changed: readonly HandedBill[],
): ReadonlyMap<PortCode, readonly string[]> {
  const told = new Map<PortCode, string[]>();
  if (toId === byId) return told;
  for (const { port, billNo } of changed) told.set(port, [...(told.get(port) ?? []), billNo]);
  return told;
}

/** Who hands over, as news name him: not by a phone, which stands in place of a name that nobody gave. */
export function nameInNews(name: string): string {
  return /\d{5}|\*{3}/.test(name) ? '' : name;
}
