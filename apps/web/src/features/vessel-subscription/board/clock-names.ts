/** What a port calls the clocks that stand on its board (portRules: cut-off words). */
import { portRules } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { said } from '../../../platform/said';

/** A clock that stands on the board as a sign. */
export type TickKind = 'opens' | 'port' | 'customs';

/** The port's word for its own cut-off. */
export function cutOffNameOf(port: PortCode): string {
  return said(portRules(port).cutOffNames.portClosesMs);
}

/** The signs of the board in their order, each with the port's word for its clock. */
export function ticksOf(port: PortCode): readonly (readonly [TickKind, string])[] {
  const { gateInOpensMs, portClosesMs, customsClosesMs } = portRules(port).cutOffNames;
  return [
    ['opens', said(gateInOpensMs)],
    ['port', said(portClosesMs)],
    ['customs', said(customsClosesMs)],
  ];
}
